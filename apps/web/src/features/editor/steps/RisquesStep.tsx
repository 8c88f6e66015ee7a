import type { CodeDeFamille, DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { formatPluriel } from '@odu/domain';
import { Stack, Text } from '@odu/ui';
import { memo, useDeferredValue } from 'react';
import { AvecSelection } from '../../../selection/AvecSelection.tsx';
import { ActiveSelectionBar, SelectionButton } from '../../../selection/SelectionSlots.tsx';
import { useMove } from '../model/place.ts';
import { FindableRisques } from '../parts/FindableRisques.tsx';
import { NoUnites } from '../parts/NoUnites.tsx';
import { UniteTabs } from '../parts/UniteTabs.tsx';
import { useNewAction } from '../actions/use-new-action.tsx';
import { UniteRisques } from '../risques/UniteRisques.tsx';
import { usePremadeRisques } from '../risques/use-premade-risques.tsx';

const countRisques = ({ risques }: UniteDeTravail) => formatPluriel(risques.length, 'risque');

/** Step 4: the risks of each unit, by category. */
export default function RisquesStep({ duerp }: { duerp: DuerpDocument }) {
  const { addActionFor, newAction } = useNewAction(duerp);
  const { pickExemples, exemples } = usePremadeRisques(duerp);
  // What stands around the step is drawn at once with an edit; its lists follow in slices.
  const listed = useDeferredValue(duerp);
  return (
    <>
      <RisquesByUnite duerp={listed} onAddAction={addActionFor} onPickExemples={pickExemples} />
      {/* With the last unit, the action that is being typed for one of its risks does not go, nor what is ticked for it. */}
      {newAction}
      {exemples}
    </>
  );
}

type RisquesByUniteProps = {
  duerp: DuerpDocument;
  onAddAction: (idRisque: string) => void;
  onPickExemples: (idUniteDeTravail: string, famille: CodeDeFamille | null) => void;
};

const RisquesByUnite = memo(function RisquesByUnite({
  duerp,
  onAddAction,
  onPickExemples,
}: RisquesByUniteProps) {
  const move = useMove();
  if (duerp.data.unitesDeTravail.length === 0) return <NoUnites duerpId={duerp.id} />;
  return (
    <Stack gap="large">
      <Text isProse>
        Pour chaque unité de travail, ajoutez les risques auxquels les personnes sont exposées. Vous les
        évaluerez à l'étape suivante.
      </Text>
      <AvecSelection duerp={duerp}>
        <ActiveSelectionBar />
        <FindableRisques
          unites={duerp.data.unitesDeTravail}
          openLabel="ouvrir"
          onOpen={(idRisque) => move({ step: 5, risque: idRisque })}
          onAddAction={onAddAction}
          tools={<SelectionButton />}
        >
          <UniteTabs duerp={duerp} getBadge={countRisques}>
            {(unite) => (
              <UniteRisques
                key={unite.idUniteDeTravail}
                duerp={duerp}
                unite={unite}
                onAddAction={onAddAction}
                onPickExemples={onPickExemples}
              />
            )}
          </UniteTabs>
        </FindableRisques>
      </AvecSelection>
    </Stack>
  );
});
