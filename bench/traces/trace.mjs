import { setTimeout as sleep } from 'node:timers/promises';

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];
/** Long enough for what a gesture puts off: a deferred list, the queue's write, its answer. */
const SETTLED_MS = 1500;

/**
 * The longest task of the page's main thread during a gesture, in milliseconds: by the clock, and of the processor. On a
 * machine that does something else too the second says what a quiet one would need.
 */
export async function traceGesture(browser, page, gesture) {
  // What Playwright looks for elements with is put into each page at its first search, a task of 20 ms.
  await page.getByRole('main').count();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  await browser.startTracing(page, { categories: CATEGORIES });
  await gesture();
  await sleep(SETTLED_MS);
  const trace = await browser.stopTracing();
  return readTasks(JSON.parse(trace.toString()).traceEvents);
}

function readTasks(events) {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const isMain = ({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid}:${tid}`);
  const asked = events.filter(
    (one) =>
      isMain(one) && one.args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  );
  // What Playwright asks of the page, to find an element say, is no work of the page: gestures use its keyboard and mouse, never `fill` or `click`, which act within such a question.
  const tasks = events.filter(
    (one) =>
      isMain(one) &&
      (one.name === 'RunTask' || one.name === 'ThreadControllerImpl::RunTask') &&
      !asked.some(
        ({ pid, tid, ts }) => pid === one.pid && tid === one.tid && ts >= one.ts && ts <= one.ts + one.dur,
      ),
  );
  const greatest = (key) => tasks.reduce((most, task) => Math.max(most, (task[key] ?? 0) / 1000), 0);
  const longest = tasks.reduce(
    (most, task) => ((task.tdur ?? 0) > (most?.tdur ?? 0) ? task : most),
    undefined,
  );
  return {
    clock: greatest('dur'),
    processor: greatest('tdur'),
    parts: longest ? partsOf(events, longest) : [],
  };
}

/** What the longest task was made of, by the names of the trace's events in it, the longest first. */
function partsOf(events, { ts, dur, pid, tid }) {
  const inside = events.filter(
    (one) =>
      one.ph === 'X' &&
      one.pid === pid &&
      one.tid === tid &&
      one.ts >= ts &&
      one.ts + one.dur <= ts + dur &&
      !one.name.includes('RunTask'),
  );
  const sums = new Map();
  for (const { name, tdur = 0, args } of inside) {
    const told =
      name === 'FunctionCall'
        ? `${name} ${args?.data?.functionName ?? ''} ${String(args?.data?.url ?? '')
            .split('/')
            .at(-1)}`
        : name;
    sums.set(told, (sums.get(told) ?? 0) + tdur / 1000);
  }
  return [...sums].toSorted(([, a], [, b]) => b - a).slice(0, 4);
}
