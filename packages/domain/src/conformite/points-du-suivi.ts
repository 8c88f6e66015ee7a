import type { EntreeDeSuivi } from '@odu/api-contract/types';
import {
  AUTRES_ARTICLES_DE_CONFORMITE,
  DROIT_DE_CONFORMITE,
  FIN_DE_LA_PRESENTATION_AU_CSE,
  RAPPELS_DE_CONFORMITE,
} from '../droit/conformite.ts';
import { mesuresDePrevention, type EffectifDEntreprise } from '../droit/mesures-de-prevention.ts';
import { describeSansCse } from '../droit/suivi.ts';
import { addYears } from '../texte/add-years.ts';
import { NBSP } from '../texte/espaces.ts';
import {
  computeEcheance,
  describeEcheance,
  EFFECTIF_DE_LA_MISE_A_JOUR_ANNUELLE,
} from '../version/echeance.ts';
import { describeAvis, isAvisAffiche } from '../suivi/describe-avis.ts';
import { findEntreeCourante, isSansCse, listAvisDAcces } from '../suivi/entrees-courantes.ts';
import { formatDateLongue, toParisDay } from '../texte/format-date.ts';
import type { UniteAControler } from './donnees-a-controler.ts';
import type { PointDeConformite } from './point-de-conformite.ts';
import { listRappels, remind } from './rappels.ts';

/** A version as the check reads it: an ISO instant. */
export type VersionAControler = { readonly creationTime: string; readonly id?: string };

/** An entry of the follow-up as the check reads it. */
export type EntreeAControler = Pick<
  EntreeDeSuivi,
  'id' | 'versionId' | 'type' | 'date' | 'avis' | 'corrige' | 'createdAt'
>;

/** What the points of the follow-up read beside the company. */
export type Suivi = {
  readonly unites: readonly UniteAControler[];
  readonly versions: readonly VersionAControler[];
  /** What was done with the versions; null while it is not known. */
  readonly entrees: readonly EntreeAControler[] | null;
  readonly today: string;
};

/** From this headcount, reached for twelve months in a row, the company has a CSE (art. L2311-2 C. trav.). */
const EFFECTIF_DU_CSE = 11;

/** From this headcount, the CSE is held to have been consulted, without an opinion, when a delay ends (art. L2312-2 and L2312-16 C. trav.). */
const EFFECTIF_DES_DELAIS_DU_CSE = 50;

/** How many years after an election the next one is organised (art. L2314-4 C. trav.). */
const ANNEES_ENTRE_DEUX_ELECTIONS = 4;

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

const findLatest = (versions: readonly VersionAControler[]): VersionAControler | null =>
  versions.reduce<VersionAControler | null>(
    (latest, version) => (latest === null || version.creationTime > latest.creationTime ? version : latest),
    null,
  );

function findMiseAJour(
  entreprise: EffectifDEntreprise | null,
  { versions, today }: Suivi,
): PointDeConformite {
  const nombreEmployes = entreprise?.nombreEmployes ?? null;
  const base = { code: 'MISE_A_JOUR', reference: DROIT_DE_CONFORMITE.MISE_A_JOUR, step: 7 } as const;
  if (nombreEmployes === null)
    return {
      ...base,
      statut: 'à compléter',
      step: 2,
      message: `Effectif à renseigner${NBSP}: il dit si la mise à jour annuelle vous concerne.`,
    };
  if (nombreEmployes < EFFECTIF_DE_LA_MISE_A_JOUR_ANNUELLE)
    return {
      ...base,
      statut: 'sans objet',
      message: RAPPELS_DE_CONFORMITE.SANS_MISE_A_JOUR_ANNUELLE,
      autresReferences: AUTRES_ARTICLES_DE_CONFORMITE.MISE_A_JOUR_CONSEILLEE,
    };
  const echeance = computeEcheance({
    latestCreationTime: findLatest(versions)?.creationTime ?? null,
    nombreEmployes,
    isSecteurPublic: entreprise?.isSecteurPublic,
    today,
  });
  if (echeance === null)
    return { ...base, statut: 'à compléter', message: "Aucune version n'est encore générée." };
  return {
    ...base,
    statut: echeance.daysLeft < 0 ? 'à compléter' : 'renseigné',
    message: `Mise à jour annuelle${NBSP}: ${lowerFirst(describeEcheance(echeance))}. ${RAPPELS_DE_CONFORMITE.MISE_A_JOUR_HORS_ECHEANCE}`,
  };
}

/** Where a CSE is asked for: the point ends with the reason too (`isSansCse`). */
const SINON = " S'il n'y a pas de CSE, notez pourquoi.";

