import { NBSP } from '../texte/espaces.ts';
import { EFFECTIF_DE_LA_MISE_A_JOUR_ANNUELLE } from '../version/echeance.ts';
import {
  PHRASE_DE_L_ANNEXE,
  PHRASE_DE_LA_DECLARATION_DES_EXPOSITIONS,
  PHRASE_DE_LA_FICHE_DE_SUIVI,
} from './annexe.ts';
import { PHRASE_DE_L_INFORMATION } from './information.ts';
import { mesuresDePrevention, type EffectifDEntreprise } from './mesures-de-prevention.ts';
import {
  PHRASE_DE_LA_MISE_A_JOUR_ANNUELLE,
  PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE,
  phraseDeLaMiseAJour,
} from './mise-a-jour.ts';
import { PHRASE_CONSERVATION, PHRASE_DES_DIFFERENCES, type PhraseDeDroit } from './phrases.ts';
import {
  phraseDuCse,
  PHRASE_DE_L_AVIS,
  PHRASE_DE_LA_DECLARATION_AU_SPST,
  PHRASE_DU_SALARIE_DESIGNE,
  PHRASE_DU_SPST,
} from './suivi.ts';

/** The obligation itself: the articles name no headcount. */
export const PHRASE_DU_DOCUMENT_UNIQUE = {
  texte:
    "Quel que soit l'effectif, l'employeur évalue les risques et en transcrit les résultats dans le document unique, qu'il met à jour",
  references: [{ article: 'L4121-3' }, { article: 'R4121-1' }],
} as const satisfies PhraseDeDroit;

/** Who may read the versions. */
export const PHRASE_D_ACCES = {
  texte:
    "Le document unique et ses versions antérieures sont tenus à la disposition des travailleurs et des anciens travailleurs, pour les versions en vigueur durant leur période d'activité dans l'entreprise, et des personnes et instances dont le code donne la liste, parmi lesquelles les membres de la délégation du personnel du CSE, le service de prévention et de santé au travail et les agents du système d'inspection du travail",
  references: [{ article: 'L4121-3-1', alinea: 'V, A' }, { article: 'R4121-4' }],
} as const satisfies PhraseDeDroit;

/** Why risks are listed unit by unit. */
export const PHRASE_DES_UNITES = {
  texte:
    "L'évaluation comporte un inventaire des risques identifiés dans chaque unité de travail, y compris ceux liés aux ambiances thermiques",
  references: [{ article: 'R4121-1' }],
} as const satisfies PhraseDeDroit;

/** What the list of risks aims at. */
export const PHRASE_DE_L_INVENTAIRE = {
  texte: "Le document unique répertorie l'ensemble des risques auxquels les travailleurs sont exposés",
  references: [{ article: 'L4121-3-1', alinea: 'I' }],
} as const satisfies PhraseDeDroit;

/** In which order measures are chosen. */
export const PHRASE_DE_L_ORDRE_DES_MESURES = {
  texte:
    'Éviter le risque et le combattre à la source font partie des principes de prévention, comme donner la priorité aux protections collectives sur les protections individuelles',
  references: [{ article: 'L4121-2', alinea: '1°, 3° et 8°' }],
} as const satisfies PhraseDeDroit;

/** Who is counted in the headcount of a company (art. L1111-2 C. trav.); the book of the committee counts two contracts that the others leave out (art. L2301-1). No article rounds it: 10.6 are not eleven. */
export const PHRASE_DE_L_EFFECTIF = {
  texte: `L'effectif est celui du code du travail. Temps partiels${NBSP}: au prorata de leurs horaires. CDD, contrats intermittents et intérimaires, quelle que soit leur durée, et salariés d'une entreprise extérieure présents et travaillant dans vos locaux depuis au moins un an${NBSP}: au prorata de leur présence sur les douze derniers mois. Ne comptent pas${NBSP}: les CDD, intérimaires et salariés mis à disposition qui remplacent un absent, les apprentis, les contrats de professionnalisation jusqu'à leur terme (en CDI, jusqu'à la fin de l'action de professionnalisation), et, tant que l'aide est versée, les contrats initiative-emploi (CIE) et les contrats d'accompagnement dans l'emploi (CAE), qui comptent pourtant pour les seuils du CSE. Les entreprises de travail temporaire ou de portage salarial et les groupements d'employeurs ont des règles propres. Sans les décimales${NBSP}: 10,6 n'atteint pas onze`,
  references: [
    { article: 'L1111-2' },
    { article: 'L1111-3' },
    { article: 'L2301-1' },
    { article: 'L1251-54' },
    { article: 'L1254-29' },
    { article: 'L1253-8-1' },
  ],
} as const satisfies PhraseDeDroit;

/** The same beside the field of the headcount, where one sentence is enough. */
export const AIDE_DE_L_EFFECTIF = `Au sens du code du travail${NBSP}: temps partiels, CDD et intérimaires au prorata, sans les apprentis ni les décimales (10,6${NBSP}: 10).`;

/** For whom the headcounts of these sentences are counted. */
export const DECOMPTE_DES_SEUILS =
  "Ces seuils se comptent en salariés de l'entreprise, même si le DUERP est celui d'un seul établissement.";

/** What the law asks of an employer of this headcount, from the document to what is done with it; a missing headcount gets both sides of each threshold. */
export function listDemandesDeLaLoi(
  entreprise: EffectifDEntreprise | null | undefined,
): readonly PhraseDeDroit[] {
  const mesures = mesuresDePrevention(entreprise);
  const effectif = entreprise?.nombreEmployes ?? null;
  const isAVerifier = entreprise?.isSecteurPublic === true;
  const isDesDeuxCotes = effectif === null && !isAVerifier;
  const misesAJour = isDesDeuxCotes
    ? [PHRASE_DE_LA_MISE_A_JOUR_ANNUELLE, PHRASE_DE_LA_MISE_A_JOUR_CONSEILLEE]
    : [
        phraseDeLaMiseAJour({
          isObligatoire: (effectif ?? 0) >= EFFECTIF_DE_LA_MISE_A_JOUR_ANNUELLE,
          isAVerifier,
        }),
      ];
  return [
    PHRASE_DU_DOCUMENT_UNIQUE,
    PHRASE_DES_DIFFERENCES,
    PHRASE_DE_L_ANNEXE,
    PHRASE_DE_LA_DECLARATION_DES_EXPOSITIONS,
    PHRASE_DE_LA_FICHE_DE_SUIVI,
    PHRASE_DE_L_EFFECTIF,
    mesures,
    ...misesAJour,
    ...(isDesDeuxCotes ? [phraseDuCse('liste'), phraseDuCse('programme')] : [phraseDuCse(mesures.regime)]),
    PHRASE_DU_SALARIE_DESIGNE,
    PHRASE_DU_SPST,
    PHRASE_DE_LA_DECLARATION_AU_SPST,
    PHRASE_DE_L_AVIS,
    PHRASE_DE_L_INFORMATION,
    PHRASE_CONSERVATION,
    PHRASE_D_ACCES,
  ];
}
