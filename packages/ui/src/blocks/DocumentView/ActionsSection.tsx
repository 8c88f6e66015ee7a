import type { UniteDeTravail } from '@odu/api-contract';
import {
  CHAMPS_DU_PAPRIPACT,
  labelRisque,
  mesuresDePrevention,
  titreDesMesures,
  type EffectifDEntreprise,
} from '@odu/domain';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ActionsPreventivesList } from '../ActionsPreventivesList/ActionsPreventivesList.tsx';
import { PhraseDeLoi } from '../TexteDeLoi/PhraseDeLoi.tsx';
import * as styles from './DocumentView.css.ts';

export interface ActionsSectionProps {
  unites: readonly UniteDeTravail[];
  isPapripactEnabled: boolean;
  /** What the company can use for its programme; empty when nobody said. */
  ressources: string;
  /** What decides of the paragraph of law that asks for the actions. */
  entreprise: EffectifDEntreprise | null;
  level: 3 | 4;
}

/** The preventive actions of all units by date: the yearly programme, or the list that every company keeps. */
export function ActionsSection({
  unites,
  isPapripactEnabled,
  ressources,
  entreprise,
  level,
}: ActionsSectionProps) {
  const uniteNames = new Map(unites.map((unite) => [unite.idUniteDeTravail, unite.displayName]));
  const risqueNames = new Map(
    unites.flatMap(({ risques }) => risques.map((risque) => [risque.idRisque, labelRisque(risque)] as const)),
  );
  const actions = unites
    .flatMap(({ papripactActionsPreventives }) => papripactActionsPreventives)
    .toSorted((first, second) => first.date.localeCompare(second.date));
  return (
    <section className={styles.section}>
      <Heading level={level} size="s22">
        {titreDesMesures(isPapripactEnabled, entreprise)}
      </Heading>
      <Text tone="soft" isProse>
        <PhraseDeLoi phrase={mesuresDePrevention(entreprise)} />
      </Text>
      {ressources.trim() !== '' && (
        <Text isProse>
          <strong>{CHAMPS_DU_PAPRIPACT.ressourcesPapripact.label}&nbsp;:</strong> {ressources}
        </Text>
      )}
      <ActionsPreventivesList
        actions={actions}
        getRisqueName={({ idRisqueAssocie }) =>
          idRisqueAssocie === null ? undefined : risqueNames.get(idRisqueAssocie)
        }
        getUniteName={({ idUniteDeTravail }) => uniteNames.get(idUniteDeTravail)}
        emptyText="Aucune action préventive n'est encore prévue."
      />
    </section>
  );
}
