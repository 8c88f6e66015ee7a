import type { BrowserContext, CDPSession } from '@playwright/test';

/** A file or an answer as it came: its bytes on the wire with its headers, and how many answers had to come before it was asked for. */
export type Loaded = {
  readonly url: string;
  readonly kind: 'document' | 'js' | 'css' | 'font' | 'api' | 'other';
  readonly bytes: number;
  readonly depth: number;
};

/** What a cold page loads: requests, the longest chain of discoveries, bytes by kind. */
export type Chargement = {
  readonly requests: number;
  readonly depth: number;
  readonly bytes: Readonly<Record<Loaded['kind'], number>>;
  readonly files: readonly Loaded[];
};

/** Longer than any pause between two files of a page that is being opened; what is fetched ahead comes after it. */
const QUIET_MS = 2_000;

const KINDS: readonly (readonly [RegExp, Loaded['kind']])[] = [
  [/\/api\//, 'api'],
  [/\.js$/, 'js'],
  [/\.css$/, 'css'],
  [/\.(?:woff2|ttf)$/, 'font'],
];

const kindOf = (path: string, type: string | undefined): Loaded['kind'] =>
  type === 'Document' ? 'document' : (KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other');

/** Opens an address in a page of its own, without cache, and tells all that Chromium loads until it asks for nothing more. */
export async function measureChargement(context: BrowserContext, url: string): Promise<Chargement> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const watched = watchNetwork(session);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(url);
  await watched.untilQuiet();
  await page.close();
  const files = await Promise.all(
    watched
      .readFiles()
      .map(async (file) => (file.isWorker ? { ...file, bytes: await weigh(context, file) } : file)),
  );
  const bytes = { document: 0, js: 0, css: 0, font: 0, api: 0, other: 0 };
  for (const file of files) bytes[file.kind] += file.bytes;
  return { requests: files.length, depth: Math.max(...files.map(({ depth }) => depth)), bytes, files };
}

type Watched = Loaded & { readonly isWorker: boolean };

/** The bytes of a worker's script, asked for once more. */
async function weigh(context: BrowserContext, { url }: Watched): Promise<number> {
  const answer = await context.request.get(url);
  return Number(answer.headers()['content-length'] ?? (await answer.body()).byteLength);
}

/** What Chromium tells of a request that it is about to send. */
type Asked = {
  readonly request: { readonly url: string };
  readonly type?: string;
  readonly initiator: {
    readonly type: string;
    readonly url?: string;
    readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
  };
};

/**
 * Notes each request as Chromium's own protocol tells it. A worker's script is answered in the worker's own session: of one
 * that is over at once nobody hears the end, so that its end is not waited for and its bytes are not known here.
 */
function watchNetwork(session: CDPSession) {
  const files = new Map<string, Watched>();
  const pending = new Set<string>();
  const depths = makeDepths();
  let wake = () => {};
  const end = (id: string, bytes = 0) => {
    const file = files.get(id);
    if (file === undefined || !pending.delete(id)) return;
    files.set(id, { ...file, bytes });
    wake();
  };
  session.on('Network.requestWillBeSent', (asked) => {
    const { requestId: id, redirectResponse } = asked;
    const { url } = asked.request;
    if (!url.startsWith('http')) return;
    const redirected = files.get(id);
    if (redirected !== undefined && redirectResponse !== undefined)
      files.set(`${id} ${redirected.url}`, { ...redirected, bytes: redirectResponse.encodedDataLength });
    const file = { url, kind: kindOf(new URL(url).pathname, asked.type), bytes: 0, depth: depths.of(asked) };
    files.set(id, { ...file, isWorker: isWorker(asked) });
    if (!isWorker(asked)) pending.add(id);
    wake();
  });
  session.on('Network.responseReceived', ({ response, type }) => {
    if (type === 'Script') depths.noteScript(response.url);
  });
  session.on('Network.loadingFinished', (done) => end(done.requestId, done.encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return {
    readFiles: () => [...files.values()],
    untilQuiet: () =>
      new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        wake = () => {
          clearTimeout(timer);
          if (pending.size === 0) timer = setTimeout(resolve, QUIET_MS);
        };
        wake();
      }),
  };
}

/**
 * How deep each address stands: the page, what its HTML names, what that names. Chromium does not tell which script
 * imports another one while it runs (`about:client`): the deepest one there is, so that a chain of imports shows.
 */
function makeDepths() {
  const depths = new Map<string, number>();
  let deepestScript = 0;
  return {
    of: (asked: Asked): number => {
      const { request, type, initiator } = asked;
      const known = depths.get(request.url);
      if (known !== undefined) return known;
      const causes = [initiator.url, ...(initiator.stack?.callFrames ?? []).map((frame) => frame.url)]
        .map((cause) => depths.get(cause ?? ''))
        .filter((depth) => depth !== undefined);
      // A worker names the page alone.
      const isUnnamed = causes.length === 0 ? initiator.type === 'script' : isWorker(asked);
      const cause = isUnnamed ? deepestScript : Math.max(0, ...causes);
      const depth = type === 'Document' ? 0 : cause + 1;
      depths.set(request.url, depth);
      return depth;
    },
    noteScript: (url: string) => {
      deepestScript = Math.max(deepestScript, depths.get(url) ?? 0);
    },
  };
}

const isWorker = ({ initiator, type }: Asked) => initiator.type === 'other' && type === 'Script';
