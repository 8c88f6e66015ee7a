import type { DuerpDocument } from '@odu/api-contract';
import {
  applyIntent,
  type Edition,
  type Intent,
  type IntentKind,
  invertIntent,
  readExpositions,
} from '@odu/domain';
import { documents, editionsOf, STAMP, stamp } from '@odu/domain/test-data';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCompleteDuerp } from '../support/duerp-scenario.ts';
import { idOf, NO_ENGINE, useDuerpServer } from '../support/duerp-server.ts';
import { type Client, type Envoi, makeEditionClient } from './edition-client.ts';

// What the page shows at once (`applyIntent`) is what the server makes of the call that carries it (`toEcriture`).

const SEQUENCES = Array.from(
  { length: Number(process.env['ODU_CONFORMANCE_RUNS'] ?? 60) },
  (_, index) => index + 1,
);
const SEED = 20261122;
const STEPS = 6;

const { calls } = useDuerpServer({ deps: NO_ENGINE, isVip: 1 });
const { open, edit } = makeEditionClient(calls);

/** How often each kind was sent; the type names a kind that is missing here. */
const sent: Record<IntentKind, number> = {
  ajouterUnites: 0,
  restaurerUnites: 0,
  supprimerUnite: 0,
  retirerUnites: 0,
  renommerUnite: 0,
  modifierUnite: 0,
  deplacerUnite: 0,
  ajouterCategorie: 0,
  ajouterRisque: 0,
  ajouterRisquesPremade: 0,
  restaurerRisques: 0,
  supprimerCategorie: 0,
  supprimerRisque: 0,
  retirerRisques: 0,
  renommerCategorie: 0,
  deplacerCategorie: 0,
  modifierRisque: 0,
  deplacerRisque: 0,
  ajouterAction: 0,
  restaurerAction: 0,
  ecarterFamilles: 0,
  modifierExpositions: 0,
  modifierAction: 0,
  supprimerAction: 0,
  retirerAction: 0,
  modifierEntreprise: 0,
  activerPapripact: 0,
};

/** Makes a document on the server by the edits that a person would need. */
async function makeOnServer({ data, displayName }: DuerpDocument): Promise<Client> {
  const client = await open(idOf(await calls.create()));
  const { entreprise, unitesDeTravail, isPapripactEnabled } = data;
  const unites = unitesDeTravail.map((item) => ({ item, place: 'fin' as const }));
  await edit(client, stamp({ kind: 'restaurerUnites', unites }), { isMinimal: false });
  if (entreprise !== null) {
    const company = stamp({ kind: 'modifierEntreprise', base: {}, values: entreprise });
    await edit(client, company, { isMinimal: true });
  }
  const papripact = stamp({ kind: 'activerPapripact', base: {}, values: { isPapripactEnabled } });
  await edit(client, papripact, { isMinimal: true });
  const values = readExpositions(data);
  await edit(client, stamp({ kind: 'modifierExpositions', base: {}, values }), { isMinimal: true });
  expect(client.document.data).toStrictEqual(data);
  return displayName.endsWith(' (copie)') ? open(idOf(await calls.duplicate(client.id))) : client;
}

/** A document that has a version: a change is one since the last generation. */
async function makeGenerated(): Promise<Client> {
  const { id } = await makeCompleteDuerp(calls);
  expect((await calls.generate(id)).statusCode).toBe(201);
  return open(id);
}

const steps = fc.array(
  fc.record({
    seed: fc.nat(),
    /** What the edit does when the document lets it, so that no kind is rare. */
    kind: fc.constantFrom(...Object.keys(sent).filter((kind) => !/^(restaurer|retirer)/.test(kind))),
    /** How many versions ago the edit was made: what it is about may be gone. */
    age: fc.constantFrom(0, 0, 0, 1, 3),
    undo: fc.constantFrom('never', 'atOnce', 'andRedo', 'atTheEnd'),
    trouble: fc.constantFrom<Envoi['trouble'][]>('none', 'none', 'answerLost', 'lateFirst'),
  }),
  { minLength: STEPS, maxLength: STEPS },
);

let isMinimal = false;

/** Sends an edit, by turns for the small and the whole answer; answers its inverse. */
async function follow(client: Client, intent: Intent, trouble: Envoi['trouble'] = 'none') {
  isMinimal = !isMinimal;
  const inverse = invertIntent(client.document, intent, STAMP);
  if (await edit(client, intent, { isMinimal, trouble })) sent[intent.kind] += 1;
  return inverse;
}

// A test for each, so that their number is no matter of time; each shrinks what it finds.
test.for(SEQUENCES)('the server makes what the page shows of the edits of sequence %i', async (sequence) => {
  await fc.assert(
    fc.asyncProperty(fc.option(documents, { freq: 6 }), steps, async (document, turns) => {
      const client = document === null ? await makeGenerated() : await makeOnServer(document);
      const atTheEnd: Intent[] = [];
      for (const [turn, { seed, kind, age, undo, trouble }] of turns.entries()) {
        const seen = client.seen.at(-1 - age)?.document ?? client.document;
        const editions = fc
          .sample(editionsOf(seen, 1000 + turn * 100), { numRuns: 60, seed })
          .filter((edition) => edition !== null);
        // One that the document does not hold already, so that no kind is rare.
        const isNew = (one: Edition) => applyIntent(client.document, stamp(one)) !== client.document;
        const edition = editions.find((one) => one.kind === kind && isNew(one)) ?? editions[0];
        if (edition === undefined) continue;
        const inverse = await follow(client, stamp(edition), trouble);
        if (inverse === null || undo === 'never') continue;
        if (undo === 'atTheEnd') atTheEnd.unshift(inverse);
        else {
          const again = await follow(client, inverse, trouble);
          if (again !== null && undo === 'andRedo') await follow(client, again);
        }
      }
      for (const inverse of atTheEnd) await follow(client, inverse);
    }),
    // A failure is shrunk within the test's own time, so that it is told.
    { numRuns: 1, seed: SEED + sequence, skipAllAfterTimeLimit: 20_000 },
  );
});

test('every kind of edit was sent', () => {
  expect(Object.entries(sent).filter(([, count]) => count === 0)).toStrictEqual([]);
});
