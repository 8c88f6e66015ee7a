import {
  formatCoefficient,
  FREQUENCE_LABELS,
  GRAVITE_LABELS,
  MAITRISE_LABELS,
  NBSP,
  NOTES,
} from '@odu/domain';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FREQUENCE_HELP, GRAVITE_HELP, MAITRISE_HELP } from './help-texts.ts';
import * as styles from './HelpGrid.css.ts';

const CRITERES = [
  { name: 'Gravité', labels: GRAVITE_LABELS, help: GRAVITE_HELP, valueOf: String },
  { name: 'Fréquence', labels: FREQUENCE_LABELS, help: FREQUENCE_HELP, valueOf: String },
  {
    name: 'Maîtrise',
    labels: MAITRISE_LABELS,
    help: MAITRISE_HELP,
    valueOf: formatCoefficient,
  },
] as const;

/** What each note of each criterion means. */
export function CriteresPanel() {
  return (
    <div className={styles.panel}>
      {CRITERES.map(({ name, labels, help, valueOf }) => (
        <Table
          key={name}
          caption={name}
          rows={NOTES}
          getRowKey={String}
          columns={[
            {
              id: 'mot',
              label: 'Niveau (valeur)',
              cell: (note) => `${labels[note]} (${valueOf(note)})`,
              isRowHeader: true,
            },
            { id: 'sens', label: 'Quand le choisir', cell: (note) => help[note] },
          ]}
        />
      ))}
      <Text tone="soft" isProse>
        Dans les petites jauges, chaque case pleine ajoute au risque{NBSP}: une maîtrise forte en remplit une,
        une maîtrise absente les quatre.
      </Text>
    </div>
  );
}
