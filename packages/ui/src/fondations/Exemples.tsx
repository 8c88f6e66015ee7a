import { Table } from '../components/Table/Table.tsx';
import { Planche } from './Planche.tsx';

export interface ExemplesProps {
  titre: string;
  /** Each pair: what we write, what we do not. */
  exemples: readonly { oui: string; non: string }[];
}

/** What we write beside what we do not. */
export function Exemples({ titre, exemples }: ExemplesProps) {
  return (
    <Planche>
      <Table
        caption={titre}
        columns={[
          { id: 'oui', label: 'Nous écrivons', isRowHeader: true, cell: ({ oui }) => oui },
          { id: 'non', label: 'Plutôt que', cell: ({ non }) => non },
        ]}
        rows={exemples}
        getRowKey={({ oui }) => oui}
      />
    </Planche>
  );
}
