import type { Seuil } from '@odu/domain';

export const SEUIL_DU_BRUIT: Seuil = {
  texte: 'Exposition au bruit\u00A0: action dès 80 dB(A) sur 8 h, limite 87 dB(A).',
  source: 'C. trav. R4431-2',
  verification: 'lu',
  luLe: '2026-11-22',
};

/** A referential of the real size for the stories: 22 families, 88 categories, 528 risks, the first of them written by hand. */
const FAMILLES = ['Chutes de plain-pied', 'Chutes de hauteur', 'Manutention', 'Bruit', 'Agents chimiques'];

const categorie = (idFamille: string, id: string, displayName: string, tags: readonly string[] = []) => ({
  idPremadeCategorie: id,
  idFamille,
  displayName,
  code: id.toUpperCase(),
  tagsPrincipaux: [...tags],
  tagsSecondaires: [],
  isHighlighted: id === 'cpp-sol',
});
const risque = (
  idPremadeCategorie: string,
  rang: number,
  displayName: string,
  seuil: Seuil | null = null,
) => ({
  idPremadeRisque: `${idPremadeCategorie}-${rang}`,
  idPremadeCategorie,
  displayName,
  code: `${idPremadeCategorie.toUpperCase()}-${String(rang).padStart(2, '0')}`,
  seuil,
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export const REFERENTIEL = {
  familles: [
    { idFamille: 'famille_dyn_highlighted', displayName: 'Risques de votre secteur' },
    ...numbers(22).map((rang) => ({
      idFamille: `f${rang}`,
      displayName: FAMILLES[rang - 1] ?? `Famille ${rang}`,
    })),
  ],
  categories: [
    categorie('f1', 'cpp-sol', 'Sols glissants', ['glissade', 'farine']),
    categorie('f2', 'chu-esc', 'Escaliers et échelles', ['échelle']),
    categorie('f4', 'bru-mac', 'Machines bruyantes'),
    ...numbers(85).map((rang) =>
      categorie(`f${(rang % 20) + 3}`, `cat-${rang}`, `Catégorie d'exemple ${rang}`),
    ),
  ],
  risques: [
    risque('cpp-sol', 1, 'Glissade sur un sol humide ou fariné'),
    risque('cpp-sol', 2, 'Chute sur un sol gras'),
    risque('chu-esc', 1, "Chute dans l'escalier de la réserve"),
    risque('chu-esc', 2, "Chute d'une échelle"),
    risque('bru-mac', 1, 'Bruit du pétrin', SEUIL_DU_BRUIT),
    ...numbers(85).flatMap((rang) =>
      numbers(6).map((risqueRang) =>
        risque(`cat-${rang}`, risqueRang, `Risque d'exemple ${rang}.${risqueRang}`),
      ),
    ),
  ],
};
