import type { ActionPreventive, DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { activerPapripact, CHAMPS_DU_PROGRAMME, formatPluriel, mesuresDePrevention } from '@odu/domain';
import { PapripactToggleCard, Stack } from '@odu/ui';
import { useCallback, useEffect, useState } from 'react';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { findRisque, useOpenedRisque } from '../model/use-opened-risque.ts';
import { useOpenedAction } from '../model/use-opened-action.ts';
import { useMove, usePlaceOf } from '../../../place/place.ts';
import { LazyAReevaluer } from '../../../reevaluation/LazyAReevaluer.tsx';
import { LazyActionForm } from '../actions/LazyActionForm.tsx';
import { NoRisques } from '../parts/NoRisques.tsx';
import { NoUnites } from '../parts/NoUnites.tsx';
import { RessourcesPapripact } from '../actions/RessourcesPapripact.tsx';
import { UniteActions } from '../actions/UniteActions.tsx';
import { FindableRisques } from '../parts/FindableRisques.tsx';
import { UniteTabs } from '../parts/UniteTabs.tsx';

/** How long the card draws the eye when the step opens (specification 2, section 9). */
const HIGHLIGHT_MS = 3_000;

/** An action of a unit whose form is open, null for a new one. */
type OpenedAction = { unite: UniteDeTravail; action: ActionPreventive | null };

const countActions = ({ papripactActionsPreventives }: UniteDeTravail) =>
  formatPluriel(papripactActionsPreventives.length, 'action');

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
  // The address names the risk that a new action is for, or an action: links of the document lead here.
  const move = useMove();
  const idRisqueAsked = usePlaceOf('risque');
  const asked = useOpenedRisque(unites, idRisqueAsked);
  const idActionAsked = usePlaceOf('action');
  const askedAction = useOpenedAction(unites, idActionAsked);
  const champAsked = usePlaceOf('champ');
  const champ = CHAMPS_DU_PROGRAMME.find((name) => name === champAsked);
  const shown = opened ?? askedAction ?? (asked && { unite: asked.unite, action: null });
  const current = shown && {
    ...shown,
    unite:
      unites.find(({ idUniteDeTravail }) => idUniteDeTravail === shown.unite.idUniteDeTravail) ?? shown.unite,
    idRisque: shown.action === null && opened === null ? (asked?.risque.idRisque ?? null) : null,
  };
  const addActionFor = (idRisque: string) => {
    const found = findRisque(unites, idRisque);
    if (found !== null) move({ risque: idRisque, unite: found.unite.idUniteDeTravail });
  };
  // The same while a form opens and closes: no tab is drawn anew because of it.
  const renderUnite = useCallback(
    (unite: UniteDeTravail) => (
      <UniteActions
        key={unite.idUniteDeTravail}
        duerpId={duerp.id}
        unite={unite}
        onOpen={(action) => setOpened({ unite, action })}
      />
    ),
    [duerp.id],
  );
  const close = () => {
    setOpened(null);
    if (idRisqueAsked !== undefined || idActionAsked !== undefined)
      move({ risque: undefined, action: undefined, champ: undefined });
  };
  if (current === null && unites.length === 0) return <NoUnites duerpId={duerp.id} />;
  // An action outlives its risk.
  const isEmpty = unites.every(
    ({ risques, papripactActionsPreventives }) =>
      risques.length === 0 && papripactActionsPreventives.length === 0,
  );
  if (current === null && isEmpty) return <NoRisques duerpId={duerp.id} />;
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
      <LazyAReevaluer duerp={duerp} />
      <FindableRisques unites={unites} openLabel="ajouter une action préventive" onOpen={addActionFor}>
        <UniteTabs duerp={duerp} getBadge={countActions}>
          {renderUnite}
        </UniteTabs>
      </FindableRisques>
      {current !== null && (
        <LazyActionForm
          key={current.action?.idAction ?? `new ${current.idRisque}`}
          duerp={duerp}
          {...current}
          isProgrammeExpected={isProgrammeExpected}
          champ={opened === null ? champ : undefined}
          onClose={close}
        />
      )}
    </Stack>
  );
}
