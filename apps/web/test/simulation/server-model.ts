import { toVersionTag } from '../../src/autosave/wire/read-document.ts';
import { isDeepStrictEqual } from 'node:util';
import type { DuerpDocument } from '@odu/api-contract';
import type { Ecriture } from '@odu/domain';
import { applyEcriture } from './apply-ecriture.ts';

/** A call as it travels: it can be delivered twice. */
export type Sent = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What comes back; `body` is JSON. */
export type Answer = { readonly status: number; readonly etag: string | null; readonly body: unknown };

const KINDS: Readonly<Record<string, Ecriture['kind']>> = {
  'update-infosentreprise': 'entreprise',
  'update-list-unitesdetravail': 'unites',
  'update-list-risques': 'risques',
  'update-risque': 'risque',
  'update-familles': 'familles',
  'update-expositions': 'expositions',
  'update-toggle-papripact': 'papripact',
  'upsert-action-preventive-papripact': 'action',
  'delete-action-preventive-papripact': 'deleteAction',
};

const readEcriture = ({ path, body }: Sent): Ecriture => {
  const kind = KINDS[path.split('/').at(-1) ?? ''];
  if (kind === undefined) throw new Error(`the model does not serve ${path}`);
  return { kind, body: JSON.parse(body) } as Ecriture;
};

const refuse = (status: number, etag: string | null = null): Answer => ({
  status,
  etag,
  body: { message: String(status) },
});

/** The document of one run as the server keeps it: `If-Match`, its late writes and its refusals (`write-duerp.ts`). */
export function createServerModel(initial: DuerpDocument, revision: number) {
  let document = initial;
  let count = revision;
  const etag = () => `"${count}"`;

  function write(sent: Sent): Answer {
    const isLate = sent.headers['if-match'] !== undefined && sent.headers['if-match'] !== etag();
    const ecriture = readEcriture(sent);
    const effect = applyEcriture(document, ecriture);
    if ('refused' in effect) {
      if (!isLate) return refuse(effect.refused);
      // Gone since the client saw the document: as it wished.
      return ecriture.kind === 'deleteAction' ? { status: 200, etag: etag(), body: document } : refuse(409);
    }
    const isChanged = !isDeepStrictEqual(effect.document, document);
    if (isChanged && isLate) return refuse(409);
    if (isChanged) {
      document = effect.document;
      count += 1;
    }
    // The answer of a late write is the document: its client has not seen it.
    return { status: 200, etag: etag(), body: isLate ? document : { isPatch: true } };
  }

  /** Who holds this version already gets no body. */
  const read = (sent: Sent): Answer =>
    toVersionTag(sent.headers['if-none-match'] ?? null) === etag()
      ? { status: 304, etag: etag(), body: null }
      : { status: 200, etag: etag(), body: document };

  return {
    handle: (sent: Sent): Answer => (sent.method === 'GET' ? read(sent) : write(sent)),
    getDocument: () => document,
    getEtag: etag,
  };
}

export type ServerModel = ReturnType<typeof createServerModel>;
