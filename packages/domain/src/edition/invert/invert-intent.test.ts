import { expect, test } from 'vitest';
import { applyIntents } from '../apply/apply-intent.ts';
import { createUnite } from '../apply/evaluation-du-risque.ts';
import { deplacerRisques } from '../copie/risques-copies.ts';
import type { Edition } from '../intents/intent.ts';
import { BOULANGERIE, FOURNIL, GLISSADE, LIVRAISON, uniteIn } from '../test-data/boulangerie.test-data.ts';
import { uuid } from '../test-data/documents.test-data.ts';
import { stamp, STAMP } from '../test-data/edition.test-data.ts';
import { invertIntent } from './invert-intent.ts';

test('an addition that is taken back leaves the units that were there before it', () => {
  const bureau = createUnite(uuid('a', 9), 'Bureau');
  const unites = [uniteIn(BOULANGERIE), bureau].map((item) => ({ item, place: 'fin' as const }));
  const addition = stamp({ kind: 'ajouterUnites', unites });
  const inverse = invertIntent(BOULANGERIE, addition, STAMP);
  expect(inverse).toEqual({ ...STAMP, kind: 'retirerUnites', base: [bureau] });
  expect(inverse && applyIntents(BOULANGERIE, [addition, inverse])).toEqual(BOULANGERIE);
});

test('what takes back edits that were made together is together too, and what was made alone is alone', () => {
  let made = 900;
  const createId = () => uuid('e', (made += 1));
  const [first] = deplacerRisques(
    uniteIn(BOULANGERIE),
    [GLISSADE],
    uniteIn(BOULANGERIE, LIVRAISON),
    createId,
  );
  if (first === undefined) throw new Error('it moves');
  expect(invertIntent(BOULANGERIE, stamp(first), STAMP)?.ensemble).toBe(first.ensemble);
  const rename = (displayName: string): Edition => ({
    kind: 'renommerUnite',
    idUniteDeTravail: FOURNIL,
    base: { displayName: 'Fournil' },
    values: { displayName },
  });
  expect(invertIntent(BOULANGERIE, stamp(rename('Four')), STAMP)).not.toHaveProperty('ensemble');
  expect(invertIntent(BOULANGERIE, stamp(rename('Fournil')), STAMP)).toBeNull();
});
