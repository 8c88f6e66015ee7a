import { setTimeout as sleep } from 'node:timers/promises';

/** A telephone as Lighthouse's mobile runs have it: 4G that is slow, a processor slowed four times. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWED = 4;
const QUIET_MS = 3000;

/** Opens an address cold in a context of its own, and tells what Lighthouse counts: LCP, blocking time and layout shift, in ms. */
export async function measurePage(browser, url, tokens = {}) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    locale: 'fr-FR',
  });
  try {
    await context.addInitScript(observe, tokens);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const loaded = { requests: 0, js: 0, css: 0, api: 0 };
    const kinds = new Map();
    session.on('Network.responseReceived', ({ requestId, response }) =>
      kinds.set(requestId, new URL(response.url).pathname),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const path = kinds.get(requestId);
      if (path === undefined) return;
      loaded.requests += 1;
      const kind = path.includes('/api/')
        ? 'api'
        : path.endsWith('.js')
          ? 'js'
          : path.endsWith('.css')
            ? 'css'
            : undefined;
      if (kind) loaded[kind] += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    // On a busy machine the page may be drawn long after its last file came.
    await page.waitForFunction(() => document.querySelector('h1') !== null && globalThis.oduSeen.lcp > 0);
    await sleep(QUIET_MS);
    const seen = await page.evaluate(() => globalThis.oduSeen);
    return { ...loaded, ...seen };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before its own scripts. */
function observe(kept) {
  if (!location.protocol.startsWith('http')) return;
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  const seen = { lcp: 0, tbt: 0, cls: 0, shifts: [] };
  globalThis.oduSeen = seen;
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - 50)));
  watch('layout-shift', ({ value, hadRecentInput, startTime, sources }) => {
    if (hadRecentInput) return;
    seen.cls += value;
    const told = [...sources].slice(0, 2).map(({ node }) => (node?.textContent ?? '').trim().slice(0, 40));
    seen.shifts.push(`${value.toFixed(4)} at ${startTime.toFixed(0)} ms: ${told.join(' | ')}`);
  });
}
