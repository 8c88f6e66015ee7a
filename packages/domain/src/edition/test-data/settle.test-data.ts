import type { DuerpDocument } from '@odu/api-contract/types';
import { applyIntents } from '../apply/apply-intent.ts';
import type { Collision } from '../collisions/collision.ts';
import { findCollisions } from '../collisions/find-collisions.ts';
import { type Choix, resolveCollision } from '../collisions/resolve-collision.ts';
import type { Intent } from '../intents/intent.ts';
import { BOULANGERIE, seeUnites, uniteIn } from './boulangerie.test-data.ts';
import { STAMP } from './edition.test-data.ts';

/** The bakery's units as they were seen. */
export const vues = seeUnites(BOULANGERIE);

/** The first collision of the edits, made on the bakery, with the server's document, and the edit that it is of. */
export function collide(server: DuerpDocument, intents: Intent[]): { intent: Intent; collision: Collision } {
  const [first] = intents.flatMap((intent) =>
    findCollisions(server, intent, vues).map((collision) => ({ intent, collision })),
  );
  if (first === undefined) throw new Error('the edits collide');
  return first;
}

/** The intents after one choice. */
export function choose(server: DuerpDocument, intents: Intent[], choix: Choix): Intent[] {
  const { intent, collision } = collide(server, intents);
  return resolveCollision(intents, collision, choix, { intent, server, vues, stamp: STAMP });
}

/** The intents after one choice, and the document and unit that they make. */
export function settle(server: DuerpDocument, intents: Intent[], choix: Choix) {
  const left = choose(server, intents, choix);
  const document = applyIntents(server, left);
  return { left, document, unite: uniteIn(document) };
}