/** What an entry says of the CSE on this day in Paris, and the articles beside the one of the point; « renseigné » unless it says otherwise. */
function describeCse(
  { date, avis }: EntreeAControler,
  nombreEmployes: number | null,
  today: string,
): Pick<PointDeConformite, 'message' | 'autresReferences'> & Partial<Pick<PointDeConformite, 'statut'>> {
  const jour = formatDateLongue(date);
  // The entry has the day of the meeting: when the information was given, and what an agreement says, nobody wrote.
  if (avis === 'sans avis' && (nombreEmployes ?? EFFECTIF_DES_DELAIS_DU_CSE) >= EFFECTIF_DES_DELAIS_DU_CSE)
    return {
      statut: 'à vérifier',
      message: `CSE réuni sur la dernière version le ${jour}, avis non rendu. ${RAPPELS_DE_CONFORMITE.CSE_SANS_AVIS}`,
      autresReferences: AUTRES_ARTICLES_DE_CONFORMITE.CSE_SANS_AVIS,
    };
  switch (avis) {
    case 'carence': {
      const message = describeSansCse(avis, jour);
      return addYears(date, ANNEES_ENTRE_DEUX_ELECTIONS) < today
        ? {
            statut: 'à vérifier',
            message: `${message} ${RAPPELS_DE_CONFORMITE.CARENCE_ANCIENNE}`,
            autresReferences: AUTRES_ARTICLES_DE_CONFORMITE.CARENCE_ANCIENNE,
          }
        : { message, autresReferences: AUTRES_ARTICLES_DE_CONFORMITE.CARENCE };
    }
    case 'effectif non atteint':
      return {
        message: `${describeSansCse(avis, jour)} À constater de nouveau à la prochaine version.`,
        autresReferences: AUTRES_ARTICLES_DE_CONFORMITE.MISE_EN_PLACE_DU_CSE,
      };
    default:
      return { message: `CSE consulté sur la dernière version le ${jour}.` };
  }
}

/** What follows the document: its yearly update, who must receive it and be told, and the list kept apart from it. */
export function listPointsDuSuivi(entreprise: EffectifDEntreprise | null, suivi: Suivi): PointDeConformite[] {
  const nombreEmployes = entreprise?.nombreEmployes ?? null;
  const answer = (
    code: 'SPST' | 'CSE' | 'AVIS_D_ACCES',
    isDone: boolean,
    message: string,
  ): PointDeConformite => ({
    ...remind(code, message),
    statut: isDone ? 'renseigné' : 'à compléter',
    place: 'suivi',
  });
  const { entrees } = suivi;
  const latest = findLatest(suivi.versions)?.id;
  const find = (type: 'SPST' | 'CSE') =>
    entrees === null || latest === undefined ? undefined : findEntreeCourante(entrees, latest, type);
  const [spst, cse] = [find('SPST'), find('CSE')];
  const listAvis = listAvisDAcces(entrees ?? []);
  const jour = toParisDay(suivi.today);
  // The one that is posted; else the one that will be.
  const avis = listAvis.find((one) => isAvisAffiche(one, jour)) ?? listAvis[0];
  const { regime } = mesuresDePrevention(entreprise);
  const isPublic = regime === 'a-verifier';
  const finDuCse = FIN_DE_LA_PRESENTATION_AU_CSE[regime];
  const isCseConcerned = (nombreEmployes ?? EFFECTIF_DU_CSE) >= EFFECTIF_DU_CSE;
  // Why there is no CSE answers where the code asks for one: not below eleven, not in the public sector.
  const isCseAnswered = !isSansCse(cse?.avis) || (isCseConcerned && !isPublic);
  const isKnown = entrees !== null && latest !== undefined;
  const rappels = RAPPELS_DE_CONFORMITE;
  const articlesDeLaMiseEnPlace = isPublic ? [] : AUTRES_ARTICLES_DE_CONFORMITE.MISE_EN_PLACE_DU_CSE;
  return [
    findMiseAJour(entreprise, suivi),
    spst
      ? answer('SPST', true, `Dernière version transmise au SPST le ${formatDateLongue(spst.date)}.`)
      : isKnown
        ? answer('SPST', false, `Dernière version non transmise au SPST. ${rappels.SPST}`)
        : remind('SPST', rappels.SPST),
    cse && isCseAnswered
      ? { ...answer('CSE', true, ''), ...describeCse(cse, nombreEmployes, jour) }
      : {
          ...remind(
            'CSE',
            isCseConcerned
              ? isPublic
                ? `${rappels.CSE_EVENTUEL}${finDuCse.texte}.`
                : `${rappels.CSE}${finDuCse.texte}.${SINON}`
              : `${rappels.SANS_CSE} ${rappels.CSE_EVENTUEL}${finDuCse.texte}.`,
            isCseConcerned || isPublic,
          ),
          autresReferences: [
            ...(isCseConcerned ? articlesDeLaMiseEnPlace : AUTRES_ARTICLES_DE_CONFORMITE.SANS_CSE),
            ...finDuCse.references,
          ],
          ...(isKnown && (isCseConcerned || isPublic) && { place: 'suivi' as const }),
        },
    avis
      ? answer(
          'AVIS_D_ACCES',
          isAvisAffiche(avis, jour),
          `Avis d'accès ${lowerFirst(describeAvis(avis, jour))}.`,
        )
      : isKnown
        ? answer('AVIS_D_ACCES', false, rappels.AVIS_D_ACCES)
        : remind('AVIS_D_ACCES', rappels.AVIS_D_ACCES),
    ...listRappels(suivi.unites),
  ];
}
