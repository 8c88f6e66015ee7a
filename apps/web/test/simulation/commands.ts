import type { DuerpDocument } from '@odu/api-contract';
import {
  type Choix,
  type Edition,
  isCategorieNameTaken,
  renommerCategorie,
  supprimerAction,
  supprimerCategorie,
  supprimerRisque,
  supprimerUnite,
} from '@odu/domain';
import { editionsOf } from '@odu/domain/test-data';
import * as fc from 'fast-check';
import { vi } from 'vitest';
import type { Page } from './page.ts';
import { SLOTS, type World } from './world.ts';

type Command = fc.AsyncCommand<World, World>;

/** Longer than any pause between two tries of a save. */
const PAUSE_MS = 61_000;

/** What a command does; `isPossible` tells whether it can be done now. */
const command = (
  name: string,
  run: (world: World) => void | Promise<void>,
  isPossible: (world: World) => boolean = () => true,
): Command => ({
  check: isPossible,
  run: async (world) => {
    world.journal.push(`# ${name}`);
    await run(world);
    await world.idle();
    world.check();
  },
  toString: () => name,
});

const slot = fc.nat(SLOTS.length - 1);
const turn = fc.nat(20);

const onPage = (
  name: string,
  run: (page: Page, world: World, seat: number) => void | Promise<void>,
  isPossible: (page: Page) => boolean = () => true,
) =>
  slot.map((seat) =>
    command(
      `${name}(${seat})`,
      (world) => {
        const page = world.pageOf(seat);
        return page === null ? undefined : run(page, world, seat);
      },
      (world) => {
        const page = world.pageOf(seat);
        return page !== null && isPossible(page);
      },
    ),
  );

/** The forms refuse a category name that the unit has (« Cette catégorie existe déjà »). */
const isOffered = ({ data }: DuerpDocument, edition: Edition): boolean =>
  edition.kind !== 'renommerCategorie' ||
  data.unitesDeTravail.every(
    ({ idUniteDeTravail, categorieDeRisques }) =>
      idUniteDeTravail !== edition.idUniteDeTravail ||
      !isCategorieNameTaken(
        edition.values.displayName ?? '',
        categorieDeRisques.filter(({ idCategorie }) => idCategorie !== edition.idCategorie),
      ),
  );

/** Names that two people may choose for a category at the same time. */
const renames = (document: DuerpDocument): fc.Arbitrary<Edition | null> => {
  const known = document.data.unitesDeTravail.flatMap((unite) =>
    unite.categorieDeRisques.map((categorie) => ({ unite, categorie })),
  );
  return known.length === 0
    ? fc.constant(null)
    : fc
        .tuple(fc.constantFrom(...known), fc.constantFrom('Poussières', 'Chutes bis'))
        .map(([{ unite, categorie }, name]) => renommerCategorie(unite, categorie, name));
};

/** What takes something away that others may be editing: rare among all that can be done, and what most goes wrong. */
const removals = ({ data }: DuerpDocument): fc.Arbitrary<Edition | null> =>
  fc.constantFrom(
    null,
    ...data.unitesDeTravail.flatMap((unite) => [
      supprimerUnite(unite),
      ...unite.categorieDeRisques.map((categorie) => supprimerCategorie(unite, categorie)),
      ...unite.risques.map((risque) => supprimerRisque(unite, risque)),
      ...unite.papripactActionsPreventives.map(supprimerAction),
    ]),
  );

function edit(page: Page, world: World, seed: number): void {
  const document = page.getDocument();
  if (document === undefined) return;
  const all = fc.oneof(
    { weight: 12, arbitrary: editionsOf(document, world.nextFresh()) },
    { weight: 1, arbitrary: renames(document) },
    { weight: 2, arbitrary: removals(document) },
  );
  const [edition] = fc.sample(all, { numRuns: 1, seed });
  if (edition !== null && edition !== undefined && isOffered(document, edition)) page.edit(edition);
}

/** Answers the question that the page asks. */
export function choose(page: Page, world: World, choix: Choix): void {
  const state = page.getState();
  if (state.kind !== 'conflict') return;
  const server = world.documentOf(page.getEtag());
  if (server === undefined) throw new Error('the page asks about a document that nobody has');
  const before = page.getPending();
  world.journal.push(`${page.id} is asked ${JSON.stringify(state.collision)}: ${choix}`);
  world.ledger.choose({ collision: state.collision, choix, server }, before, page.resolve(choix));
}

const hasDocument = (page: Page) => page.getDocument() !== undefined;
const isAsking = (page: Page) => page.getState().kind === 'conflict';
const hasMessages = ({ network }: World) => network.size() > 0;

const onMessage = (name: string, run: (world: World, turn: number) => void | Promise<void>) =>
  turn.map((one) => command(`${name}(${one})`, (world) => run(world, one), hasMessages));

const edits = fc.tuple(slot, fc.nat()).map(([seat, seed]) =>
  command(
    `edit(${seat}, ${seed})`,
    (world) => {
      const page = world.pageOf(seat);
      if (page !== null) edit(page, world, seed);
    },
    (world) => {
      const page = world.pageOf(seat);
      return page !== null && hasDocument(page);
    },
  ),
);

const choices = fc.tuple(slot, fc.constantFrom<Choix[]>('mien', 'autre')).map(([seat, choix]) =>
  command(
    `choose(${seat}, ${choix})`,
    (world) => {
      const page = world.pageOf(seat);
      if (page !== null) choose(page, world, choix);
    },
    (world) => {
      const page = world.pageOf(seat);
      return page !== null && isAsking(page);
    },
  ),
);

/** Everything that people, browsers, the network and the server may do. What comes more than once is more likely. */
export const commands: readonly fc.Arbitrary<Command>[] = [
  edits,
  edits,
  edits,
  edits,
  onPage('undo', (page) => page.undo()),
  onPage('redo', (page) => page.redo()),
  choices,
  choices,
  onMessage('advance', ({ network }, one) => network.advance(one)),
  onMessage('advance', ({ network }, one) => network.advance(one)),
  onMessage('advance', ({ network }, one) => network.advance(one)),
  onPage('drain', (page, { network, idle }) => network.drain(page.id, idle)),
  onPage('drain', (page, { network, idle }) => network.drain(page.id, idle)),
  onPage('drain', (page, { network, idle }) => network.drain(page.id, idle)),
  onMessage('lose', ({ network }, one) => network.lose(one)),
  onMessage('repeat', ({ network }, one) => network.repeat(one)),
  onMessage('refuse', ({ network }, one) => network.refuse(one)),
  onPage('cut', (page, { network }) => network.cut(page.id)),
  onPage('heal', (page, { network }) => {
    network.heal(page.id);
    page.goOnline();
  }),
  onPage('refresh', (page) => page.refresh()),
  onPage('signInAgain', (page) => page.signInAgain()),
  onPage('reload', (_page, world, seat) => {
    world.kill(seat);
    world.open(seat);
  }),
  onPage('kill', (_page, world, seat) => world.kill(seat)),
  slot.map((seat) =>
    command(
      `open(${seat})`,
      (world) => world.open(seat),
      (world) => world.pageOf(seat) === null,
    ),
  ),
  fc.constant(
    command(
      'crash',
      (world) => world.crash(),
      (world) => world.mayCrash(),
    ),
  ),
  fc.constant(
    command('wait', () => {
      vi.advanceTimersByTime(PAUSE_MS);
    }),
  ),
];
