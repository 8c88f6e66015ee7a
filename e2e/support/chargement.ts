import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test';

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

const kindOf = (path: string, type: string): Loaded['kind'] =>
  type === 'document' ? 'document' : (KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other');

/** Opens an address in a page of its own, without cache, and tells all that Chromium loads until it asks for nothing more. */
export async function measureChargement(context: BrowserContext, url: string): Promise<Chargement> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const depths = await watchDepths(session);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requests = await collectRequests(page, () => page.goto(url));
  const files = await Promise.all(requests.map((request) => describe(request, depths)));
  await page.close();
  const bytes = { document: 0, js: 0, css: 0, font: 0, api: 0, other: 0 };
  for (const file of files) bytes[file.kind] += file.bytes;
  return { requests: files.length, depth: Math.max(...files.map(({ depth }) => depth)), bytes, files };
}

/** All that a page asks for until nothing is on its way any more, those of its workers too. */
async function collectRequests(page: Page, open: () => Promise<unknown>): Promise<Request[]> {
  const asked: Request[] = [];
  const pending = new Set<Request>();
  let wake = () => {};
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return;
    asked.push(request);
    pending.add(request);
    wake();
  });
  const end = (request: Request) => {
    pending.delete(request);
    wake();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await open();
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    wake = () => {
      clearTimeout(timer);
      if (pending.size === 0) timer = setTimeout(resolve, QUIET_MS);
    };
    wake();
  });
  return asked;
}

/**
 * Notes how deep each address stands: the page, what its HTML names, what that names. Chromium does not tell which script
 * imports another one while it runs (`about:client`): the deepest one there is, so that a chain of imports shows.
 */
async function watchDepths(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const depths = new Map<string, number>();
  let deepestScript = 0;
  session.on('Network.requestWillBeSent', ({ request, type, initiator }) => {
    if (depths.has(request.url)) return;
    const causes = [initiator.url, ...(initiator.stack?.callFrames ?? []).map((frame) => frame.url)]
      .map((cause) => depths.get(cause ?? ''))
      .filter((depth) => depth !== undefined);
    // A worker names the page alone.
    const isUnnamed = causes.length === 0 ? initiator.type === 'script' : isWorker(initiator.type, type);
    const cause = isUnnamed ? deepestScript : Math.max(0, ...causes);
    const depth = type === 'Document' ? 0 : cause + 1;
    depths.set(request.url, depth);
  });
  session.on('Network.responseReceived', ({ response, type }) => {
    if (type === 'Script') deepestScript = Math.max(deepestScript, depths.get(response.url) ?? 0);
  });
  await session.send('Network.enable');
  return depths;
}

const isWorker = (initiator: string, type: string | undefined) => initiator === 'other' && type === 'Script';

async function describe(request: Request, depths: ReadonlyMap<string, number>): Promise<Loaded> {
  const url = request.url();
  const kind = kindOf(new URL(url).pathname, request.resourceType());
  const depth = depths.get(url) ?? 1;
  const response = await request.response();
  if (response === null) return { url, kind, depth, bytes: 0 };
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  // Of a worker's script Chromium tells the headers alone.
  const body =
    responseBodySize > 0 ? responseBodySize : Number((await response.headerValue('content-length')) ?? 0);
  return { url, kind, depth, bytes: responseHeadersSize + body };
}
