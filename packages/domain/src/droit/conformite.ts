import { NBSP, NNBSP } from '../texte/espaces.ts';
import type { Reference } from './articles.ts';
import { ARTICLES_DE_LA_PRESENTATION_DU_PROGRAMME, type RegimeDesMesures } from './mesures-de-prevention.ts';
import { AUTRES_ARTICLES_DE_LA_DECLARATION, AUTRES_ARTICLES_DU_SALARIE_DESIGNE } from './suivi.ts';

const PROGRAMME = { article: 'L4121-3-1', alinea: 'III, 1°' } as const;

/** The article behind each point of the « Contrôle de conformité ». */
export const DROIT_DE_CONFORMITE = {
  RISQUES_PAR_UNITE: { article: 'R4121-1' },
  // The families are ours; the law asks for every risk.
  FAMILLES: { article: 'L4121-3-1', alinea: 'I' },
  CHALEUR: { article: 'R4463-2' },
  // Physical and mental health are one duty.
  RPS: { article: 'L4121-1' },
  DIFFERENCES_SEXE: { article: 'L4121-3' },
  EXPOSITIONS: { article: 'R4121-1-1' },
  EFFECTIF: { article: 'L4121-3-1', alinea: 'III' },
  SECTEUR_PUBLIC: { article: 'L4111-1' },
  LISTE_DES_ACTIONS: { article: 'L4121-3-1', alinea: 'III, 2°' },
  PROGRAMME,
  CONDITIONS: PROGRAMME,
  INDICATEURS: PROGRAMME,
  COUTS: PROGRAMME,
  CALENDRIER: PROGRAMME,
  RESSOURCES: PROGRAMME,
  MISE_A_JOUR: { article: 'R4121-2' },
  SPST: { article: 'L4121-3-1', alinea: 'VI' },
  CSE: { article: 'L4121-3' },
  AVIS_D_ACCES: { article: 'R4121-4' },
  DECLARATION_AU_SPST: { article: 'D4622-22' },
  SALARIE_DESIGNE: { article: 'L4644-1', alinea: 'I' },
  LISTE_CMR: { article: 'R4412-93-1' },
  LISTE_BIOLOGIQUE: { article: 'R4426-1' },
  PIECES_JOINTES: { article: 'R4227-52' },
  ACTIONS_CRITIQUES: { article: 'L4121-2' },
  MESURES_IMPORTANTES: { article: 'L4121-2' },
} as const satisfies Readonly<Record<string, Reference>>;

/** Other articles that a point rests on. */
export const AUTRES_ARTICLES_DE_CONFORMITE = {
  MISE_A_JOUR_CONSEILLEE: [{ article: 'L4121-3' }],
  MISE_EN_PLACE_DU_CSE: [{ article: 'L2311-2' }],
  // Two contracts count for the committee alone.
  SANS_CSE: [{ article: 'L2311-2' }, { article: 'L2301-1' }],
  CARENCE: [{ article: 'L2314-9' }],
  CARENCE_ANCIENNE: [{ article: 'L2314-9' }, { article: 'L2314-4' }],
  // Where the measures of the heat article are defined.
  CHALEUR: [{ article: 'L4121-3-1', alinea: 'III' }],
  // The annual report is presented with the programme.
  MESURE_NON_PRISE: ARTICLES_DE_LA_PRESENTATION_DU_PROGRAMME,
  DECLARATION_AU_SPST: AUTRES_ARTICLES_DE_LA_DECLARATION,
  SALARIE_DESIGNE: AUTRES_ARTICLES_DU_SALARIE_DESIGNE,
  // Where the section of explosive atmospheres does not apply.
  PIECES_JOINTES: [
    { article: 'R4227-42' },
    { article: 'R4412-145' },
    { article: 'R4412-146' },
    { article: 'R4412-147' },
    // The studies that complete the document: pyrotechnics, lifts.
    { article: 'R4462-3' },
    { article: 'R4543-9' },
  ],
  CSE_SANS_AVIS: [{ article: 'L2312-16' }, { article: 'R2312-6' }, { article: 'R2312-5' }],
  // The groups; how long the list is kept; who reads it.
  LISTE_BIOLOGIQUE: [{ article: 'R4421-3' }, { article: 'R4426-2' }, { article: 'R4426-3' }],
  // What of these agents stands in the document itself; then who reads the list.
  LISTE_CMR: [
    { article: 'R4412-64' },
    { article: 'R4412-66' },
    { article: 'R4412-93-2' },
    { article: 'R4412-93-3' },
    { article: 'R4412-93-4' },
  ],
} as const satisfies Readonly<Record<string, readonly Reference[]>>;

/** The two cases of an update that no headcount and no year decide (art. R4121-2, 2° and 3°). */
const AUTRES_CAS =
  "lors d'une décision d'aménagement important, et quand une information nouvelle sur un risque vous parvient";

