import { type DuerpDocument, type DuerpWriteResult, isDuerpPatch } from '@odu/api-contract';
import { applyIntent, type Ecriture, type Intent, toEcriture } from '@odu/domain';
import { expect } from 'vitest';
import type { DuerpCalls } from '../support/duerp-scenario.ts';
import { CONFLICT, MINIMAL } from '../support/editor-scenario.ts';

const PATHS = {
  entreprise: 'update-infosentreprise',
  unites: 'update-list-unitesdetravail',
  risques: 'update-list-risques',
  risque: 'update-risque',
  familles: 'update-familles',
  expositions: 'update-expositions',
  papripact: 'update-toggle-papripact',
  action: 'upsert-action-preventive-papripact',
} as const satisfies Record<Exclude<Ecriture['kind'], 'deleteAction'>, string>;

type Version = { document: DuerpDocument; etag: string };

/** The revision alone, as a write answers it: a reading marks it with the rights of the account. */
const toRevision = (etag: unknown): string => String(etag).replace(/-[0-9a-f]+"$/, '"');

/** A document here and on the server, with the versions of it that were seen on the way. */
export type Client = Version & { id: string; seen: Version[] };

/** How an edit reaches the server: which answer is asked for, and what goes wrong on the way. */
export type Envoi = { isMinimal: boolean; trouble?: 'none' | 'answerLost' | 'lateFirst' };

/** What a small answer tells of the document itself. */
const summarize = ({ displayName, hasBeenModifiedSinceLastGeneration, data }: DuerpDocument) => ({
  displayName,
  hasBeenModifiedSinceLastGeneration,
  niveauDeRisqueTotalValue: data.niveauDeRisqueTotalValue,
  niveauDeRisqueTotalStatus: data.niveauDeRisqueTotalStatus,
});

function expectAnswer(answer: DuerpWriteResult, document: DuerpDocument): void {
  if (!isDuerpPatch(answer)) {
    expect(answer).toStrictEqual(document);
    return;
  }
  expect(answer).toMatchObject(summarize(document));
  const { unitesDeTravail } = document.data;
  for (const unite of answer.unitesDeTravail)
    expect(unitesDeTravail).toContainEqual(expect.objectContaining(unite));
  const risques = unitesDeTravail.flatMap((unite) => unite.risques);
  for (const risque of answer.risques) expect(risques).toContainEqual(expect.objectContaining(risque));
}

/** The edits of one account's documents, each compared on both sides. */
export function makeEditionClient(calls: DuerpCalls) {
  const read = async (id: string): Promise<Version> => {
    const response = await calls.read(id);
    return { document: response.json<DuerpDocument>(), etag: toRevision(response.headers.etag) };
  };

  const send = ({ id }: Client, ecriture: Ecriture, etag: string, isMinimal: boolean) => {
    const headers = { 'if-match': etag, ...(isMinimal && MINIMAL) };
    return ecriture.kind === 'deleteAction'
      ? calls.removeAction(id, ecriture.body, { headers })
      : calls.write(id, PATHS[ecriture.kind], ecriture.body, { headers });
  };

  /** A write made on an older version, whose effect is not there, is refused and changes nothing. */
  async function expectConflict(client: Client, ecriture: Ecriture): Promise<void> {
    const older = client.seen.at(-2);
    if (older === undefined) return;
    const late = await send(client, ecriture, older.etag, false);
    expect([late.statusCode, late.json<{ message: string }>().message]).toStrictEqual([409, CONFLICT]);
    expect(await read(client.id)).toStrictEqual({ document: client.document, etag: client.etag });
  }

  return {
    /** Opens a document that the server has. */
    open: async (id: string): Promise<Client> => {
      const version = await read(id);
      return { id, ...version, seen: [version] };
    },

    /**
     * Sends an intent and compares the document with the server's; answers whether something was sent: nothing is for
     * an intent that changes nothing.
     */
    edit: async (
      client: Client,
      intent: Intent,
      { isMinimal, trouble = 'none' }: Envoi,
    ): Promise<boolean> => {
      const { id, etag } = client;
      const ecriture = toEcriture(client.document, intent);
      const document = applyIntent(client.document, intent);
      expect(ecriture === null).toBe(document === client.document);
      if (ecriture === null) return false;
      if (trouble === 'lateFirst') await expectConflict(client, ecriture);
      const answer = await send(client, ecriture, etag, isMinimal);
      expect([answer.statusCode, answer.body]).toStrictEqual([200, answer.body]);
      expectAnswer(answer.json<DuerpWriteResult>(), document);
      const version = await read(id);
      expect(version).toStrictEqual({ document, etag: toRevision(answer.headers.etag) });
      // Both sides agree that something changed.
      expect(version.etag).not.toBe(etag);
      if (trouble === 'answerLost') {
        const again = await send(client, ecriture, etag, isMinimal);
        expect([again.statusCode, toRevision(again.headers.etag), again.body]).toStrictEqual([
          200,
          version.etag,
          again.body,
        ]);
        expect(await read(id)).toStrictEqual(version);
      }
      Object.assign(client, version);
      client.seen.push(version);
      return true;
    },
  };
}
