import type { ActionPreventive } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { CHAMPS_D_ENTREPRISE } from '../../champs/entreprise.ts';
import { modifierRisque } from '../intents/evaluations.ts';
import type { Edition } from '../intents/intent.ts';
import {
  modifierAction,
  modifierUnite,
  renommerUnite,
  supprimerAction,
  supprimerRisque,
  supprimerUnite,
} from '../intents/intentions.ts';
import {
  BOULANGERIE,
  BRULURE,
  FOURNIL,
  GANTS,
  GLISSADE,
  TAPIS,
  uniteIn,
  VENTE,
  withUnite,
} from '../test-data/boulangerie.test-data.ts';
import { stamp } from '../test-data/edition.test-data.ts';
import { applyIntent, applyIntents, applyIntentToUnite } from './apply-intent.ts';
import { ENTREPRISE_VIDE } from './entreprise-du-document.ts';
import { isApplied } from './is-applied.ts';
import { normalizeExpositions } from './expositions-du-document.ts';

const unite = uniteIn(BOULANGERIE);
const edition = renommerUnite(unite, 'Four');
if (edition === null) throw new Error('another name');
const RENAME = stamp(edition);

test('a document is modified since its last version, once it has one', () => {
  const version = { id: 'v1' } as (typeof BOULANGERIE.versions)[number];
  const isModified = (versions: typeof BOULANGERIE.versions) =>
    applyIntent({ ...BOULANGERIE, versions }, RENAME).hasBeenModifiedSinceLastGeneration;
  expect([isModified([]), isModified([version]), isModified([version, version])]).toEqual([
    false,
    true,
    true,
  ]);
});

test('an edit is made in its own unit, and the levels follow what is left', () => {
  expect(applyIntentToUnite(unite, RENAME).displayName).toBe('Four');
  expect(applyIntentToUnite(uniteIn(BOULANGERIE, VENTE), RENAME)).toBe(uniteIn(BOULANGERIE, VENTE));
  const grave = { ...GLISSADE, evalGravite: 4, evalFrequence: 4, evalMaitrise: 4 } as const;
  const server = withUnite(BOULANGERIE, { risques: [grave] }, VENTE);
  expect(server.data).toMatchObject({ niveauDeRisqueTotalValue: 11, niveauDeRisqueTotalStatus: 'RED' });
  const after = applyIntents(server, [RENAME, stamp(supprimerUnite(uniteIn(server, VENTE)))]);
  expect(after.data).toMatchObject({ niveauDeRisqueTotalValue: 2, niveauDeRisqueTotalStatus: 'YELLOW' });
  expect(uniteIn(after, FOURNIL)).toMatchObject({ displayName: 'Four', niveauDeRisqueValue: 2 });
});

test('of a company of which nothing is known every field is null', () => {
  expect(ENTREPRISE_VIDE).toEqual(
    Object.fromEntries(Object.keys(CHAMPS_D_ENTREPRISE).map((champ) => [champ, null])),
  );
});

test('the annex is kept in the order of the law, without what says nothing, nor a number where there is no threshold', () => {
  expect(
    normalizeExpositions([
      { facteur: 'nuit', donneesCollectives: '', nombreAuDela: 0 },
      { facteur: 'bruit', donneesCollectives: '', nombreAuDela: null },
      { facteur: 'manut', donneesCollectives: 'Sacs', nombreAuDela: 3 },
    ]),
  ).toEqual([
    { facteur: 'manut', donneesCollectives: 'Sacs', nombreAuDela: null },
    { facteur: 'nuit', donneesCollectives: '', nombreAuDela: 0 },
  ]);
});

test('what is said of who works in a unit changes nothing else of it', () => {
  const effectif = { total: 3, femmes: 1, hommes: 2 };
  const server = withUnite(BOULANGERIE, { effectif, differencesSelonSexe: 'Aucune' });
  const write = (values: Parameters<typeof modifierUnite>[1]) => {
    const written = modifierUnite(uniteIn(server), values);
    return written && uniteIn(applyIntent(server, stamp(written)));
  };
  expect(write({ differencesSelonSexe: 'Portage' })).toMatchObject({
    effectif,
    differencesSelonSexe: 'Portage',
  });
  expect(write({ effectif: null })).toMatchObject({ effectif: null, differencesSelonSexe: 'Aucune' });
  expect(write({ effectif: { total: 4 } })).toMatchObject({ effectif: { total: 4 } });
  // Sent again, it is done.
  const again = stamp({
    kind: 'modifierUnite',
    idUniteDeTravail: FOURNIL,
    base: {},
    values: { effectif: { ...effectif } },
  });
  expect(applyIntent(server, again)).toBe(server);
});

test('an action that is not done has no end, whatever an edit says of it', () => {
  const edit = (values: Partial<ActionPreventive>) =>
    uniteIn(
      applyIntent(
        BOULANGERIE,
        stamp({
          kind: 'modifierAction',
          idUniteDeTravail: FOURNIL,
          idAction: TAPIS.idAction,
          base: {},
          values,
          termineeLe: '2026-11-20T09:00:00.000Z',
        }),
      ),
    ).papripactActionsPreventives[0];
  expect(edit({ statut: 'En cours' })?.termineeLe).toBeNull();
  expect(edit({ statut: 'Terminé' })?.termineeLe).toBe('2026-11-20T09:00:00.000Z');
});

test('an edit of what is gone is not made yet; its deletion and its move are done', () => {
  const gone = withUnite(BOULANGERIE, { risques: [BRULURE], papripactActionsPreventives: [GANTS] });
  const isDone = (one: Edition | null) => one && isApplied(gone, stamp(one));
  expect(isDone(modifierRisque(unite, GLISSADE, { danger: 'Farine' }))).toBe(false);
  expect(isDone(modifierAction(TAPIS, { budget: '20 €' }))).toBe(false);
  expect(isDone(supprimerRisque(unite, GLISSADE))).toBe(true);
  expect(isDone(supprimerAction(TAPIS))).toBe(true);
  expect(
    isDone({ kind: 'deplacerRisque', idUniteDeTravail: FOURNIL, idRisque: GLISSADE.idRisque, place: [] }),
  ).toBe(true);
});
