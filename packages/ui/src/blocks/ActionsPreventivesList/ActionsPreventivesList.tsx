import type { ActionPreventive } from '@odu/api-contract';
import { formatDateLongue, listPrecisions } from '@odu/domain';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { StatutActionBadge } from '../StatutActionBadge/StatutActionBadge.tsx';
import * as styles from './ActionsPreventivesList.css.ts';

export interface ActionsPreventivesListProps {
  actions: readonly ActionPreventive[];
  /** The risk that an action answers; leave it out where the risk is known. */
  getRisqueName?: (action: ActionPreventive) => string | undefined;
  /** The unit that an action belongs to; leave it out where the unit is known. */
  getUniteName?: (action: ActionPreventive) => string | undefined;
  emptyText?: string;
}

/** Preventive actions to read: the measure, its risk, who, when, how much, how far. */
export function ActionsPreventivesList({
  actions,
  getRisqueName,
  getUniteName,
  emptyText = 'Aucune action préventive.',
}: ActionsPreventivesListProps) {
  if (actions.length === 0) return <Text tone="soft">{emptyText}</Text>;
  return (
    <Stack as="ul" gap="small">
      {actions.map((action) => (
        <li key={action.idAction} className={styles.action}>
          <div className={styles.header}>
            <p className={styles.mesure}>{action.descriptionDeLaMesure}</p>
            <StatutActionBadge statut={action.statut} />
          </div>
          <dl className={styles.facts}>
            {getRisqueName !== undefined && (
              <Fact label="Risque associé">{getRisqueName(action) ?? 'Risque supprimé'}</Fact>
            )}
            {getUniteName !== undefined && (
              <Fact label="Unité de travail">{getUniteName(action) ?? 'Unité supprimée'}</Fact>
            )}
            <Fact label="Responsable">{action.responsable}</Fact>
            <Fact label="Échéance">{formatDateLongue(action.date)}</Fact>
            {action.budget.trim() !== '' && <Fact label="Budget">{action.budget}</Fact>}
            {listPrecisions(action).map(({ label, texte }) => (
              <Fact key={label} label={label}>
                {texte}
              </Fact>
            ))}
          </dl>
        </li>
      ))}
    </Stack>
  );
}

interface FactProps {
  label: string;
  children: string;
}

function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
