import {
  AUTRES_ARTICLES_DE_CONFORMITE,
  DROIT_DE_CONFORMITE,
  RAPPELS_DE_CONFORMITE,
} from '../droit/conformite.ts';
import { mesuresDePrevention, type EffectifDEntreprise } from '../droit/mesures-de-prevention.ts';
import { addYears } from '../texte/add-years.ts';
import type { LigneDAnnexe } from '../expositions/annexe-des-expositions.ts';
import { listFacteursDuCode } from '../expositions/facteurs-des-risques.ts';
import { toParisDay } from '../texte/format-date.ts';
import { formatPluriel } from '../texte/format-nombre.ts';
import type { ActionPrevue } from './donnees-a-controler.ts';
import { isBlank } from '../texte/is-blank.ts';
import type { ChampDuProgramme, PointDeConformite } from './point-de-conformite.ts';

const point = (
  code:
    | 'EFFECTIF'
    | 'SECTEUR_PUBLIC'
    | 'LISTE_DES_ACTIONS'
    | 'CONDITIONS'
    | 'INDICATEURS'
    | 'COUTS'
    | 'CALENDRIER'
    | 'RESSOURCES',
  statut: PointDeConformite['statut'],
  message: string,
  step: 2 | 6 = 6,
): PointDeConformite => ({ code, statut, message, step, reference: DROIT_DE_CONFORMITE[code] });

const CHAMPS_DES_MESURES = [
  ['CONDITIONS', 'conditionsExecution', "conditions d'exécution", 'de '],
  ['INDICATEURS', 'indicateurResultat', 'indicateur de résultat', "d'"],
  ['COUTS', 'budget', 'coût estimé (budget)', 'de '],
  ['CALENDRIER', 'date', 'date', 'de '],
] as const satisfies readonly (readonly [string, ChampDuProgramme, string, string])[];

const toPointDeListe = (actions: readonly ActionPrevue[], nom: string): PointDeConformite =>
  actions.length === 0
    ? point(
        'LISTE_DES_ACTIONS',
        'à compléter',
        `${nom} ne contient aucune action prévue\u00A0: ajoutez-en une.`,
      )
    : point('LISTE_DES_ACTIONS', 'renseigné', `${nom} contient ${formatPluriel(actions.length, 'action')}.`);

/** The programme holds the measures of the year to come: one that is done is none of them. */
const isAVenir = ({ action }: ActionPrevue): boolean => action.statut !== 'Terminé';

/** The one that stands for a programme with nothing of the year to come (art. L4121-3-1 III 1° a); a measure without a date may be of it. */
const toPointDuProgrammeVide = (
  actions: readonly ActionPrevue[],
  done: number,
  today: string,
): PointDeConformite | null => {
  if (actions.length === 0 && done > 0)
    return point(
      'LISTE_DES_ACTIONS',
      'à compléter',
      "Toutes les actions du programme annuel sont terminées\u00A0: ajoutez celles de l'année à venir.",
    );
  const end = addYears(toParisDay(today), 1);
  return actions.length > 0 && actions.every(({ action }) => (action.date ?? '') > end)
    ? point('LISTE_DES_ACTIONS', 'à compléter', "Aucune mesure n'est prévue dans l'année à venir.")
    : null;
};

/** Whether an action is of a risk that exposes to a factor of the annex; which factor a person's own risk carries nobody but them knows. */
const isDUnFacteur =
  (annexe: readonly LigneDAnnexe[]) =>
  ({ unite, action }: ActionPrevue): boolean => {
    const risque = unite.risques.find(({ idRisque }) => idRisque === action.idRisqueAssocie);
    if (risque === undefined) return false;
    return (risque.code ?? '') === ''
      ? annexe.some(({ risques }) => risques === 0)
      : listFacteursDuCode(risque.code).length > 0;
  };

/** The programme has measures against the effects of the factors that the annex shows (art. L4121-3-1 III 1° a). */
const toPointDesFacteurs = (
  actions: readonly ActionPrevue[],
  annexe: readonly LigneDAnnexe[],
): PointDeConformite | null =>
  annexe.length === 0 || actions.length === 0 || actions.some(isDUnFacteur(annexe))
    ? null
    : point('LISTE_DES_ACTIONS', 'à vérifier', RAPPELS_DE_CONFORMITE.PROGRAMME_SANS_FACTEUR);

