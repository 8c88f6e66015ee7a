import { describe, expect, test } from 'vitest';
import { PHRASE_DU_TYPE_DE_MESURE } from './champs-du-programme.ts';
import { mesuresDePrevention, titreDesMesures } from './mesures-de-prevention.ts';
import { formatPhrase } from './phrases.ts';

describe('what the law asks of the actions follows the headcount', () => {
  test.for([
    [{ nombreEmployes: 0, isSecteurPublic: false }, 'liste', 'III, 2°'],
    [{ nombreEmployes: 8, isSecteurPublic: false }, 'liste', 'III, 2°'],
    [{ nombreEmployes: 49, isSecteurPublic: false }, 'liste', 'III, 2°'],
    [{ nombreEmployes: 50, isSecteurPublic: false }, 'programme', 'III, 1°'],
    [{ nombreEmployes: 62, isSecteurPublic: null }, 'programme', 'III, 1°'],
    [{ nombreEmployes: 62, isSecteurPublic: true }, 'a-verifier', 'III'],
    [{ nombreEmployes: null, isSecteurPublic: true }, 'a-verifier', 'III'],
    [{ nombreEmployes: null, isSecteurPublic: false }, 'a-renseigner', 'III'],
    [{}, 'a-renseigner', 'III'],
    [null, 'a-renseigner', 'III'],
  ] as const)('%j: %s', ([entreprise, regime, alinea]) => {
    const mesures = mesuresDePrevention(entreprise);
    expect(mesures.regime).toBe(regime);
    expect(mesures.references.at(-1)).toEqual({ article: 'L4121-3-1', alinea });
  });

  test('the sentence names both thresholds when the headcount is not known', () => {
    expect(formatPhrase(mesuresDePrevention(null))).toBe(
      "Effectif à renseigner\u00A0: à partir de 50\u00A0salariés dans l'entreprise, la loi demande un programme annuel (PAPRIPACT), en dessous la liste des actions de prévention et de protection (art.\u00A0L.\u00A04121-3-1, III du code du travail).",
    );
  });

  test.for([
    [49, "En dessous de 50\u00A0salariés dans l'entreprise"],
    [50, "À partir de 50\u00A0salariés dans l'entreprise"],
  ] as const)('the sentence for %i names the threshold: %s', ([nombreEmployes, words]) => {
    expect(mesuresDePrevention({ nombreEmployes }).texte).toContain(words);
  });

  test('says « à vérifier » for the public sector', () => {
    expect(mesuresDePrevention({ nombreEmployes: 3, isSecteurPublic: true }).texte).toContain('à vérifier');
  });

  // L4111-1 names neither: without a word of the other code, a town hall reads that nothing may be asked of it.
  test('names for the State and the local authorities the code that refers to this one, to be checked', () => {
    expect(mesuresDePrevention({ nombreEmployes: 3, isSecteurPublic: true }).texte).toMatch(
      /le code général de la fonction publique [^.]+ renvoie pour l'État et les collectivités territoriales, [^.]+ \(à vérifier\)\./,
    );
  });
});

test('beside the kind of a measure, the law is not said to be silent: collective protection comes first', () => {
  expect(formatPhrase(PHRASE_DU_TYPE_DE_MESURE)).toBe(
    'La loi ne demande pas de noter ce type, mais donne la priorité aux protections collectives sur les individuelles (art.\u00A0L.\u00A04121-2, 8° du code du travail).',
  );
});

test.for([
  [true, 8, 'Programme annuel de prévention (PAPRIPACT)'],
  [true, 50, 'Programme annuel de prévention (PAPRIPACT)'],
  [false, 49, 'Liste des actions de prévention'],
  [false, null, 'Liste des actions de prévention'],
  // A list is what the law asks below.
  [false, 50, 'Actions de prévention'],
] as const)(
  'the title is the choice of the user: PAPRIPACT %s, %s employees: %s',
  ([isOn, effectif, titre]) => {
    expect(titreDesMesures(isOn, { nombreEmployes: effectif })).toBe(titre);
  },
);
