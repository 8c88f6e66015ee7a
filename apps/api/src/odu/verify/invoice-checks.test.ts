import { expect, test } from 'vitest';
import { makeChecks } from './checks.ts';

const invoice = (numero: string, facture: string = JSON.stringify({ numero })) => ({
  numero,
  facture,
  pdf: null,
  pdfSha256: null,
});
const counter = (lastRank: number) => ({ serie: 'F2026', lastRank, lastIssuedOn: '2026-11-16' });

/** What is found of these invoices, whose series was counted to a rank. */
function findIn(invoices: ReturnType<typeof invoice>[], lastRank: number) {
  const checks = makeChecks();
  for (const row of invoices) checks.look('invoice', row);
  checks.look('invoiceCounter', counter(lastRank));
  return checks.end().findings;
}

test('invoices that bear their number, in their series, are right', () => {
  expect(findIn([invoice('F2026-000001'), invoice('F2026-000002')], 2)).toEqual([]);
});

test.for([['{"numero":"F2026-000009"}'], ['{}'], ['null'], ['abîmé']])(
  'an invoice that says %s bears another number, or none',
  ([facture]) => {
    expect(findIn([invoice('F2026-000001', facture)], 1)).toEqual([
      { what: 'Facture F2026-000001', problem: 'son contenu ne porte pas son numéro' },
    ]);
  },
);

test('an invoice whose PDF is missing, or has one that was never sealed, is not as it was', () => {
  const checks = makeChecks();
  const pdf = Buffer.from('%PDF');
  checks.look('invoice', { ...invoice('F2026-000001'), pdfSha256: 'x' });
  checks.look('invoice', { ...invoice('F2026-000002'), pdf });
  checks.look('invoiceCounter', counter(2));
  expect(checks.end().findings).toEqual([
    { what: 'Facture F2026-000001', problem: 'son PDF a changé' },
    { what: 'Facture F2026-000002', problem: 'son PDF a changé' },
  ]);
});

test('a first version that says that it follows another one does not', () => {
  const checks = makeChecks();
  const version = { versionNumber: 1, hash: 'h', snapshot: '{}', snapshotSha256: 's', pdfSha256: 'p' };
  const row = { ...version, duerpDocumentId: 'd', pdf: Buffer.from(''), previousHash: 'x' };
  checks.look('version', row);
  expect(checks.end().findings).toContainEqual({
    what: 'Version 1 du DUERP d',
    problem: 'elle ne suit pas la version qui la précède',
  });
});

test('an invoice after the last number of its series is outside it, as is one of a series that nobody counts', () => {
  expect(findIn([invoice('F2026-000001'), invoice('F2026-000002'), invoice('F2031-000001')], 1)).toEqual([
    { what: 'Facture F2026-000002', problem: 'elle est hors de sa série' },
    { what: 'Facture F2031-000001', problem: 'elle est hors de sa série' },
  ]);
});