const toPointDuProgramme = (
  actions: readonly ActionPrevue[],
  annexe: readonly LigneDAnnexe[],
  done: number,
  today: string,
): PointDeConformite => ({
  ...(toPointDuProgrammeVide(actions, done, today) ??
    toPointDesFacteurs(actions, annexe) ??
    toPointDeListe(actions, 'Le programme annuel')),
  reference: DROIT_DE_CONFORMITE.PROGRAMME,
});

/** The calendar is of the year to come: a measure that is not done by its date has none any more. */
const toPointDuCalendrier = (actions: readonly ActionPrevue[], today: string): PointDeConformite | null => {
  const day = toParisDay(today);
  const [late, ...others] = actions.filter(
    ({ action }) => !isBlank(action.date) && (action.date ?? '') < day,
  );
  if (late === undefined) return null;
  const celles = others.length === 0 ? 'celle qui est terminée' : 'celles qui sont terminées';
  return {
    ...point(
      'CALENDRIER',
      'à compléter',
      `${formatPluriel(others.length + 1, 'mesure')} dont la date est passée\u00A0: notez ${celles}, ou donnez une nouvelle date. ${RAPPELS_DE_CONFORMITE.MESURE_NON_PRISE}`,
    ),
    autresReferences: AUTRES_ARTICLES_DE_CONFORMITE.MESURE_NON_PRISE,
    idUniteDeTravail: late.unite.idUniteDeTravail,
    idAction: late.action.idAction,
    champ: 'date',
  };
};

const listPointsDuProgramme = (
  prevues: readonly ActionPrevue[],
  annexe: readonly LigneDAnnexe[],
  ressources: string,
  today: string,
): PointDeConformite[] => {
  const actions = prevues.filter(isAVenir);
  return [
    toPointDuProgramme(actions, annexe, prevues.length - actions.length, today),
    ...CHAMPS_DES_MESURES.map(([code, champ, nom, de]): PointDeConformite => {
      const [missing, ...others] = actions.filter(({ action }) => isBlank(action[champ]));
      if (actions.length === 0) return point(code, 'à compléter', `Aucune mesure n'a encore ${de}${nom}.`);
      if (missing === undefined)
        return (
          (code === 'CALENDRIER' ? toPointDuCalendrier(actions, today) : null) ??
          point(code, 'renseigné', `Chaque mesure a\u00A0: ${nom}.`)
        );
      return {
        ...point(code, 'à compléter', `${formatPluriel(others.length + 1, 'mesure')} sans ${nom}.`),
        idUniteDeTravail: missing.unite.idUniteDeTravail,
        idAction: missing.action.idAction,
        champ,
      };
    }),
    isBlank(ressources)
      ? point('RESSOURCES', 'à compléter', "Les ressources de l'entreprise ne sont pas indiquées.")
      : point('RESSOURCES', 'renseigné', "Les ressources de l'entreprise sont indiquées."),
  ];
};

/** What a yearly programme is compared with, beside its actions. */
type Programme = {
  readonly annexe: readonly LigneDAnnexe[];
  readonly ressources: string;
  readonly today: string;
};

/** What the law asks of the actions of this company, by its headcount and sector, never by the PAPRIPACT switch. */
export function listPointsDesMesures(
  entreprise: EffectifDEntreprise | null,
  actions: readonly ActionPrevue[],
  { annexe, ressources, today }: Programme,
): PointDeConformite[] {
  const { regime, texte } = mesuresDePrevention(entreprise);
  switch (regime) {
    case 'programme':
      return listPointsDuProgramme(actions, annexe, ressources, today);
    case 'liste':
      return [toPointDeListe(actions, 'La liste des actions de prévention')];
    case 'a-verifier':
      return [
        point(
          'SECTEUR_PUBLIC',
          'à vérifier',
          `${texte}. La même réserve vaut pour les autres points de ce contrôle.`,
        ),
      ];
    case 'a-renseigner':
      return [point('EFFECTIF', 'à compléter', `${texte}.`, 2)];
  }
}
