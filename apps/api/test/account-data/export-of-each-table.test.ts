import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { exportAccount } from '../../src/account-data/export-account.ts';
import { readInvoicePdf } from '../../src/invoices/invoice-pdf.ts';
import { sumPdfOctets } from '../../src/repositories/account/account-data-repository.ts';
import { CALENDRIER_RENEWED, SUIVI_DE_VERSION } from '../../src/repositories/server/audit-repository.ts';
import type { TestAccount } from '../build-app.ts';
import { messageOf } from '../support/duerp-scenario.ts';
import { NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { makeFilling } from '../support/filled-account.ts';
import { BUYER } from '../support/invoiced-payment.ts';

// As they are: one test says another sum, and one has a fault in an invoice's file.
vi.mock(import('../../src/repositories/account/account-data-repository.ts'), { spy: true });
vi.mock(import('../../src/invoices/invoice-pdf.ts'), { spy: true });

const duerpServer = useDuerpServer({ deps: NO_ENGINE });
const { server } = duerpServer;
const { makeOwner, fillEveryTable } = makeFilling(duerpServer);

const download = (account: TestAccount) => server.request({ url: '/api/myaccount/export', account });

async function readExport(account: TestAccount) {
  const answer = await download(account);
  expect(answer.statusCode).toBe(200);
  const files = Object.entries(unzipSync(answer.rawPayload)).map(
    ([path, bytes]) => [path, strFromU8(bytes)] as const,
  );
  const texts = Object.fromEntries(files);
  return {
    everything: JSON.stringify(files),
    json: (path: string) => JSON.parse(texts[path] ?? '') as unknown,
  };
}

test('an export has what each table knows of the account, in its own place, and nothing of another', async () => {
  const owner = await makeOwner('anne@exemple.fr');
  const neighbour = await makeOwner('basile@exemple.fr');
  await fillEveryTable(owner, 'Mirabelle');
  await fillEveryTable(neighbour, 'Quetsche');
  const { account, duerp, versionId } = owner;
  const { emailAddress } = account;
  const message = { emailAddress, name: 'Anne', phoneNumber: '', userMessage: 'Une question sur Reinette' };
  expect(await owner.call('contact', message)).toBe(204);

  const now = server.clock.now().toISOString();
  const { everything, json } = await readExport(account);
  const mail = (recipient: string, subject: string) => ({
    recipient,
    subject: expect.stringContaining(subject),
    createdAt: now,
  });
  const known = json('compte.json') as { mails: unknown[] };
  expect(known).toEqual({
    compte: expect.objectContaining({ emailAddress, isVip: true, isEmailVerified: true }),
    calendrier: { createdAt: now },
    sessions: [expect.objectContaining({ delegateName: null, createdAt: now })],
    authorizations: [{ delegateName: 'Cabinet Durand', createdAt: now, revokedAt: null }],
    audit: expect.arrayContaining([
      { type: CALENDRIER_RENEWED, detail: '', createdAt: now },
      { type: SUIVI_DE_VERSION, detail: expect.stringContaining(`${versionId} SPST`), createdAt: now },
    ]),
    notices: [{ key: expect.anything(), sentAt: now }],
    // Those that are answered to the account too, which it wrote itself; of none the text.
    mails: expect.arrayContaining([
      mail(emailAddress, 'Votre facture F2026-'),
      mail(emailAddress, 'Copie - Document unique'),
      mail('spst@exemple.fr', 'Document unique'),
      mail('support@localhost', 'Anne'),
    ]),
    billingProfiles: [expect.objectContaining({ name: 'Mirabelle' })],
    subscriptions: [expect.objectContaining({ duerpDocumentId: duerp.id, paidUntilDate: '2027-11-15' })],
    payments: [expect.objectContaining({ status: 'paid', buyer: BUYER })],
    invoices: [expect.objectContaining({ type: 'INVOICE', totalTTC: 118.8 })],
  });
  expect(known.mails).toHaveLength(4);
  expect(everything).not.toContain('Reinette');
  expect(everything).not.toContain('Quetsche');

  const at = `duerps/${duerp.id}`;
  const entrees = json(`${at}/suivi.json`);
  expect(entrees).toHaveLength(2);
  expect(entrees).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'AVIS_D_ACCES', lieu: 'Mirabelle', versionId, auteur: emailAddress }),
      expect.objectContaining({ type: 'SPST', destinataire: 'Mirabelle', versionId, auteur: emailAddress }),
    ]),
  );
  expect(json(`${at}/revue.json`)).toEqual([{ idRisque: duerp.risques[0], versionId, reponse: 'CHANGE' }]);
});

test('its size counts the files of the versions and of the invoices of the account alone', async () => {
  const owner = await makeOwner('celia@exemple.fr');
  await makeOwner('denis@exemple.fr');
  const { queries } = server.database;
  const { account, versionId } = owner;
  await fillEveryTable(owner, 'Mirabelle');
  // The files of invoices are made by their first reader.
  await readExport(account);
  await queries
    .updateTable('version')
    .set({ pdf: new Uint8Array(1_000) })
    .where('id', '=', versionId)
    .execute();
  await queries
    .updateTable('invoice')
    .set({ pdf: new Uint8Array(20) })
    .where('accountId', '=', account.id)
    .execute();
  expect(await sumPdfOctets(queries, account.id)).toBe(1_020);
});

test('files that do not fit into a ZIP are refused before the first byte, and one byte less is not', async () => {
  const { account } = await makeOwner('elise@exemple.fr');
  vi.mocked(sumPdfOctets).mockResolvedValueOnce(3_500_000_000);
  await readExport(account);
  vi.mocked(sumPdfOctets).mockResolvedValueOnce(3_500_000_001);
  const refused = await download(account);
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([
    422,
    expect.stringContaining('json'),
  ]);
  expect(messageOf(refused)).toBe(
    "Vos PDF dépassent ce qu'un fichier ZIP peut contenir\u00A0: téléchargez-les un par un, ou demandez-les par le formulaire de contact.",
  );
});

test('a fault that says nothing of the file of an invoice ends the archive: the invoice is not told as one without a file', async () => {
  const owner = await makeOwner('fanny@exemple.fr');
  await fillEveryTable(owner, 'Mirabelle');
  vi.mocked(readInvoicePdf).mockRejectedValueOnce(new Error('the database is away'));
  const { bytes } = await exportAccount(server.deps, owner.account.id);
  await expect(buffer(bytes)).rejects.toThrow('the database is away');
});
