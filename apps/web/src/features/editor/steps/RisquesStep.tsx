import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { formatPluriel } from '@odu/domain';
import { Stack, Text } from '@odu/ui';
import { AvecSelection } from '../../../selection/AvecSelection.tsx';
import { ActiveSelectionBar, SelectionButton } from '../../../selection/SelectionSlots.tsx';
import { useMove } from '../../../place/place.ts';
import { FindableRisques } from '../parts/FindableRisques.tsx';
import { NoUnites } from '../parts/NoUnites.tsx';
import { UniteTabs } from '../parts/UniteTabs.tsx';
import { useNewAction } from '../actions/use-new-action.tsx';
import { UniteRisques } from '../risques/UniteRisques.tsx';
import { usePremadeRisques } from '../risques/use-premade-risques.tsx';

const countRisques = ({ risques }: UniteDeTravail) => formatPluriel(risques.length, 'risque');

/** Step 4: the risks of each unit, by category. */
export default function RisquesStep({ duerp }: { duerp: DuerpDocument }) {
  const move = useMove();
  const { addActionFor, newAction } = useNewAction(duerp);
  const { pickExemples, exemples } = usePremadeRisques(duerp);
  return (
    <>
      {duerp.data.unitesDeTravail.length === 0 ? (
        <NoUnites duerpId={duerp.id} />
      ) : (
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
              onAddAction={addActionFor}
              tools={<SelectionButton />}
            >
              <UniteTabs duerp={duerp} getBadge={countRisques}>
                {(unite) => (
                  <UniteRisques
                    key={unite.idUniteDeTravail}
                    duerp={duerp}
                    unite={unite}
                    onAddAction={addActionFor}
                    onPickExemples={pickExemples}
                  />
                )}
              </UniteTabs>
            </FindableRisques>
          </AvecSelection>
        </Stack>
      )}
      {/* With the last unit, the action that is being typed for one of its risks does not go, nor what is ticked for it. */}
      {newAction}
      {exemples}
    </>
  );
}
