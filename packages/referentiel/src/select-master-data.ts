import { formatLecture, matchSecteurs, NBSP, normalizeForSearch, type Seuil } from '@odu/domain';
import { loadReferentiel, type Referentiel } from './load.ts';
import type { Categorie, Risque, Secteur } from './schema.ts';

const toId = (prefix: string, code: string) => `${prefix}_${code.toLowerCase().replaceAll('-', '_')}`;

// Here and below, fields stand in the order in which the answer compresses best: some hundreds of bytes less.
const toCategorie = (
  categorie: Categorie,
  idFamille: string,
  isSecteurSpecifique: boolean,
  isHighlighted: boolean,
) => ({
  idPremadeCategorie: toId('cat', categorie.code),
  idFamille,
  code: categorie.code,
  tagsPrincipaux: categorie.tagsPrincipaux,
  displayName: categorie.displayName,
  mesuresTypes: categorie.mesuresTypes,
  isHighlighted,
  tagsSecondaires: categorie.tagsSecondaires,
  isSecteurSpecifique,
});

const findSeuil = (cle: string | undefined, seuils: ReadonlyMap<string, Seuil>): Seuil | null =>
  cle === undefined ? null : (seuils.get(cle) ?? null);

/** The threshold as plain text. Its source as `seuil` writes it: each number in a second form makes the answer 250 bytes heavier. */
const toInfo = (seuil: Seuil): string =>
  `${seuil.texte} Source${NBSP}: ${seuil.source}. ${formatLecture(seuil)}`;

const toRisque = (risque: Risque, codeCategorie: string, seuils: ReadonlyMap<string, Seuil>) => {
  const seuil = findSeuil(risque.seuil, seuils);
  return {
    displayName: risque.displayName,
    code: risque.code,
    idPremadeCategorie: toId('cat', codeCategorie),
    idPremadeRisque: toId('rsq', risque.code),
    suiviIndividuelRenforcePossible: risque.suiviRenforce.length > 0,
    infoSeuil: seuil && toInfo(seuil),
    seuil,
    facteursL4161: risque.facteurs,
  };
};

const toUnite = (displayName: string, source: string, index: number) => ({
  idUniteDeTravail: toId('ut', `${source}-${String(index + 1).padStart(2, '0')}`),
  displayName,
});

const listUnites = (reconnus: readonly Secteur[], referentiel: Referentiel) => {
  const all = [
    ...reconnus.flatMap(({ code, unitesDeTravail }) =>
      unitesDeTravail.map(({ displayName, categories }, index) => ({
        idPremadeCategories: categories.map((categorie) => toId('cat', categorie)),
        isHighlighted: true,
        ...toUnite(displayName, code, index),
      })),
    ),
    ...referentiel.unitesDeTravail.map((displayName, index) => ({
      idPremadeCategories: [],
      isHighlighted: false,
      ...toUnite(displayName, 'general', index),
    })),
  ];
  const seen = new Set<string>();
  return all.filter(({ displayName }) => {
    const name = normalizeForSearch(displayName);
    return !seen.has(name) && seen.add(name);
  });
};

const recognise = (secteurDActivite: string | null, { secteurs }: Referentiel): string[] =>
  matchSecteurs(secteurDActivite ?? '', secteurs);

/** The codes of the sectors that a text names, in its order: all that `selectMasterData` makes of the text. */
export const recogniseSecteurs = (secteurDActivite: string | null): string[] =>
  recognise(secteurDActivite, loadReferentiel());

const select = (referentiel: Referentiel, secteurDActivite: string | null) => {
  const { familles, familleMiseEnAvant, secteurs } = referentiel;
  const reconnus = recognise(secteurDActivite, referentiel).flatMap((code) =>
    secteurs.filter((secteur) => secteur.code === code),
  );
  const misesEnAvant = new Set(reconnus.flatMap((secteur) => secteur.categoriesMisesEnAvant));
  const seuils = new Map(
    referentiel.seuils.map(({ cle, texte, source, ...lecture }) => [cle, { ...lecture, texte, source }]),
  );
  const served = [...reconnus, ...familles].flatMap(({ categories }) => categories);
  return {
    secteurs: secteurs.map(({ code, displayName, motsCles }) => ({ code, displayName, motsCles })),
    secteursReconnus: reconnus.map(({ code }) => code),
    categorieDeRisques: [
      ...reconnus.flatMap(({ categories }) =>
        categories.map((categorie) => toCategorie(categorie, familleMiseEnAvant.idFamille, true, true)),
      ),
      ...familles.flatMap(({ code, categories }) =>
        categories.map((categorie) =>
          toCategorie(categorie, toId('fam', code), false, misesEnAvant.has(categorie.code)),
        ),
      ),
    ],
    familleDeRisques: [
      ...(reconnus.length > 0 ? [familleMiseEnAvant] : []),
      ...familles.map(({ code, displayName }) => ({ displayName, idFamille: toId('fam', code), code })),
    ],
    unitesDeTravail: listUnites(reconnus, referentiel),
    risques: served.flatMap(({ code, risques }) => risques.map((risque) => toRisque(risque, code, seuils))),
    derniereRelecture: referentiel.derniereRelecture,
  };
};

/** What the master data call answers: general content always, a sector's own categories and units only when the text names it. */
export type MasterData = ReturnType<typeof select>;

/** Master data for a document's « secteur d'activité » (free text, or null before step 2); recognised sectors keep the order of the text. */
export const selectMasterData = (secteurDActivite: string | null): MasterData =>
  select(loadReferentiel(), secteurDActivite);

/** Of the master data only the sectors and which of them the text names: every other list is empty. */
export const selectSecteurs = (secteurDActivite: string | null): MasterData => ({
  ...selectMasterData(secteurDActivite),
  familleDeRisques: [],
  categorieDeRisques: [],
  risques: [],
  unitesDeTravail: [],
});

/** Of the master data what an example is shown and added by: names, codes and where each belongs, and of the sectors those of the text. */
export function selectNoms(secteurDActivite: string | null): MasterData {
  const { categorieDeRisques, risques, secteurs, secteursReconnus, ...whole } =
    selectMasterData(secteurDActivite);
  return {
    ...whole,
    secteurs: secteurs.filter(({ code }) => secteursReconnus.includes(code)),
    secteursReconnus,
    categorieDeRisques: categorieDeRisques.map((categorie) => ({
      ...categorie,
      tagsPrincipaux: [],
      tagsSecondaires: [],
      mesuresTypes: [],
    })),
    risques: risques.map((risque) => ({
      ...risque,
      suiviIndividuelRenforcePossible: false,
      infoSeuil: null,
      seuil: null,
      facteursL4161: [],
    })),
  };
}

/** Of the master data what `selectNoms` leaves out, by the ids of the categories and of the risks that have any of it. */
export function selectTextes(secteurDActivite: string | null): MasterData {
  const whole = selectMasterData(secteurDActivite);
  return {
    ...whole,
    secteurs: [],
    familleDeRisques: [],
    unitesDeTravail: [],
    categorieDeRisques: whole.categorieDeRisques.map((categorie) => ({
      ...categorie,
      idFamille: '',
      code: '',
      displayName: '',
      isHighlighted: false,
      isSecteurSpecifique: false,
    })),
    risques: whole.risques
      .filter(
        ({ seuil, suiviIndividuelRenforcePossible, facteursL4161 }) =>
          seuil !== null || suiviIndividuelRenforcePossible || facteursL4161.length > 0,
      )
      .map((risque) => ({ ...risque, displayName: '', code: '', idPremadeCategorie: '' })),
  };
}
