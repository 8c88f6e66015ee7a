import { expect, test } from 'vitest';
import { TEXTE_DE_L_AVIS } from './avis-d-acces.ts';
import { ACCES, CADRE_REGLEMENTAIRE, type Enonce, ENONCES_DU_GUIDE } from './enonces.ts';

/** All that a text says of an article, its lists too. */
const textOf = (enonces: readonly Enonce[], article: string): string =>
  enonces
    .filter((enonce) => enonce.article === article)
    .flatMap(({ texte, liste = [], fin = '' }) => [texte, ...liste, fin])
    .join(' ');
const CADRE = CADRE_REGLEMENTAIRE.flatMap(({ enonces }) => enonces);

// What the articles ask, and a shorter sentence had left out.
test.for([
  ['L4121-1', "tendre à l'amélioration des situations existantes"],
  ['L4121-1', "y compris ceux liés aux facteurs de l'article L.\u00A04161-1"],
  ['L4121-2', 'réduire leurs effets sur la santé'],
  ['L4121-3', "À la suite de cette évaluation, l'employeur met en œuvre les actions de prévention"],
  ['L4121-3', "dans l'ensemble des activités de l'établissement et à tous les niveaux de l'encadrement"],
  [
    'L4121-3',
    'Dans les entreprises de moins de onze salariés, la mise à jour des documents peut être moins fréquente, sous réserve que soit garanti un niveau équivalent de protection',
  ],
  [
    'L4121-3-1',
    "y compris les mesures de prévention des effets de l'exposition aux facteurs de risques professionnels",
  ],
  ['L4121-3-1', "à compter de dates fixées par décret selon l'effectif"],
  ['R4121-3', "à défaut d'accord qui en décide autrement"],
  ['R4121-3', 'lorsque ce comité a les attributions prévues à partir de cinquante salariés'],
  ['R4121-4', 'aux professionnels de santé en charge de leur suivi médical'],
  ['R4121-4', 'dans les installations et activités dont ils ont respectivement la charge'],
  ['L4644-1', 'désigne un ou plusieurs salariés compétents'],
  ['L4644-1', "après avis du CSE s'il existe, et leur donne le temps et les moyens nécessaires"],
  ['L4644-1', 'une formation en matière de santé au travail, aux conditions de celle des élus du CSE'],
  ['L4163-1', "Chaque année, l'employeur déclare à la caisse"],
  // R4163-8.
  ['L4163-1', 'au plus tard avec la paie de décembre'],
  // R4163-7.
  ['L4163-1', "l'entreprise utilisatrice les indique dans le contrat de mise à disposition"],
  [
    'R4121-4',
    'aux travailleurs et aux anciens travailleurs des versions antérieures à celle en vigueur à la date de la demande',
  ],
  ['R4121-4', "limitée aux seuls éléments afférents à l'activité du demandeur"],
  ['L4644-1', 'il peut faire appel, après avis du CSE, à des intervenants en prévention'],
  ['L4121-4', 'la capacité de cette personne à mettre en œuvre les précautions nécessaires'],
  ['L4121-5', 'les employeurs coopèrent'],
  ['L4132-5', 'en quittant immédiatement le lieu de travail'],
  ['D4622-22', 'met à jour chaque année'],
  // R4624-24.
  ['D4622-22', "un examen médical d'aptitude avant l'affectation au poste"],
  // R4624-23, III binds every employer, of whatever service.
  ['D4622-22', "Tout employeur qui juge nécessaire d'ajouter"],
  ['D4622-22', 'des services de prévention des organismes de sécurité sociale'],
  // R4624-28-2.
  ['D4622-22', "Dès qu'il sait qu'un travailleur exposé à de tels risques cesse de l'être"],
  ['D4622-22', 'en avise sans délai le travailleur'],
  ['R4121-2', "au moins une fois par an dans les entreprises d'au moins onze salariés"],
  ['L4121-3-1', "Dans les entreprises d'au moins cinquante salariés"],
  ['L4121-3-1', 'Dans les entreprises de moins de cinquante salariés'],
  ['L4121-3-1', 'pendant au moins quarante ans'],
  [
    'L4121-3-1',
    "à compter du 1er\u00A0juillet\u00A02023 à partir de cent cinquante salariés\u202F; en dessous, à compter de dates fixées par décret selon l'effectif, et au plus tard du 1er\u00A0juillet\u00A02024",
  ],
  ['R4121-4', 'pendant quarante ans à compter de leur élaboration'],
  ['R4741-1', 'contraventions de la cinquième classe'],
  // An accident that kills is told at once.
  ['R4121-5', 'immédiatement, au plus tard dans les douze heures'],
  ['R4121-5', "ou le moment où il l'apprend, s'il établit que c'est après ce délai"],
  ['L4122-2', 'aucune charge financière pour les travailleurs'],
  [
    'R4141-2',
    "À l'embauche et chaque fois que nécessaire, l'employeur informe les travailleurs, de façon compréhensible pour chacun",
  ],
  // R4141-3-1.
  [
    'R4141-2',
    "les modalités d'accès au document unique et les mesures de prévention des risques qu'il identifie",
  ],
  ['L4644-1', 'Il peut aussi faire appel aux services de prévention des caisses de sécurité sociale'],
] as const)('the framework says of %s: %s', ([article, words]) => {
  expect(textOf(CADRE, article)).toContain(words);
});

