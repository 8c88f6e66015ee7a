import { expect, test } from 'vitest';
import { formatSeuil, splitCitation, SUIVI_RENFORCE_POSSIBLE } from './seuil.ts';

const BOIS = { texte: 'VLEP sur 8 h\u00A0: 1 mg/m³.', luLe: '2026-11-22' };

test('a threshold of the code says when it was read', () => {
  expect(formatSeuil({ ...BOIS, source: 'C. trav. R4412-149', verification: 'lu' })).toBe(
    'VLEP sur 8 h\u00A0: 1 mg/m³. Source\u00A0: C. trav. R.\u00A04412-149. Lu dans le code du travail le 22\u00A0novembre 2026.',
  );
});

test('one of another text says that it is to be checked', () => {
  const source = 'C. trav. R4412-149\u202F; Arrêté du 26 octobre 2020';
  expect(formatSeuil({ ...BOIS, source, verification: 'a_verifier' })).toBe(
    "VLEP sur 8 h\u00A0: 1 mg/m³. Source\u00A0: C. trav. R.\u00A04412-149\u202F; Arrêté du 26 octobre 2020. À vérifier\u00A0: un texte cité n'est pas du code du travail. Relecture du 22\u00A0novembre 2026.",
  );
});

test('a citation gives its articles, and never those of another code', () => {
  expect(splitCitation('C. trav. R4121-1 et D4153-52\u202F; Code de la santé publique, R4121-2')).toEqual([
    'C. trav. ',
    { article: 'R4121-1' },
    ' et ',
    'D4153-52',
    '\u202F; ',
    'Code de la santé publique, R4121-2',
  ]);
  expect(splitCitation('C. trav. L4121-3-1')).toEqual(['C. trav. ', { article: 'L4121-3-1' }]);
  expect(splitCitation('Arrêté du 7 avril 2021')).toEqual(['Arrêté du 7 avril 2021']);
});

test('a reinforced follow-up stands on the article of the posts that give a right to it', () => {
  expect(SUIVI_RENFORCE_POSSIBLE).toEqual({
    texte: 'Suivi individuel renforcé possible selon le poste',
    reference: { article: 'R4624-23' },
  });
});
