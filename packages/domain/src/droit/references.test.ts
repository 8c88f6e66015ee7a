import { expect, test } from 'vitest';
import * as domain from '../index.ts';
import { AUTRES_ARTICLES_DE_CONFORMITE, DROIT_DE_CONFORMITE } from './conformite.ts';
import { formatReferences, type PhraseDeDroit } from './phrases.ts';
import { PHRASES_SANS_CSE } from './sans-cse.ts';
import { phraseDuCse } from './suivi.ts';

const cite = ({ references }: Pick<PhraseDeDroit, 'references'>): string =>
  formatReferences(references).replaceAll('\u00A0', ' ');
const isPhrase = (value: unknown): value is PhraseDeDroit =>
  typeof value === 'object' && value !== null && 'references' in value;

// Each sentence was read beside its articles: another article, or a new sentence, is to be read before it stands here.
test('the articles that each sentence of the law stands on', () => {
  const phrases: readonly [string, unknown][] = Object.entries(domain);
  expect(
    Object.fromEntries(
      phrases.flatMap(([name, value]) => (isPhrase(value) ? [[name, cite(value)] as const] : [])),
    ),
  ).toEqual({
    PHRASE_CONSERVATION: 'art. L. 4121-3-1, V et R. 4121-4',
    PHRASE_DES_CHAMPS_DU_PROGRAMME: 'art. L. 4121-3-1, III, 1°',
    PHRASE_DES_DIFFERENCES: 'art. L. 4121-3',
    PHRASE_DES_RESSOURCES: 'art. L. 4121-3-1, III, 1°',
    PHRASE_DES_SEUILS:
      'art. L. 4163-1, I et IV, D. 4163-2, D. 4163-3, D. 4163-5, R. 4163-8, R. 4163-7 et D. 4163-4',
    PHRASE_DES_UNITES: 'art. R. 4121-1',
    PHRASE_DE_LA_DECLARATION_DES_EXPOSITIONS: 'art. L. 4163-1, I et IV, R. 4163-8 et R. 4163-7',
    PHRASE_DE_LA_FICHE_DE_SUIVI: 'art. D. 4163-4',
    PHRASE_DE_LA_DECLARATION_AU_SPST: 'art. D. 4622-22, R. 4624-23, III, R. 4624-24 et R. 4624-28-2',
    PHRASE_DE_LA_MISE_A_JOUR_ANNUELLE: 'art. R. 4121-2',
    PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE: 'art. L. 4121-3 et R. 4121-2',
    PHRASE_DE_LA_MISE_A_JOUR_DU_SECTEUR_PUBLIC: 'art. L. 4111-1 et R. 4121-2',
    PHRASE_DE_L_ANNEXE: 'art. R. 4121-1-1 et L. 4161-1',
    PHRASE_DE_L_AVIS: 'art. R. 4121-4',
    PHRASE_DE_L_EFFECTIF: 'art. L. 1111-2, L. 1111-3, L. 2301-1, L. 1251-54, L. 1254-29 et L. 1253-8-1',
    PHRASE_DE_L_INFORMATION: 'art. R. 4141-2 et R. 4141-3-1, 1° et 2°',
    PHRASE_DE_L_INVENTAIRE: 'art. L. 4121-3-1, I',
    PHRASE_DE_L_ORDRE_DES_MESURES: 'art. L. 4121-2, 1°, 3° et 8°',
    PHRASE_DU_DOCUMENT_UNIQUE: 'art. L. 4121-3 et R. 4121-1',
    PHRASE_DU_PROGRAMME_ANNUEL: 'art. L. 4121-3-1, III, 1°',
    PHRASE_DU_SALARIE_DESIGNE: 'art. L. 4644-1, I, R. 4644-1, L. 2315-16, L. 2315-17 et L. 2315-18',
    PHRASE_DU_SPST: 'art. L. 4121-3-1, VI',
    PHRASE_DU_TYPE_DE_MESURE: 'art. L. 4121-2, 8°',
    PHRASE_D_ACCES: 'art. L. 4121-3-1, V, A et R. 4121-4',
    PHRASE_RESPONSABILITE: 'art. L. 4121-1 et L. 4121-3',
    TEXTE_DE_L_AVIS: 'art. R. 4121-4',
  });
});

