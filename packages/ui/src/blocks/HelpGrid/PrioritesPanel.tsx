import { NIVEAU_STATUSES, PRIORITES } from '@odu/domain';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { NiveauBadge } from '../NiveauBadge/NiveauBadge.tsx';
import * as styles from './HelpGrid.css.ts';

/** What to do at each level, the worst first. */
export function PrioritesPanel() {
  return (
    <div className={styles.panel}>
      <Text isProse>
        Commencez par les risques les plus élevés. Supprimez d'abord le danger. À défaut, protégez tout le
        monde (protection collective), puis chaque personne (protection individuelle).
      </Text>
      <Table
        caption="Priorité des actions"
        rows={NIVEAU_STATUSES.toReversed()}
        getRowKey={(status) => status}
        columns={[
          {
            id: 'niveau',
            label: 'Niveau',
            isRowHeader: true,
            cell: (status) => <NiveauBadge status={status} size="small" />,
          },
          {
            id: 'conduite',
            label: 'Délai conseillé et conduite',
            cell: (status) => (
              <>
                <strong>{PRIORITES[status].delai}.</strong> {PRIORITES[status].conduite}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