/** What a point asks while nobody answered it. */
export const RAPPELS_DE_CONFORMITE = {
  SANS_MISE_A_JOUR_ANNUELLE: `La mise à jour annuelle concerne les entreprises d'au moins onze salariés. En dessous, elle peut être moins fréquente à protection équivalente${NNBSP}; mettez à jour ${AUTRES_CAS}.`,
  MISE_A_JOUR_HORS_ECHEANCE: `Mettez aussi à jour ${AUTRES_CAS}.`,
  SPST: 'Transmettez chaque mise à jour à votre service de prévention et de santé au travail.',
  // Without their point: what is presented follows (`FIN_DE_LA_PRESENTATION_AU_CSE`).
  CSE: "Un CSE est mis en place quand l'effectif atteint au moins onze salariés pendant douze mois consécutifs. Consultez-le sur le document et ses mises à jour",
  CSE_EVENTUEL: "S'il existe un CSE, consultez-le sur le document et ses mises à jour",
  SANS_CSE: "La loi ne demande un CSE qu'à partir de onze salariés, douze mois de suite, CIE et CAE compris.",
  CARENCE_ANCIENNE: `Plus de quatre ans ont passé${NBSP}: l'employeur informe le personnel de l'organisation des élections tous les quatre ans.`,
  CSE_SANS_AVIS: `S'il a les attributions prévues à partir de cinquante salariés, il n'est réputé consulté, avec un avis négatif, qu'à la fin du délai prévu par accord ou, à défaut d'accord, un mois après la communication des informations, davantage en cas d'expertise.`,
  CHALEUR_SANS_ACTION: `Le code demande les mesures ou les actions du programme annuel ou de la liste${NBSP}: faut-il en prévoir une${NNBSP}?`,
  PROGRAMME_SANS_FACTEUR: `Le programme annuel comprend les mesures de prévention des effets de l'exposition aux facteurs de l'annexe${NBSP}: aucune action à venir ne porte sur un risque qui y expose. Faut-il en prévoir une${NNBSP}?`,
  MESURE_NON_PRISE:
    "Si le CSE a les attributions prévues à partir de cinquante salariés, et à défaut d'accord qui en décide autrement, les motifs d'une mesure non prise dans l'année du programme s'énoncent en annexe du rapport annuel.",
  AVIS_D_ACCES: `Affichez dans les lieux de travail, à une place convenable et aisément accessible, un avis qui dit comment consulter le document${NNBSP}; s'il existe un règlement intérieur, au même emplacement.`,
  LISTE_CMR: `Agents chimiques cancérogènes, mutagènes ou toxiques pour la reproduction${NBSP}: consignez dans le document unique les résultats de l'évaluation et de la recherche d'un remplacement, et tenez à jour la liste des travailleurs susceptibles d'être exposés, avec, pour chacun, les substances et les informations connues sur la nature, la durée et le degré de son exposition. Communiquez-la, avec ses actualisations, à votre service de prévention et de santé au travail, ou de santé au travail en agriculture. Chaque travailleur peut y lire ce qui le concerne, les travailleurs et les élus du CSE peuvent en lire une forme anonyme, et l'entreprise de travail temporaire reçoit ce qui concerne ses intérimaires. Gardez-la à part${NBSP}: n'écrivez aucun nom dans le DUERP.`,
  LISTE_BIOLOGIQUE: `Agents biologiques des groupes 3 et 4${NBSP}: établissez, après avis du médecin du travail, la liste des travailleurs exposés, avec le type de travail et, si possible, les agents, les expositions, les accidents et les incidents. Communiquez-la au médecin du travail et conservez-la au moins dix ans après la fin de l'exposition, davantage si l'incubation est longue. Chaque travailleur peut y lire ce qui le concerne. Gardez-la à part${NBSP}: n'écrivez aucun nom dans le DUERP.`,
  PIECES_JOINTES: `Pièces à joindre au document unique, notamment${NBSP}: là où une atmosphère explosive peut se présenter (hors appareils à gaz, explosifs, substances chimiques instables et zones de traitement médical pendant celui-ci), le document relatif à la protection contre les explosions${NNBSP}; pour chaque processus d'intervention sur l'amiante, hors retrait et encapsulage, son mode opératoire, soumis à l'avis du médecin du travail et du CSE, transmis à l'inspection du travail et aux services de prévention des organismes de sécurité sociale. En complément${NBSP}: pour chaque activité pyrotechnique visée par le code et pour charger ou décharger des explosifs, une étude de sécurité, soumise au CSE et revue au moins tous les cinq ans${NNBSP}; pour chaque ascenseur, monte-charge, escalier mécanique ou équipement assimilé sur lequel vous intervenez, une étude de sécurité spécifique.`,
} as const;

type FinDePhrase = { readonly texte: string; readonly references: readonly Reference[] };

/** What is presented to the CSE beside the document, by what the law asks of the actions. */
export const FIN_DE_LA_PRESENTATION_AU_CSE: Readonly<Record<RegimeDesMesures, FinDePhrase>> = {
  programme: {
    texte:
      ". À défaut d'accord qui en décide autrement, présentez-lui le programme annuel lors de la consultation annuelle sur la politique sociale, lorsqu'il a les attributions prévues à partir de cinquante salariés",
    references: ARTICLES_DE_LA_PRESENTATION_DU_PROGRAMME,
  },
  liste: { texte: ', et présentez-lui la liste des actions', references: [{ article: 'L2312-5' }] },
  // The committee's title of the code names the public establishments that it binds.
  'a-verifier': { texte: `. Secteur public${NBSP}: à vérifier`, references: [{ article: 'L2311-1' }] },
  'a-renseigner': { texte: '', references: [] },
};
