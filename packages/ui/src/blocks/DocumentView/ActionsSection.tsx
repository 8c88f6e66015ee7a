import type { UniteDeTravail } from '@odu/api-contract';
import { labelRisque, SEUIL_PAPRIPACT } from '@odu/domain';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ActionsPreventivesList } from '../ActionsPreventivesList/ActionsPreventivesList.tsx';
import { nowrap } from '../nowrap.css.ts';
import * as styles from './DocumentView.css.ts';

export interface ActionsSectionProps {
  unites: readonly UniteDeTravail[];
  isPapripactEnabled: boolean;
  level: 3 | 4;
}

/** The preventive actions of all units by date: the yearly programme, or the list that every company keeps. */
export function ActionsSection({ unites, isPapripactEnabled, level }: ActionsSectionProps) {
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
        {isPapripactEnabled
          ? 'Programme annuel de prévention (PAPRIPACT)'
          : 'Liste des actions de prévention'}
      </Heading>
      <Text tone="soft" isProse>
        {isPapripactEnabled ? (
          <>
            Programme prévu par l'article <span className={nowrap}>L4121-3-1, III, 1°</span> du code du
            travail (à partir de {SEUIL_PAPRIPACT}&nbsp;salariés).
          </>
        ) : (
          <>
            Liste prévue par l'article <span className={nowrap}>L4121-3-1, III, 2°</span> du code du travail
            (moins de {SEUIL_PAPRIPACT}&nbsp;salariés).
          </>
        )}
      </Text>
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
