import type { Invoice } from '@odu/api-contract';
import type { Facture } from '@odu/domain';
import type { Queries } from '../db/database.ts';
import {
  type InvoiceRow,
  type IssuedInvoice,
  listInvoiceRows,
} from '../repositories/billing/invoice-repository.ts';

/** What an issued invoice says, as it was frozen. */
export const readFacture = ({ facture }: Pick<InvoiceRow, 'facture'>): Facture =>
  // This server alone writes the column, from this type.
  JSON.parse(facture) as Facture;

const toInvoice = (row: IssuedInvoice): Invoice => {
  const { commande, factureAnnulee, isTest } = readFacture(row);
  return {
    id: row.id,
    numero: row.numero,
    type: row.type,
    issuedOn: row.issuedOn,
    designation: commande.ligne.designation,
    totalHT: commande.totalHT / 100,
    totalTVA: commande.totalTVA / 100,
    totalTTC: commande.totalTTC / 100,
    isTest,
    creditedInvoiceNumero: factureAnnulee?.numero ?? null,
  };
};

/** The invoices and credit notes of an account, newest first, as the contract shows them. */
export const listInvoices = async (queries: Queries, accountId: string): Promise<Invoice[]> =>
  (await listInvoiceRows(queries, accountId)).map(toInvoice);
