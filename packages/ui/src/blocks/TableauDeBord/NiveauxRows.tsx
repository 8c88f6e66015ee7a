import type { CompteursDeNiveau } from '@odu/api-contract';
import { formatNombre } from '@odu/domain';
import { Table } from '../../components/Table/Table.tsx';
import { CompteursBar, countRisques } from '../EvaluationSummary/CompteursBar.tsx';
import { BAND_COLUMNS, describeCompteurs } from '../EvaluationSummary/describe-compteurs.ts';
import { BarRows, type BarRowsProps } from './BarRows.tsx';

export interface NiveauxRow {
  key: string;
  label: string;
  compteurs: CompteursDeNiveau;
}

export interface NiveauxRowsProps extends Pick<BarRowsProps, 'label' | 'allText' | 'level'> {
  rows: readonly NiveauxRow[];
  /** What a line is: « Unité de travail ». */
  columnLabel: string;
}

/** How many risks stand in each band, line by line. */
export function NiveauxRows({ rows, columnLabel, label, ...props }: NiveauxRowsProps) {
  return (
    <BarRows
      {...props}
      label={label}
      rows={rows.map((row) => ({
        key: row.key,
        label: row.label,
        text: describeCompteurs(row.compteurs),
        size: countRisques(row.compteurs),
        bar: <CompteursBar compteurs={row.compteurs} />,
      }))}
      table={
        <Table
          caption={label}
          isCaptionHidden
          rows={rows}
          getRowKey={({ key }) => key}
          columns={[
            { id: 'label', label: columnLabel, cell: (row) => row.label, isRowHeader: true },
            ...BAND_COLUMNS,
            {
              id: 'total',
              label: 'Total',
              align: 'end',
              cell: (row) => formatNombre(countRisques(row.compteurs)),
            },
          ]}
        />
      }
    />
  );
}
