import { isDeepStrictEqual } from 'node:util';
import {
  createApiClient,
  createSession,
  type DuerpDocument,
  type Session,
  type Tokens,
  unwrap,
  unwrapWithEtag,
} from '@odu/api-contract';
import { applyIntents, type Edition, toEcriture } from '@odu/domain';
import { stamp } from '@odu/domain/test-data';
import { MemoryStorage } from '../../src/autosave/storage/memory-storage.test-data.ts';
import { toVersionTag } from '../../src/autosave/wire/read-document.ts';
import { sendEcriture } from '../../src/autosave/wire/send-ecriture.ts';
import { ORIGIN } from './page.ts';
import type { RealServer } from './real-server.ts';
import { type Answer, createServerModel, type Sent } from './server-model.ts';
import type { SimulatedServer } from './world.ts';

/** The session of the account that all pages of all runs are signed in to. */
export function makeSession(tokens: Tokens): Session {
  const session = createSession({
    storage: new MemoryStorage(),
    locks: undefined,
    onForcedLogout: () => undefined,
    onOtherAccount: () => undefined,
  });
  session.saveTokens(tokens);
  return session;
}

/** What both must say: the status, and the version (the model has no rights to mark it with) and document of a success. */
const summarize = ({ method }: Sent, answer: Answer) => ({
  status: answer.status,
  etag: toVersionTag(answer.etag),
  ...(method === 'GET' && { body: answer.body }),
});

const toSent = async (request: Request): Promise<Sent> => ({
  method: request.method,
  path: new URL(request.url).pathname,
  headers: Object.fromEntries(request.headers),
  body: await request.text(),
});

/** A client that no network stands before. */
const createDirectClient = (real: RealServer, session: Session) =>
  createApiClient({
    session,
    frontendVersion: 'simulation',
    baseUrl: ORIGIN,
    fetch: async (request) => {
      const answer = await real.call(await toSent(request));
      if (answer === null) throw new TypeError('Failed to fetch');
      const { status, etag, body } = answer;
      return Response.json(body, { status, headers: etag === null ? {} : { etag } });
    },
  });

/** Makes a document on the real server, beside a model that must answer every call as it does. */
export async function makeOnRealServer(
  real: RealServer,
  session: Session,
  { data }: DuerpDocument,
  maxCrashes: number,
): Promise<SimulatedServer> {
  const api = createDirectClient(real, session);
  const { id } = await unwrap(api.POST('/api/duerp/create', { params: {} }));
  const read = () => unwrapWithEtag(api.GET('/api/duerp/{id}', { params: { path: { id } } }));
  const { entreprise, unitesDeTravail, isPapripactEnabled } = data;
  const editions: Edition[] = [
    {
      kind: 'restaurerUnites',
      unites: unitesDeTravail.map((item) => ({ item, place: 'fin' })),
    },
    { kind: 'modifierEntreprise', base: {}, values: entreprise ?? {} },
    { kind: 'activerPapripact', base: {}, values: { isPapripactEnabled } },
  ];
  let { data: document } = await read();
  for (const edition of editions) {
    const ecriture = toEcriture(document, stamp(edition));
    // oxlint-disable-next-line no-await-in-loop -- one edit after the other
    if (ecriture !== null) await sendEcriture(api, id, ecriture, null);
    document = applyIntents(document, [stamp(edition)]);
  }
  const made = await read();
  const model = createServerModel(made.data, Number(toVersionTag(made.etag)?.replaceAll('"', '')));

  const compare = (sent: Sent, answer: Answer): Answer => {
    const [expected, given] = [summarize(sent, model.handle(sent)), summarize(sent, answer)];
    if (!isDeepStrictEqual(given, { ...expected, etag: given.status === 200 ? expected.etag : given.etag }))
      throw new Error(
        `model and server differ: ${sent.method} ${sent.path} ${sent.body}\n${JSON.stringify([expected, given])}`,
      );
    return answer;
  };

  return {
    duerpId: id,
    session,
    model,
    maxCrashes,
    handle: async (sent) => {
      const answer = await real.call(sent);
      return answer === null ? null : compare(sent, answer);
    },
    crash: async (sent) => {
      const answered = sent === null ? null : real.call(sent);
      await real.crash();
      const answer = await answered;
      const etag = toVersionTag((await read()).etag);
      // Whether the call was done before the end can only be seen.
      if (sent !== null && (answer !== null || etag !== model.getEtag())) model.handle(sent);
      if (etag !== model.getEtag())
        throw new Error(`the server came back with ${etag}, not ${model.getEtag()}`);
    },
  };
}
