import { isDeepStrictEqual } from 'node:util';
import { vi } from 'vitest';
import type { Choix } from '@odu/domain';
import { choose } from './commands.ts';
import { isSettled } from './oracle.ts';
import { SLOTS, type World } from './world.ts';

/** More than any run needs: a queue that does not end is a fault. */
const MAX_ROUNDS = 100;

/** Every page is open, the network passes everything, every question is answered: what is left to send is sent. */
async function settleAll(world: World, choix: Choix): Promise<void> {
  const { network, idle } = world;
  for (let seat = 0; seat < SLOTS.length; seat += 1) if (world.pageOf(seat) === null) world.open(seat);
  for (const { id } of world.listPages()) network.heal(id);
  const isDone = () =>
    network.size() === 0 && world.listPages().every((page) => page.getPending().length === 0);
  for (let round = 0; round < MAX_ROUNDS && world.faults.length === 0; round += 1) {
    for (const page of world.listPages()) {
      choose(page, world, choix);
      page.goOnline();
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await idle();
    }
    // oxlint-disable-next-line no-await-in-loop -- one message after the other
    while (network.size() > 0) await network.advance(0).then(idle);
    vi.advanceTimersByTime(0);
    const isClean = world.browsers.every(({ storage }) => storage.length === 0);
    if (isDone() && isClean) return;
  }
  world.faults.push(
    'the edits do not come to an end',
    ...world.listPages().map((page) => JSON.stringify([page.id, page.getState(), page.getPending()])),
    ...world.browsers.map(({ storage }) => JSON.stringify(storage)),
  );
  world.check();
}

/** The end of a run: all pages show the server's document, no edit is missing, the browsers keep nothing. */
export async function finish(world: World, choix: Choix): Promise<void> {
  await settleAll(world, choix);
  for (const page of world.listPages()) page.refresh();
  await world.idle();
  while (world.network.size() > 0)
    // oxlint-disable-next-line no-await-in-loop -- one message after the other
    await world.network.advance(0).then(world.idle);
  for (const page of world.listPages())
    if (!isDeepStrictEqual(page.getDocument(), world.server.model.getDocument()))
      world.faults.push(`${page.id} shows another document than the server's`);
  for (const entry of world.ledger.list())
    if (!isSettled(entry, world.history)) world.faults.push(`lost: ${JSON.stringify(entry.intent)}`);
  world.check();
}
