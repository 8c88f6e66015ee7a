import {
  AUTRES_ARTICLES_DE_CONFORMITE,
  DROIT_DE_CONFORMITE,
  RAPPELS_DE_CONFORMITE,
} from '../droit/conformite.ts';
import { CODES_DE_FAMILLE } from '../familles/familles-de-risques.ts';
import { isBlank } from '../texte/is-blank.ts';
import {
  CHALEUR,
  countFamillesRestantes,
  isRegarde,
  isSansInventaire,
  listActionsPrevues,
  listRisquesDe,
  nameUnites,
  RPS,
  type Sujet,
  type UniteAControler,
} from './donnees-a-controler.ts';
import { type PointDeConformite, SANS_UNITE } from './point-de-conformite.ts';

const listSans = (unites: readonly UniteAControler[], sujet: Sujet) =>
  unites.filter((unite) => !isRegarde(unite, sujet));

/**
 * Of each unit, its first risk of intense heat without an action, with a measure in place or without: one that is found asks
 * for the measures of the programme or of the list of actions (art. R4463-2 C. trav.).
 */
const listChaleursSansAction = (unites: readonly UniteAControler[], isEnPlace: boolean) => {
  const withAction = new Set(listActionsPrevues(unites).map(({ action }) => action.idRisqueAssocie));
  return unites.flatMap((unite) => {
    const risque = listRisquesDe(unite, CHALEUR).find(
      ({ idRisque, mesuresEnPlace }) =>
        (mesuresEnPlace ?? []).length > 0 === isEnPlace && !withAction.has(idRisque),
    );
    return risque === undefined ? [] : [{ unite, idRisque: risque.idRisque }];
  });
};

/** What the inventory of each unit must look at: its risks, heat, psychosocial risks, women and men. */
export function listPointsDesRisques(unites: readonly UniteAControler[]): PointDeConformite[] {
  const [first] = unites;
  const check = (
    code: 'RISQUES_PAR_UNITE' | 'FAMILLES' | 'CHALEUR' | 'RPS' | 'DIFFERENCES_SEXE',
    lacking: readonly UniteAControler[],
    words: { readonly fait: string; readonly manque: string },
    step: 3 | 4 = 4,
  ): PointDeConformite => {
    const base = { code, reference: DROIT_DE_CONFORMITE[code] };
    if (first === undefined) return { ...base, ...SANS_UNITE };
    const [missing] = lacking;
    return missing === undefined
      ? { ...base, statut: 'renseigné', step, message: words.fait }
      : {
          ...base,
          statut: 'à compléter',
          step,
          message: `${words.manque} ${nameUnites(lacking)}.`,
          idUniteDeTravail: missing.idUniteDeTravail,
        };
  };
  const checkChaleur = (): PointDeConformite => {
    const point = check('CHALEUR', listSans(unites, CHALEUR), {
      fait: 'Les épisodes de chaleur intense sont regardés dans chaque unité.',
      manque: 'Épisodes de chaleur intense, en intérieur ou en extérieur, à évaluer pour',
    });
    const sansMesure = listChaleursSansAction(unites, false);
    const isEnPlace = sansMesure.length === 0;
    const sansAction = isEnPlace ? listChaleursSansAction(unites, true) : sansMesure;
    const [missing] = sansAction;
    if (point.statut !== 'renseigné' || missing === undefined) return point;
    const names = nameUnites(sansAction.map(({ unite }) => unite));
    return {
      ...point,
      statut: isEnPlace ? 'à vérifier' : 'à compléter',
      autresReferences: AUTRES_ARTICLES_DE_CONFORMITE.CHALEUR,
      step: 6,
      message: isEnPlace
        ? `Épisodes de chaleur intense\u00A0: une mesure est en place, sans action prévue, pour ${names}. ${RAPPELS_DE_CONFORMITE.CHALEUR_SANS_ACTION}`
        : `Épisodes de chaleur intense\u00A0: un risque est identifié, sans action ni mesure en place, pour ${names}.`,
      idUniteDeTravail: missing.unite.idUniteDeTravail,
      idRisque: missing.idRisque,
    };
  };
  return [
    check('RISQUES_PAR_UNITE', unites.filter(isSansInventaire), {
      fait: 'Chaque unité de travail a ses risques, ou toutes les familles y sont non concernées.',
      manque: 'Aucun risque identifié pour',
    }),
    check(
      'FAMILLES',
      unites.filter((unite) => countFamillesRestantes(unite) > 0),
      {
        fait: `Les ${CODES_DE_FAMILLE.length} familles de risques du référentiel sont examinées dans chaque unité.`,
        manque: `Pour n'oublier aucun risque, des familles du référentiel restent à examiner, sur ${CODES_DE_FAMILLE.length}, pour`,
      },
    ),
    checkChaleur(),
    check('RPS', listSans(unites, RPS), {
      fait: 'Les risques psychosociaux sont regardés dans chaque unité.',
      manque: 'Risques psychosociaux à regarder pour',
    }),
    check(
      'DIFFERENCES_SEXE',
      unites.filter(({ differencesSelonSexe }) => isBlank(differencesSelonSexe)),
      {
        fait: "L'impact différencié de l'exposition en fonction du sexe est renseigné pour chaque unité.",
        manque: "Impact différencié de l'exposition en fonction du sexe à renseigner pour",
      },
      3,
    ),
  ];
}