test('a statement names the other articles that it rests on', () => {
  const autres = (article: string) =>
    CADRE.filter((enonce) => enonce.article === article).flatMap(({ autresReferences = [] }) =>
      autresReferences.map((autre) => autre.article),
    );
  expect(autres('R4121-3')).toEqual(['L2312-27', 'L2312-19', 'L2312-22', 'L2312-2']);
  expect(autres('L4644-1')).toEqual(['R4644-1', 'L2315-16', 'L2315-17', 'L2315-18']);
  expect(autres('L4163-1')).toEqual(['R4163-8', 'R4163-7']);
  expect(autres('R4141-2')).toEqual(['R4141-3-1']);
  expect(autres('D4622-22')).toEqual(['R4624-23', 'R4624-24', 'R4624-28-2']);
  expect(autres('L4121-1')).toEqual(['L4161-1']);
});

test('the guide says that there is a document to write, what stands in it, and who may read it', () => {
  expect(textOf(ENONCES_DU_GUIDE, 'L4121-3-1')).toContain(
    "L'employeur y transcrit et y met à jour les résultats de l'évaluation",
  );
  expect(textOf(ENONCES_DU_GUIDE, 'L4121-3')).toContain('entreprises de moins de onze salariés');
  expect(textOf(ENONCES_DU_GUIDE, 'R4121-1')).toContain('dans chaque unité de travail');
  expect(textOf(ENONCES_DU_GUIDE, 'R4121-1-1')).toContain('consigne en annexe');
  expect(textOf(ENONCES_DU_GUIDE, 'D4622-22')).toContain('un suivi individuel renforcé');
  expect(textOf(ENONCES_DU_GUIDE, 'L4163-1')).toContain('paie de décembre');
  expect(textOf(ENONCES_DU_GUIDE, 'L4644-1')).toContain('salariés compétents');
  expect(textOf(ENONCES_DU_GUIDE, 'R4141-2')).toContain('informe les travailleurs');
  expect(textOf(ENONCES_DU_GUIDE, 'R4121-4')).toContain('Un avis affiché dans les lieux de travail');
});

test('only the principles of prevention have the numbers of the law', () => {
  expect(CADRE.filter(({ isNumerotee }) => isNumerotee).map(({ article }) => article)).toEqual(['L4121-2']);
});

test('the notice names how long versions are kept, and the readers of the article', () => {
  expect(TEXTE_DE_L_AVIS.texte).toContain('pendant quarante ans à compter de leur élaboration');
  expect(TEXTE_DE_L_AVIS.liste).toBe(ACCES.liste);
});
