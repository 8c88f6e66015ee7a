import { NBSP, nameExportFile, nameFactureFile } from '@odu/domain';
import { Problem } from '../contract/problem.ts';
import { readTogether } from '../db/readings.ts';
import type { Deps } from '../deps.ts';
import { makeInvoicesOfAccount, readInvoicePdf } from '../invoices/invoice-pdf.ts';
import { readFacture } from '../invoices/list-invoices.ts';
import { toDuerpDocument } from '../operations/duerp/lecture/read-duerp-document.ts';
import { toEntree } from '../operations/suivi/entree-de-suivi.ts';
import {
  listEveryDuerpRow,
  listSealedVersions,
  lockAnyDuerp,
  readVersionFiles,
  sumPdfOctets,
} from '../repositories/account/account-data-repository.ts';
import { readingsOfContent } from '../repositories/duerp/duerp-content-repository.ts';
import { type IssuedInvoice, listInvoiceRows } from '../repositories/billing/invoice-repository.ts';
import { listRevueRowsOfDuerp } from '../repositories/duerp/revue-repository.ts';
import { listSuiviRows } from '../repositories/duerp/suivi-repository.ts';
import { coversVersion, readCouvertures } from '../services/duerp/couverture.ts';
import { isSealedPdf, PDF_ALTERED_MESSAGE } from '../services/duerp/version-pdf.ts';
import { readKnownOfAccount } from './known-of-account.ts';
import { type MissingFile, writeReadme } from './readme.ts';
import { type ExportedFile, zipFiles } from './zip-files.ts';

/** Offsets in a ZIP are 32 bits wide (APPNOTE 4.3.9.1), and the library writes no other: some room is left for the texts. */
const MAX_PDF_OCTETS = 3_500_000_000;

const asJson = (path: string, value: unknown): ExportedFile => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

/** A document as the contract has it, at one moment; undefined when it was erased meanwhile. */
const readDocument = (deps: Deps, id: string) =>
  deps.database.transaction(async (queries) => {
    const row = await lockAnyDuerp(queries, deps.database.engine, id);
    if (row === undefined) return undefined;
    const { createdAt, updatedAt, openedAt, deletedAt } = row;
    const content = await readTogether(queries, readingsOfContent(row));
    return { ...toDuerpDocument(row, content, deps).document, createdAt, updatedAt, openedAt, deletedAt };
  });

/** Notes a file that the archive lacks, for its reader and for the log. */
type Miss = (file: MissingFile, cause: unknown) => void;

/** The data of the versions as they were sealed (a file's SHA-256 is the seal's), and the PDFs of those that are covered, unless one was altered. */
async function* readVersions(
  deps: Deps,
  accountId: string,
  { id, folder, miss }: { id: string; folder: string; miss: Miss },
): AsyncGenerator<ExportedFile> {
  const { queries } = deps.database;
  const couverture = (await readCouvertures(queries, accountId, deps)).ofDuerp(id);
  const versions = await listSealedVersions(queries, id);
  yield asJson(`${folder}/suivi.json`, (await listSuiviRows(queries, id)).map(toEntree));
  yield asJson(
    `${folder}/revue.json`,
    (await listRevueRowsOfDuerp(queries, id)).map(({ duerpDocumentId: _id, ...reponse }) => reponse),
  );
  const included = new Set<string>();
  for (const version of versions) {
    const isWithPdf = coversVersion(couverture, version);
    const files = await readVersionFiles(queries, version.id, { isWithPdf });
    const name = `${folder}/DUERP_v${version.versionNumber}`;
    if (files === undefined) continue;
    yield { path: `${name}.json`, bytes: Buffer.from(files.snapshot) };
    if (files.pdf === null) continue;
    const path = `${name}.pdf`;
    if (isSealedPdf({ pdf: files.pdf, pdfSha256: version.pdfSha256 })) {
      included.add(version.id);
      yield { path, bytes: files.pdf };
    } else
      miss(
        { path, reason: PDF_ALTERED_MESSAGE },
        new Error(`the PDF of version ${version.id} is not the one that was sealed`),
      );
  }
  yield asJson(
    `${folder}/versions.json`,
    versions.map(({ displayOptions, ...version }) => ({
      ...version,
      // This server alone writes the column.
      displayOptions: JSON.parse(displayOptions) as unknown,
      isPdfIncluded: included.has(version.id),
    })),
  );
}

/** The file of an invoice; what it says, as JSON, when the file is not the one that was kept or cannot be made. */
async function readInvoice(
  deps: Deps,
  { accountId, invoice, miss }: { accountId: string; invoice: IssuedInvoice; miss: Miss },
): Promise<ExportedFile | undefined> {
  try {
    const file = await readInvoicePdf(deps, { id: invoice.id, accountId });
    return file && { path: `factures/${file.filename}`, bytes: file.bytes };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const path = `factures/${nameFactureFile(invoice)}`;
    miss({ path, reason: error.message }, error.cause ?? error);
    return asJson(path.replace(/\.pdf$/, '.json'), readFacture(invoice));
  }
}

async function* listFiles(deps: Deps, accountId: string): AsyncGenerator<ExportedFile> {
  const { queries } = deps.database;
  const missing: MissingFile[] = [];
  const miss: Miss = (file, cause) => {
    missing.push(file);
    deps.log.error({ err: cause }, 'an export lacks a file');
  };
  yield asJson('compte.json', await readKnownOfAccount(deps, accountId));
  for (const { id } of await listEveryDuerpRow(queries, accountId)) {
    const folder = `duerps/${id}`;
    const document = await readDocument(deps, id);
    if (document === undefined) continue;
    yield asJson(`${folder}/duerp.json`, document);
    yield* readVersions(deps, accountId, { id, folder, miss });
  }
  for (const invoice of await listInvoiceRows(queries, accountId)) {
    const file = await readInvoice(deps, { accountId, invoice, miss });
    if (file !== undefined) yield file;
  }
  // The last of them: it names those that are not there.
  yield { path: 'LISEZ-MOI.txt', bytes: Buffer.from(writeReadme(deps.config.productName, missing)) };
}

/** An export of an account: its file's name, and its bytes as they are made. */
export type AccountExport = { filename: string; bytes: AsyncIterable<Uint8Array> };

/**
 * All that is kept of an account, as a ZIP that is made while it is read: one document or file in memory at a time. PDFs
 * are those that the account may download (decision C4); one that was altered is left out, and named in its LISEZ-MOI.txt.
 * Throws a 422 Problem when they would not fit into a ZIP, and a 503 when an invoice's file cannot be made for now.
 */
export async function exportAccount(deps: Deps, accountId: string): Promise<AccountExport> {
  if ((await sumPdfOctets(deps.database.queries, accountId)) > MAX_PDF_OCTETS)
    throw new Problem(422, {
      message: `Vos PDF dépassent ce qu'un fichier ZIP peut contenir${NBSP}: téléchargez-les un par un, ou demandez-les par le formulaire de contact.`,
    });
  await makeInvoicesOfAccount(deps, accountId);
  const now = deps.clock.now();
  return {
    filename: nameExportFile(now.toISOString()),
    bytes: zipFiles(listFiles(deps, accountId), now),
  };
}
