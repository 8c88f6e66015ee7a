import { expect, test } from 'vitest';
import { CHAMPS_D_ENTREPRISE } from '../../champs/entreprise.ts';
import { renommerUnite, supprimerUnite } from '../intents/intentions.ts';
import {
  BOULANGERIE,
  FOURNIL,
  GLISSADE,
  uniteIn,
  VENTE,
  withUnite,
} from '../test-data/boulangerie.test-data.ts';
import { stamp } from '../test-data/edition.test-data.ts';
import { applyIntent, applyIntents, applyIntentToUnite } from './apply-intent.ts';
import { ENTREPRISE_VIDE } from './entreprise-du-document.ts';
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
