import { formatNumeroDeFacture } from '@odu/domain';
import type { Selectable } from 'kysely';
import type { AnyRow } from '../../db/schema/any-tables.ts';
import type { DuerpDocumentTable } from '../../db/schema/duerp.ts';
import type { InvoiceCounterTable } from '../../db/schema/facturation.ts';
import type { InvoiceRow } from '../../repositories/billing/invoice-repository.ts';
import { sha256 } from '../../services/duerp/version-chain.ts';
import { checkVersion, type LastVersion } from './check-version.ts';

/** Something that is not as it was sealed: where, and what, in French. */
export type Finding = { what: string; problem: string };

/** What was looked at. */
export type Counts = { versions: number; invoices: number };

/** The tables that have something to prove, in the order in which they are to be given. */
export const CHECKED_TABLES = ['duerpDocument', 'version', 'invoice', 'invoiceCounter'] as const;

const isChecked = (table: string): table is (typeof CHECKED_TABLES)[number] =>
  (CHECKED_TABLES as readonly string[]).includes(table);

/**
 * Looks at rows as they come and holds none: versions by document and number, each table in its turn. `end` gives what was
 * found. It cannot see that the newest versions of a document are missing: nothing follows them.
 */
export function makeChecks() {
  const findings: Finding[] = [];
  const counts: Counts = { versions: 0, invoices: 0 };
  const generated = new Set<string>();
  const last = new Map<string, LastVersion>();
  const numeros = new Set<string>();

  // Rows of their tables, from the database or from a part whose sum was compared.
  const looks: Record<(typeof CHECKED_TABLES)[number], (row: AnyRow) => void> = {
    duerpDocument(row) {
      const document = row as Selectable<DuerpDocumentTable>;
      if (document.generatedRevision !== null) generated.add(document.id);
    },
    version(row) {
      const { duerpDocumentId } = row as { duerpDocumentId: string };
      const { version, problems } = checkVersion(row, last.get(duerpDocumentId));
      const what = `Version ${version.versionNumber} du DUERP ${duerpDocumentId}`;
      findings.push(...problems.map((problem) => ({ what, problem })));
      // Of the row this alone: it has the PDF and the data too.
      last.set(duerpDocumentId, { versionNumber: version.versionNumber, hash: version.hash });
      generated.delete(duerpDocumentId);
      counts.versions++;
    },
    invoice(row) {
      const { numero, facture, pdf, pdfSha256 } = row as InvoiceRow;
      const what = `Facture ${numero}`;
      if ((pdf === null ? null : sha256(pdf)) !== pdfSha256)
        findings.push({ what, problem: 'son PDF a changé' });
      if (!namesItself(facture, numero))
        findings.push({ what, problem: 'son contenu ne porte pas son numéro' });
      numeros.add(numero);
      counts.invoices++;
    },
    invoiceCounter(row) {
      const { serie, lastRank } = row as Selectable<InvoiceCounterTable>;
      for (let rank = 1; rank <= lastRank; rank++) {
        const numero = formatNumeroDeFacture(serie, rank);
        if (!numeros.delete(numero)) findings.push({ what: `Facture ${numero}`, problem: 'elle manque' });
      }
    },
  };
  return {
    look: (table: string, row: AnyRow) => {
      if (isChecked(table)) looks[table](row);
    },
    end: () => ({
      counts,
      findings: [
        ...findings,
        ...[...generated].map((id) => ({ what: `DUERP ${id}`, problem: 'ses versions manquent' })),
        ...[...numeros].map((numero) => ({
          what: `Facture ${numero}`,
          problem: 'elle est hors de sa série',
        })),
      ],
    }),
  };
}

/** What is looked at of a system or a file, and what was found. */
export type Verified = ReturnType<ReturnType<typeof makeChecks>['end']>;

function namesItself(facture: string, numero: string): boolean {
  try {
    return (JSON.parse(facture) as { numero?: unknown } | null)?.numero === numero;
  } catch {
    return false;
  }
}
