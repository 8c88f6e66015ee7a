import type { Invoice } from '@odu/api-contract';
import { formatDateLongue, formatEuros } from '@odu/domain';
import { useId } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconDownload } from '../../components/Icon/icons.ts';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './InvoiceItem.css.ts';

export interface InvoiceItemProps {
  invoice: Invoice;
  isDownloading: boolean;
  onDownload: () => void;
}

/** One invoice or credit note: its number, its day, what it is for and how much, and its PDF. */
export function InvoiceItem({ invoice, isDownloading, onDownload }: InvoiceItemProps) {
  const titleId = useId();
  const { numero, type, issuedOn, designation, totalTTC, isTest, creditedInvoiceNumero } = invoice;
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <div className={styles.title}>
          <Text as="span" weight="semibold" id={titleId} isNumeric>
            {type === 'INVOICE' ? 'Facture' : 'Avoir'} {numero}
          </Text>
          {isTest && <Badge tone="warning">Test, sans valeur</Badge>}
        </div>
        <p className={styles.facts}>
          <time dateTime={issuedOn}>{formatDateLongue(issuedOn)}</time>, {designation}
          {creditedInvoiceNumero !== null && `, annule la facture ${creditedInvoiceNumero}`}
        </p>
      </div>
      <div className={styles.amount}>
        <Text as="span" weight="semibold" isNumeric>
          {formatEuros(totalTTC)} TTC
        </Text>
        <Button
          variant="secondary"
          isPending={isDownloading}
          pendingText="En cours…"
          onPress={onDownload}
          aria-describedby={titleId}
        >
          <Icon shape={IconDownload} size="small" />
          Télécharger
        </Button>
      </div>
    </li>
  );
}
