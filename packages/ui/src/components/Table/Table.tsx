import { useId, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';
import { useIsScrollable } from './use-is-scrollable.ts';

export interface TableColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The cell that names its row. */
  isRowHeader?: boolean;
  align?: 'start' | 'center' | 'end';
}

export interface TableProps<Row> {
  /** Names the table. */
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getRowKey: (row: Row) => string;
  /** What is said when there is no row. */
  emptyText?: string;
}

/** A table to read; when it is wider than the screen it scrolls by itself, with the keyboard too. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  getRowKey,
  emptyText = 'Aucune ligne à afficher.',
}: TableProps<Row>) {
  const captionId = useId();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(scrollerRef);
  const scrollerProps = isScrollable ? { role: 'group', tabIndex: 0, 'aria-labelledby': captionId } : {};
  return (
    <div ref={scrollerRef} className={styles.scroller} {...scrollerProps}>
      <table className={styles.table}>
        <caption id={captionId} {...(isCaptionHidden ? {} : { className: styles.caption })}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label, align = 'start' }) => (
              <th key={id} scope="col" className={styles.header[align]}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getRowKey(row)} className={styles.row}>
              {columns.map((column) => (
                <TableCell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr className={styles.row}>
              <td colSpan={columns.length} className={styles.empty}>
                {emptyText}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const className = styles.data[column.align ?? 'start'];
  if (column.isRowHeader === true) {
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    );
  }
  return <td className={className}>{column.cell(row)}</td>;
}
