import type { ActionPreventive, DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { activerPapripact, formatPluriel, mesuresDePrevention } from '@odu/domain';
import { PapripactToggleCard, Stack } from '@odu/ui';
import { useEffect, useState } from 'react';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { ActionForm } from '../parts/ActionForm.tsx';
import { NoRisques } from '../parts/NoRisques.tsx';
import { NoUnites } from '../parts/NoUnites.tsx';
import { RessourcesPapripact } from '../parts/RessourcesPapripact.tsx';
import { UniteActions } from '../parts/UniteActions.tsx';
import { FindableRisques } from '../parts/FindableRisques.tsx';
import { UniteTabs } from '../parts/UniteTabs.tsx';

/** How long the card draws the eye when the step opens (specification 2, section 9). */
const HIGHLIGHT_MS = 3_000;

/** `idRisque`: the risk that a new action is for, when it is known. */
type OpenedAction = { unite: UniteDeTravail; action: ActionPreventive | null; idRisque: string | null };

/** Step 6: the annual programme, and the preventive actions of each unit. */
export default function PapripactStep({ duerp }: { duerp: DuerpDocument }) {
  const {
    unitesDeTravail: unites,
    isPapripactEnabled,
    ressourcesPapripact: ressources = '',
    entreprise,
  } = duerp.data;
  const isProgrammeExpected = mesuresDePrevention(entreprise).regime === 'programme';
  const edit = useEditDuerp(duerp.id);
  const [isHighlighted, setIsHighlighted] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsHighlighted(false), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, []);
  // As they were when the form opened: what is being typed stays, whoever deletes the unit or the action meanwhile.
  const [opened, setOpened] = useState<OpenedAction | null>(null);
  const current = opened && {
    ...opened,
    unite:
      unites.find(({ idUniteDeTravail }) => idUniteDeTravail === opened.unite.idUniteDeTravail) ??
      opened.unite,
  };
  const addActionFor = (idRisque: string) => {
    const unite = unites.find(({ risques }) => risques.some((risque) => risque.idRisque === idRisque));
    if (unite !== undefined) setOpened({ unite, action: null, idRisque });
  };
  if (current === null && unites.length === 0) return <NoUnites duerpId={duerp.id} />;
  if (current === null && unites.every(({ risques }) => risques.length === 0))
    return <NoRisques duerpId={duerp.id} />;
  return (
    <Stack gap="large">
      <PapripactToggleCard
        isPapripactEnabled={isPapripactEnabled}
        entreprise={entreprise}
        isHighlighted={isHighlighted}
        onChange={(isEnabled) => edit(activerPapripact(isEnabled))}
      />
      {(isPapripactEnabled || isProgrammeExpected || ressources !== '') && (
        <RessourcesPapripact duerpId={duerp.id} saved={ressources} />
      )}
      <FindableRisques unites={unites} openLabel="ajouter une action préventive" onOpen={addActionFor}>
        <UniteTabs
          duerp={duerp}
          renderBadge={({ papripactActionsPreventives }) =>
            formatPluriel(papripactActionsPreventives.length, 'action')
          }
        >
          {(unite) => (
            <UniteActions
              key={unite.idUniteDeTravail}
              duerpId={duerp.id}
              unite={unite}
              onOpen={(action) => setOpened({ unite, action, idRisque: null })}
            />
          )}
        </UniteTabs>
      </FindableRisques>
      {current !== null && (
        <ActionForm
          key={current.action?.idAction ?? `new ${current.idRisque}`}
          duerpId={duerp.id}
          {...current}
          isProgrammeExpected={isProgrammeExpected}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}
