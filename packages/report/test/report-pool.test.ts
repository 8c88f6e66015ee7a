import { readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { createReportPool } from '../src/index.ts';
import type { ReportPool, ReportPoolOptions } from '../src/index.ts';
import { readPdf } from './read-pdf.ts';
import { FACTURES } from './sample-facture.ts';
import { makeLargeInput, makeSampleInput } from './sample-report-input.ts';
import { computeMemoryLimit } from '../src/worker-memory.ts';

let pool: ReportPool | undefined;
/** One process, so that its own life shows; what several are for is tested by itself. */
const open = (options: ReportPoolOptions = {}) => (pool = createReportPool({ size: 1, ...options }));
afterEach(() => pool?.close());

const workerFile = new URL('workers/stuck-once.ts', import.meta.url);
const named = (displayName: string) => makeSampleInput({ displayName });
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const pidOf = (bytes: Uint8Array) => Number(textOf(bytes).split('|')[0]);
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.for([
  [1, 500_000_000],
  [5.9, 2_950_000_000],
  [6, 3_000_000_000],
  [6.1, 3_000_000_000],
  [64, 3_000_000_000],
] as const)('with %d GB, a report may take %d bytes', ([gigabytes, limit]) => {
  expect(computeMemoryLimit(gigabytes * 1_000_000_000)).toBe(limit);
});

describe('with the real engine', () => {
  test('gives the PDF from a child process, the same bytes from any', async () => {
    const first = await open().render(makeSampleInput());
    await pool?.close();
    const second = await open().render(makeSampleInput());
    expect(Buffer.compare(first, second)).toBe(0);
    const { text, attachments } = await readPdf(first);
    expect(text).toContain('Boulangerie Faure et Fils');
    expect(attachments).toEqual(makeSampleInput().preuve?.fichiers);
  });

  test('a demo is scrambled on the way', async () => {
    const { compact } = await readPdf(await open().render(makeSampleInput({ isDemo: true })));
    expect(compact).toContain('DÉMONSTRATION');
    expect(compact).not.toContain('Happement');
  });

  test('makes an invoice between two reports; one whose data breaks a rule is refused with its reason', async () => {
    const { render, renderFacture } = open();
    const facture = FACTURES.standard;
    const [, made] = await Promise.all([
      render(makeSampleInput()),
      renderFacture({ facture, productName: 'ODU' }),
    ]);
    expect((await readPdf(made.pdf)).attachments['factur-x.xml']).toBe(made.xml);
    const nobody = { ...facture.acheteur, name: '' };
    const broken = { facture: { ...facture, acheteur: nobody }, productName: 'ODU' };
    await expect(renderFacture(broken)).rejects.toMatchObject({
      code: 'COMPILE_FAILED',
      diagnostics: [expect.stringContaining('buyer.name')],
    });
  });

  test('a report that takes too long ends with its process, and the pool goes on', async () => {
    const { render } = open({ timeoutMs: 20 });
    await expect(render(makeLargeInput(2000))).rejects.toMatchObject({ code: 'TIMEOUT' });
    await pool?.close();
    const again = open();
    expect((await again.render(makeSampleInput())).byteLength).toBeGreaterThan(10_000);
  });

  test('bad input rejects and leaves the process usable', async () => {
    const { render } = open();
    await expect(render(makeSampleInput({ creationTime: 'hier' }))).rejects.toMatchObject({
      code: 'COMPILE_FAILED',
    });
    expect((await render(makeSampleInput())).byteLength).toBeGreaterThan(10_000);
  });
});

describe('processes', () => {
  test('a stuck process is killed, waiting reports get a new one', async () => {
    const { render } = open({ workerFile, timeoutMs: 1500 });
    const before = pidOf(await render(named('a')));
    const stuck = render(named('stuck'));
    const waiting = render(named('b'));
    await expect(stuck).rejects.toMatchObject({ code: 'TIMEOUT' });
    const after = pidOf(await waiting);
    expect(after).not.toBe(before);
    await expect.poll(() => isRunning(before)).toBe(false);
  });

  test('the time of a report starts when its process is ready, however long the machine took to start it', async () => {
    const { render } = open({
      workerFile: new URL('workers/slow-to-start.ts', import.meta.url),
      timeoutMs: 900,
    });
    expect(textOf(await render(named('a')))).toBe('late');
  });

  test('a process that ends by itself fails its report only', async () => {
    const { render } = open({ workerFile });
    const crash = render(named('crash'));
    const waiting = render(named('b'));
    await expect(crash).rejects.toMatchObject({ code: 'WORKER_DIED' });
    expect(textOf(await waiting)).toContain('|b|');
  });

  test('one that takes too much memory is ended at once, and its report says why; the next one is made', async () => {
    const { render } = open({ workerFile, maxJobBytes: 400_000_000 });
    const before = pidOf(await render(named('a')));
    const hungry = render(named('hungry'));
    const waiting = render(named('b'));
    await expect(hungry).rejects.toMatchObject({ code: 'OUT_OF_MEMORY' });
    expect(pidOf(await waiting)).not.toBe(before);
    await expect.poll(() => isRunning(before)).toBe(false);
  });

  test('is what the system ends first where no memory is left', async () => {
    const pid = pidOf(await open({ workerFile }).render(named('a')));
    expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000');
  });

  test('is replaced after its share of jobs, or when it has grown', async () => {
    const { render } = open({ workerFile, recycleAfter: 2 });
    const [a, b, c] = [await render(named('a')), await render(named('b')), await render(named('c'))].map(
      pidOf,
    );
    expect(b).toBe(a);
    expect(c).not.toBe(a);
    const fat = pidOf(await render(named('fat')));
    expect(pidOf(await render(named('d')))).not.toBe(fat);
  });

  test('gets nothing of the server’s environment', async () => {
    process.env['SECRET_OF_THE_TEST'] = 'x';
    try {
      expect(textOf(await open({ workerFile }).render(named('a')))).not.toContain('SECRET_OF_THE_TEST');
    } finally {
      delete process.env['SECRET_OF_THE_TEST'];
    }
  });

  test('a full queue refuses at once', async () => {
    const { render } = open({ workerFile, maxQueue: 1, timeoutMs: 1000 });
    const running = render(named('stuck'));
    const waiting = render(named('a'));
    await expect(render(named('b'))).rejects.toMatchObject({ code: 'QUEUE_FULL' });
    await expect(running).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(textOf(await waiting)).toContain('|a|');
  });

  /** Somebody's patience, and how it ends. */
  const makePatience = () => {
    const [waiting, working] = [new AbortController(), new AbortController()];
    return { waiting, working, signals: { waiting: waiting.signal, working: working.signal } };
  };

  test('a report that is waited for no longer is not begun: it rejects at once, and leaves its place', async () => {
    const { render } = open({ workerFile, maxQueueOfOwner: 1 });
    const { waiting, working, signals } = makePatience();
    const running = render(named('stuck'), 'a', signals);
    const left = makePatience();
    const behind = render(named('behind'), 'a', left.signals);
    const gone = new Error('gone');
    left.waiting.abort(gone);
    await expect(behind).rejects.toBe(gone);
    await expect(render(named('late'), 'a', left.signals)).rejects.toBe(gone);
    // What is being made is not what is waited for.
    waiting.abort(gone);
    const next = render(named('next'), 'a');
    working.abort();
    await expect(running).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(textOf(await next)).toContain('|next|');
  });

  test('one that can begin at once does so, whoever has left; its process ends when the time of all is over', async () => {
    const { render } = open({ workerFile });
    const { waiting, working, signals } = makePatience();
    waiting.abort(new Error('gone'));
    const pid = pidOf(await render(named('a'), 'a', signals));
    working.abort();
    await expect(render(named('b'), 'a', signals)).rejects.toMatchObject({ code: 'TIMEOUT' });
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  test('two hundred reports may wait, and one more is refused', async () => {
    const { render, close } = open({ workerFile });
    const stuck = render(named('stuck'), 'first').catch((error: unknown) => error);
    const waiting = Array.from({ length: 200 }, (_, index) =>
      render(named('a'), String(index)).catch((error: unknown) => error),
    );
    await expect(render(named('a'), 'last')).rejects.toMatchObject({ code: 'QUEUE_FULL' });
    await close();
    for (const one of [stuck, ...waiting]) expect(await one).toMatchObject({ code: 'CLOSED' });
  });

  test('nothing of a demo is read for a queue that refuses it, and the caller only hands it on otherwise', async () => {
    let readings = 0;
    const input = makeSampleInput({ isDemo: true });
    const [unite] = input.data.unitesDeTravail;
    const [risque] = unite?.risques ?? [];
    if (unite === undefined || risque === undefined) throw new Error('the sample has no risk');
    const counted = {
      ...risque,
      get danger() {
        readings += 1;
        return 'Sol mouillé du fournil';
      },
    };
    const demo = { ...input, data: { ...input.data, unitesDeTravail: [{ ...unite, risques: [counted] }] } };
    const { render } = open({ workerFile, maxQueueOfOwner: 0 });
    await expect(render(demo, 'a')).rejects.toMatchObject({ code: 'OWN_QUEUE_FULL' });
    expect(readings).toBe(0);
    await pool?.close();
    await open({ workerFile }).render(demo, 'a');
    // By what copies it for the process.
    expect(readings).toBe(1);
  });

  test('never runs more than `size` processes', async () => {
    const { render } = open({ workerFile, size: 2 });
    const pids = new Set(
      (await Promise.all(Array.from({ length: 12 }, (_, index) => render(named(String(index)))))).map(pidOf),
    );
    expect(pids.size).toBeLessThanOrEqual(2);
  });

  test('closing ends everything', async () => {
    const { render, close } = open({ workerFile });
    const pid = pidOf(await render(named('a')));
    const running = render(named('stuck'));
    const waiting = render(named('b'));
    await Promise.all([
      expect(running).rejects.toMatchObject({ code: 'CLOSED' }),
      expect(waiting).rejects.toMatchObject({ code: 'CLOSED' }),
      close(),
    ]);
    expect(isRunning(pid)).toBe(false);
    await expect(render(named('c'))).rejects.toMatchObject({ code: 'CLOSED' });
  });

  test('warming up starts one process, which takes the first report', async () => {
    const { render, warmUp } = open({ workerFile });
    await warmUp();
    await warmUp();
    expect(textOf(await render(named('a')))).toContain('|a|');
  });

  test('the check says whether a process lives, and starts one', async () => {
    const { render, check, close } = open({ workerFile });
    expect(await check()).toBe(true);
    const pid = pidOf(await render(named('a')));
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(await check()).toBe(true);
    expect(textOf(await render(named('b')))).toContain('|b|');
    await close();
    expect(await check()).toBe(false);
  });

  test('the check of an engine that cannot start is false', async () => {
    const { check } = open({ workerFile: new URL('./workers/absent.ts', import.meta.url) });
    expect(await check()).toBe(false);
  });
});

describe('the reports of several owners', () => {
  /** Renders one report for each owner in this order, and says in which order they were made. */
  const listOrder = async (owners: string) => {
    const { render } = open({ workerFile });
    const made: string[] = [];
    await Promise.all(
      Array.from(owners, (owner, index) =>
        render(named(`${owner}${index}`), owner).then(() => made.push(owner)),
      ),
    );
    return made.join('');
  };

  test('are made in turn: whoever asks for ten waits for itself', async () => {
    expect(await listOrder('aaaaaaaaaab')).toBe('abaaaaaaaaa');
    expect(await listOrder('aaaabbbc')).toBe('abcababa');
  });

  test('one at a time for each, so that a process is free for another', async () => {
    const { render } = open({ workerFile, size: 2, timeoutMs: 2_000 });
    // The other may be made after it was given up.
    const stuck = render(named('stuck'), 'a').catch((error: unknown) => error);
    const behind = render(named('behind'), 'a');
    expect(textOf(await render(named('b'), 'b'))).toContain('|b|');
    expect(await stuck).toMatchObject({ code: 'TIMEOUT' });
    expect(textOf(await behind)).toContain('|behind|');
  });

  test('who has one under way waits for a process of low priority, and leaves the other to everybody else', async () => {
    const { render } = open({ workerFile, size: 2 });
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, index) => render(named(String(index)), 'a')),
    );
    const [first = 0, ...others] = many.map(pidOf);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(first);
    expect(getPriority(others[0])).toBe(constants.priority.PRIORITY_LOW);
    expect(getPriority(first)).toBe(getPriority());
    expect(pidOf(await render(named('b'), 'b'))).toBe(first);
    // Whose reports are made is not remembered.
    expect(pidOf(await render(named('later'), 'a'))).toBe(first);
  });

  test('ten of each may wait behind the one that is made', async () => {
    const { render, close } = open({ workerFile });
    const asked = Array.from({ length: 11 }, (_, index) =>
      render(named(index === 0 ? 'stuck' : 'a'), 'a').catch((error: unknown) => error),
    );
    await expect(render(named('a'), 'a')).rejects.toMatchObject({ code: 'OWN_QUEUE_FULL' });
    await close();
    for (const one of asked) expect(await one).toMatchObject({ code: 'CLOSED' });
  });

  test('are refused over their own share only', async () => {
    const { render } = open({ workerFile, maxQueueOfOwner: 1, timeoutMs: 1_000 });
    const running = render(named('stuck'), 'a');
    const waiting = render(named('a'), 'a');
    await expect(render(named('a'), 'a')).rejects.toMatchObject({ code: 'OWN_QUEUE_FULL' });
    const other = render(named('b'), 'b');
    await expect(running).rejects.toMatchObject({ code: 'TIMEOUT' });
    expect(textOf(await waiting)).toContain('|a|');
    expect(textOf(await other)).toContain('|b|');
  });
});

describe('an engine that fails', () => {
  test('killed while it works: that report fails, the next one has a new process', async () => {
    const { render } = open({ workerFile });
    const pid = pidOf(await render(named('a')));
    const running = render(named('stuck'));
    process.kill(pid, 'SIGKILL');
    await expect(running).rejects.toMatchObject({ code: 'WORKER_DIED' });
    expect(textOf(await render(named('b')))).toContain('|b|');
  });

  test('missing or broken: everybody who waits is told so at once', async () => {
    const { render } = open({ workerFile: new URL('workers/broken.ts', import.meta.url) });
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => render(named('a'), String(index))),
    );
    expect(all.map((one) => one.status === 'rejected' && one.reason)).toStrictEqual(
      all.map(() => expect.objectContaining({ code: 'WORKER_DIED' })),
    );
  });
});
