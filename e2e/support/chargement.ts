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

const kindOf = (path: string, type: string): Loaded['kind'] =>
  type === 'Document' ? 'document' : (KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'other');

/** What made the browser ask for a file: the address of the page, of a script of the call stack, or of a style sheet. */
type Initiator = {
  readonly type: string;
  readonly url?: string;
  readonly stack?: { readonly callFrames: readonly { readonly url: string }[] };
};

/** Opens an address in a page of its own, without cache, and tells all that Chromium loads until it asks for nothing more. */
export async function measureChargement(context: BrowserContext, url: string): Promise<Chargement> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const files = await collect(session, () => page.goto(url));
  await page.close();
  const bytes = { document: 0, js: 0, css: 0, font: 0, api: 0, other: 0 };
  for (const file of files) bytes[file.kind] += file.bytes;
  return { requests: files.length, depth: Math.max(...files.map(({ depth }) => depth)), bytes, files };
}

type Asked = { url: string; kind: Loaded['kind']; depth: number; bytes: number };

async function collect(session: CDPSession, open: () => Promise<unknown>): Promise<Loaded[]> {
  const asked = new Map<string, Asked>();
  const depths = new Map<string, number>();
  const pending = new Set<string>();
  let wake = () => {};
  const note = () => wake();
  const depthOf = ({ url, stack }: Initiator, type: string) => {
    if (type === 'Document') return 0;
    const causes = [url, ...(stack?.callFrames ?? []).map((frame) => frame.url)];
    return Math.max(0, ...causes.map((cause) => depths.get(cause ?? '') ?? 0)) + 1;
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (!request.url.startsWith('http')) return;
    const depth = depthOf(initiator, type ?? '');
    asked.set(requestId, {
      url: request.url,
      kind: kindOf(new URL(request.url).pathname, type ?? ''),
      depth,
      bytes: 0,
    });
    depths.set(request.url, Math.min(depth, depths.get(request.url) ?? depth));
    pending.add(requestId);
    note();
  });
  // The end of a worker's script is told to the worker alone.
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const file = asked.get(requestId);
    if (file?.kind !== 'js' || type === 'Script') return;
    file.bytes = response.encodedDataLength + Number(response.headers['content-length'] ?? 0);
    pending.delete(requestId);
    note();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = asked.get(requestId);
    if (file !== undefined) file.bytes = encodedDataLength;
    pending.delete(requestId);
    note();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    pending.delete(requestId);
    note();
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await open();
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    wake = () => {
      clearTimeout(timer);
      if (pending.size === 0) timer = setTimeout(resolve, QUIET_MS);
    };
    wake();
  });
  return [...asked.values()];
}