test.for([
  ['programme', 'art. L. 2311-2, L. 4121-3, L. 2312-27, L. 2312-19, L. 2312-22 et L. 2312-2'],
  ['liste', 'art. L. 2311-2, L. 4121-3 et L. 2312-5'],
  ['a-verifier', 'art. L. 4121-3 et L. 2311-1'],
  ['a-renseigner', 'art. L. 2311-2 et L. 4121-3'],
] as const)('what the CSE is asked and shown, %s: %s', ([regime, articles]) => {
  expect(cite(phraseDuCse(regime))).toBe(articles);
});

test.for([
  ['carence', 'art. L. 2314-9, L. 2314-4 et L. 2314-8'],
  ['effectif non atteint', 'art. L. 2311-2'],
] as const)('why there is no CSE, %s: %s', ([motif, articles]) => {
  expect(cite(PHRASES_SANS_CSE[motif])).toBe(articles);
});

test('the articles that each point of the compliance check stands on', () => {
  expect(
    Object.fromEntries(
      Object.entries(DROIT_DE_CONFORMITE).map(([code, reference]) => [
        code,
        cite({ references: [reference] }),
      ]),
    ),
  ).toEqual({
    RISQUES_PAR_UNITE: 'art. R. 4121-1',
    FAMILLES: 'art. L. 4121-3-1, I',
    CHALEUR: 'art. R. 4463-2',
    RPS: 'art. L. 4121-1',
    DIFFERENCES_SEXE: 'art. L. 4121-3',
    EXPOSITIONS: 'art. R. 4121-1-1',
    EFFECTIF: 'art. L. 4121-3-1, III',
    SECTEUR_PUBLIC: 'art. L. 4111-1',
    LISTE_DES_ACTIONS: 'art. L. 4121-3-1, III, 2°',
    PROGRAMME: 'art. L. 4121-3-1, III, 1°',
    CONDITIONS: 'art. L. 4121-3-1, III, 1°',
    INDICATEURS: 'art. L. 4121-3-1, III, 1°',
    COUTS: 'art. L. 4121-3-1, III, 1°',
    CALENDRIER: 'art. L. 4121-3-1, III, 1°',
    RESSOURCES: 'art. L. 4121-3-1, III, 1°',
    MISE_A_JOUR: 'art. R. 4121-2',
    SPST: 'art. L. 4121-3-1, VI',
    CSE: 'art. L. 4121-3',
    AVIS_D_ACCES: 'art. R. 4121-4',
    DECLARATION_AU_SPST: 'art. D. 4622-22',
    SALARIE_DESIGNE: 'art. L. 4644-1, I',
    LISTE_CMR: 'art. R. 4412-93-1',
    LISTE_BIOLOGIQUE: 'art. R. 4426-1',
    PIECES_JOINTES: 'art. R. 4227-52',
    ACTIONS_CRITIQUES: 'art. L. 4121-2',
    MESURES_IMPORTANTES: 'art. L. 4121-2',
  });
});

test('the other articles that a point of the compliance check rests on', () => {
  expect(
    Object.fromEntries(
      Object.entries(AUTRES_ARTICLES_DE_CONFORMITE).map(([code, references]) => [code, cite({ references })]),
    ),
  ).toEqual({
    MISE_A_JOUR_CONSEILLEE: 'art. L. 4121-3',
    MISE_EN_PLACE_DU_CSE: 'art. L. 2311-2',
    SANS_CSE: 'art. L. 2311-2 et L. 2301-1',
    CARENCE: 'art. L. 2314-9',
    CARENCE_ANCIENNE: 'art. L. 2314-9 et L. 2314-4',
    CHALEUR: 'art. L. 4121-3-1, III',
    MESURE_NON_PRISE: 'art. L. 2312-27, L. 2312-19, L. 2312-22 et L. 2312-2',
    DECLARATION_AU_SPST: 'art. R. 4624-23, III, R. 4624-24 et R. 4624-28-2',
    SALARIE_DESIGNE: 'art. R. 4644-1, L. 2315-16, L. 2315-17 et L. 2315-18',
    PIECES_JOINTES: 'art. R. 4227-42, R. 4412-145, R. 4412-146, R. 4412-147, R. 4462-3 et R. 4543-9',
    CSE_SANS_AVIS: 'art. L. 2312-16, R. 2312-6 et R. 2312-5',
    LISTE_BIOLOGIQUE: 'art. R. 4421-3, R. 4426-2 et R. 4426-3',
    LISTE_CMR: 'art. R. 4412-64, R. 4412-66, R. 4412-93-2, R. 4412-93-3 et R. 4412-93-4',
  });
});
