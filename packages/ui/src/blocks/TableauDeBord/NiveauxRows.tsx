import type { CompteursDeNiveau } from '@odu/api-contract';
import { formatPluriel } from '@odu/domain';
import { Table } from '../../components/Table/Table.tsx';
import { BANDS, CompteursBar, labelOfBand } from '../EvaluationSummary/CompteursBar.tsx';
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

const totalOf = ({ compteurs }: NiveauxRow): number => BANDS.reduce((sum, band) => sum + compteurs[band], 0);

/** « 28 risques, dont 2 critiques, 4 importants »: the bands that call for something first. */
function describe(row: NiveauxRow): string {
  const worst = [
    [row.compteurs.RED, 'critique', 'critiques'],
    [row.compteurs.ORANGE, 'important', 'importants'],
    [row.compteurs.NON_EVALUE, 'non évalué', 'non évalués'],
  ] as const;
  const told = worst
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => formatPluriel(count, one, many));
  const total = formatPluriel(totalOf(row), 'risque');
  return told.length === 0 ? total : `${total}, dont ${told.join(', ')}`;
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
        text: describe(row),
        size: totalOf(row),
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
            ...BANDS.map((band) => ({
              id: band,
              label: labelOfBand(band),
              align: 'end' as const,
              cell: (row: NiveauxRow) => row.compteurs[band],
            })),
            { id: 'total', label: 'Total', align: 'end', cell: totalOf },
          ]}
        />
      }
    />
  );
}
