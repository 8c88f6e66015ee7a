import type { DuerpDocument } from '@odu/api-contract';
import type { Choix } from '@odu/domain';
import { documents } from '@odu/domain/test-data';
import * as fc from 'fast-check';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { makeTokens } from '../make-tokens.ts';
import { commands } from './commands.ts';
import { finish } from './finish.ts';
import { makeOnRealServer, makeSession } from './real-document.ts';
import { startRealServer } from './real-server.ts';
import { createServerModel } from './server-model.ts';
import { createWorld, type SimulatedServer, SLOTS, type World } from './world.ts';

const RUNS = Number(process.env['ODU_SIMULATION_RUNS'] ?? 300);
const SEED = Number(process.env['ODU_SIMULATION_SEED'] ?? 20261122);
/** One run in five meets the real server. */
const REAL_RUNS = Math.ceil(RUNS / 5);
const MAX_COMMANDS = 60;

// Pauses end by a command; what the tests and the network wait for is not a timer.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A start of the real server takes a second: one run in six has one. */
const crashes = fc.nat(5).map((number) => (number === 0 ? 1 : 0));
const choix = fc.constantFrom<Choix[]>('mien', 'autre');

async function simulate(
  server: SimulatedServer,
  turns: Iterable<fc.AsyncCommand<World, World>>,
  last: Choix,
): Promise<void> {
  const world = createWorld(server);
  for (let seat = 0; seat < SLOTS.length; seat += 1) world.open(seat);
  await world.idle();
  while (world.network.size() > 0) await world.network.advance(0).then(world.idle);
  await fc.asyncModelRun(() => ({ model: world, real: world }), turns);
  await finish(world, last);
}

function makeOnModel(document: DuerpDocument): SimulatedServer {
  const model = createServerModel(document, 1);
  return {
    duerpId: document.id,
    session: makeSession(makeTokens('claire')),
    model,
    maxCrashes: Infinity,
    handle: (sent) => Promise.resolve(model.handle(sent)),
    crash: (sent) => {
      if (sent !== null) model.handle(sent);
      return Promise.resolve();
    },
  };
}

const turns = fc.commands([...commands], { maxCommands: MAX_COMMANDS, size: 'max' });

test('whatever the network does, no edit is lost and all pages end on one document', async () => {
  await fc.assert(
    fc.asyncProperty(documents, turns, choix, (document, commanded, last) =>
      simulate(makeOnModel(document), commanded, last),
    ),
    { numRuns: RUNS - REAL_RUNS, seed: SEED },
  );
});

test('the real server does the same, over power cuts too', async () => {
  const real = await startRealServer();
  try {
    const session = makeSession(await real.signIn());
    await fc.assert(
      fc.asyncProperty(documents, turns, choix, crashes, async (document, commanded, last, maxCrashes) => {
        // The session's token does not live as long as many runs.
        await session.getFreshAccessToken(real.refresh);
        await simulate(await makeOnRealServer(real, session, document, maxCrashes), commanded, last);
      }),
      // A smaller case would be looked for on a server that is slow.
      { numRuns: REAL_RUNS, seed: SEED, endOnFailure: true },
    );
  } finally {
    await real.stop();
  }
});
