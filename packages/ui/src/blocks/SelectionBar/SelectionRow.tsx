import type { Risque } from '@odu/api-contract';
import type { ReactNode } from 'react';
import { useSelection } from './selection-context.ts';
import * as styles from './SelectionRow.css.ts';

export interface SelectionRowProps {
  risque: Pick<Risque, 'idRisque' | 'displayName'>;
  /** The card or the line. */
  children: ReactNode;
}

/** A risk with its box while several are being ticked; what it holds stays as it is when that begins and ends. */
export function SelectionRow({ risque, children }: SelectionRowProps) {
  const renderBox = useSelection()?.renderBox;
  return (
    <div className={renderBox && styles.withBox}>
      {renderBox?.(risque)}
      <div>{children}</div>
    </div>
  );
}
