import { quoteFr } from '@odu/domain';
import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import * as styles from './DemoNotice.css.ts';

export interface DemoNoticeProps {
  /** A way to the plans. */
  children?: ReactNode;
}

/** What a demo PDF lacks, and that nothing is lost by it. */
export function DemoNotice({ children }: DemoNoticeProps) {
  return (
    <Alert tone="info" title="PDF de démonstration" actions={children}>
      <ul className={styles.list}>
        <li>Les textes de vos risques et de vos actions y sont brouillés.</li>
        <li>Chaque page porte la mention {quoteFr('DÉMONSTRATION')}.</li>
        <li>Votre document, lui, reste intact.</li>
      </ul>
    </Alert>
  );
}
