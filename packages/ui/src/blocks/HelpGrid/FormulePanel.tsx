import { formatFormule, NBSP, NIVEAU_LABELS, NIVEAU_SEUILS, NIVEAU_STATUSES } from '@odu/domain';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import * as styles from './HelpGrid.css.ts';

const EXEMPLE = { evalGravite: 3, evalFrequence: 2, evalMaitrise: 3 } as const;

const VALEURS = {
  GREEN: `moins de ${NIVEAU_SEUILS.YELLOW}`,
  YELLOW: `de ${NIVEAU_SEUILS.YELLOW} à moins de ${NIVEAU_SEUILS.ORANGE}`,
  ORANGE: `de ${NIVEAU_SEUILS.ORANGE} à moins de ${NIVEAU_SEUILS.RED}`,
  RED: `${NIVEAU_SEUILS.RED} et plus`,
} as const;

/** How a level is computed, and the bands. */
export function FormulePanel() {
  return (
    <div className={styles.panel}>
      <p className={styles.formule}>Niveau de risque = gravité × fréquence × coefficient de maîtrise</p>
      <Text isProse>
        Exemple{NBSP}: une gravité «{'\u202F'}Grave{'\u202F'}» (3), une fréquence «{'\u202F'}Rare{'\u202F'}»
        (2) et une maîtrise «{'\u202F'}Faible{'\u202F'}» (0,75) donnent{' '}
        <strong className={styles.numeric}>{formatFormule(EXEMPLE)}</strong>, un niveau{' '}
        {NIVEAU_LABELS.ORANGE.toLowerCase()}.
      </Text>
      <Table
        caption="Niveaux de risque"
        rows={NIVEAU_STATUSES}
        getRowKey={(status) => status}
        columns={[
          {
            id: 'niveau',
            label: 'Niveau',
            isRowHeader: true,
            cell: (status) => <NiveauBadge status={status} size="small" />,
          },
          { id: 'valeur', label: 'Valeur', cell: (status) => VALEURS[status] },
        ]}
      />
    </div>
  );
}
