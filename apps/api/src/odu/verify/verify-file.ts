import { examineArchive, readAgain } from '../backup/archive.ts';
import { readPart, tableOfPart } from '../backup/parts.ts';
import { makeChecks, type Verified } from './checks.ts';

/** Verifies a backup: every byte of it, then what its versions and invoices say. Throws an OperatorError when it is none. */
export async function verifyFile(path: string): Promise<Verified> {
  const examined = await examineArchive(path);
  if (examined.damaged.length > 0)
    return {
      counts: { versions: 0, invoices: 0 },
      findings: examined.damaged.map((name) => ({
        what: name,
        problem: 'ses octets ont changé depuis la sauvegarde',
      })),
    };
  const { tables } = examined.manifest;
  const checks = makeChecks();
  const rows = new Map<string, number>();
  for await (const { name, content } of readAgain(path, examined)) {
    const table = tables.find((known) => known.name === tableOfPart(name));
    if (table === undefined) continue;
    const read = await readPart(content, table.bytesColumns);
    for (const row of read) checks.look(table.name, row);
    rows.set(table.name, (rows.get(table.name) ?? 0) + read.length);
  }
  const { counts, findings } = checks.end();
  const short = tables.filter((table) => (rows.get(table.name) ?? 0) !== table.rows);
  return {
    counts,
    findings: [...findings, ...short.map(({ name }) => ({ what: name, problem: 'des lignes manquent' }))],
  };
}
