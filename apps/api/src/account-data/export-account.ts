import { NBSP, nameExportFile } from '@odu/domain';
import { Problem } from '../contract/problem.ts';
import { readTogether } from '../db/readings.ts';
import type { Deps } from '../deps.ts';
import { readInvoicePdf } from '../invoices/invoice-pdf.ts';
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
import { listInvoiceRows } from '../repositories/billing/invoice-repository.ts';
import { listRevueRowsOfDuerp } from '../repositories/duerp/revue-repository.ts';
import { listSuiviRows } from '../repositories/duerp/suivi-repository.ts';
import { coversVersion, readCouvertures } from '../services/duerp/couverture.ts';
import { readKnownOfAccount } from './known-of-account.ts';
import { README } from './readme.ts';
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

/** The data of a version as they were sealed (the file's SHA-256 is the seal's), and its PDF when it is covered. */
async function* readVersions(
  deps: Deps,
  accountId: string,
  { id, folder }: { id: string; folder: string },
): AsyncGenerator<ExportedFile> {
  const { queries } = deps.database;
  const couverture = (await readCouvertures(queries, accountId, deps)).ofDuerp(id);
  const versions = await listSealedVersions(queries, id);
  yield asJson(
    `${folder}/versions.json`,
    versions.map(({ displayOptions, ...version }) => ({
      ...version,
      // This server alone writes the column.
      displayOptions: JSON.parse(displayOptions) as unknown,
      isPdfIncluded: coversVersion(couverture, version),
    })),
  );
  yield asJson(`${folder}/suivi.json`, (await listSuiviRows(queries, id)).map(toEntree));
  yield asJson(
    `${folder}/revue.json`,
    (await listRevueRowsOfDuerp(queries, id)).map(({ duerpDocumentId: _id, ...reponse }) => reponse),
  );
  for (const version of versions) {
    const isWithPdf = coversVersion(couverture, version);
    const files = await readVersionFiles(queries, version.id, { isWithPdf });
    const name = `${folder}/DUERP_v${version.versionNumber}`;
    if (files === undefined) continue;
    yield { path: `${name}.json`, bytes: Buffer.from(files.snapshot) };
    if (files.pdf !== null) yield { path: `${name}.pdf`, bytes: files.pdf };
  }
}

async function* listFiles(deps: Deps, accountId: string): AsyncGenerator<ExportedFile> {
  const { queries } = deps.database;
  yield { path: 'LISEZ-MOI.txt', bytes: Buffer.from(README) };
  yield asJson('compte.json', await readKnownOfAccount(deps, accountId));
  for (const { id } of await listEveryDuerpRow(queries, accountId)) {
    const folder = `duerps/${id}`;
    const document = await readDocument(deps, id);
    if (document === undefined) continue;
    yield asJson(`${folder}/duerp.json`, document);
    yield* readVersions(deps, accountId, { id, folder });
  }
  for (const { id } of await listInvoiceRows(queries, accountId)) {
    const invoice = await readInvoicePdf(deps, { id, accountId });
    if (invoice !== undefined) yield { path: `factures/${invoice.filename}`, bytes: invoice.bytes };
  }
}

/** An export of an account: its file's name, and its bytes as they are made. */
export type AccountExport = { filename: string; bytes: AsyncIterable<Uint8Array> };

/**
 * All that is kept of an account, as a ZIP that is made while it is read: one document or file in memory at a time. PDFs
 * are those that the account may download (decision C4). Throws a 422 Problem when they would not fit into a ZIP.
 */
export async function exportAccount(deps: Deps, accountId: string): Promise<AccountExport> {
  if ((await sumPdfOctets(deps.database.queries, accountId)) > MAX_PDF_OCTETS)
    throw new Problem(422, {
      message: `Vos PDF dépassent ce qu'un fichier ZIP peut contenir${NBSP}: téléchargez-les un par un, ou demandez-les par le formulaire de contact.`,
    });
  const now = deps.clock.now();
  return {
    filename: nameExportFile(now.toISOString()),
    bytes: zipFiles(listFiles(deps, accountId), now),
  };
}
