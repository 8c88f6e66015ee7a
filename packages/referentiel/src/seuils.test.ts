import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadReferentiel } from './load.ts';

const { seuils, motifsDeSuivi } = loadReferentiel();

test('a threshold is « lu » when the Labour Code alone says it', () => {
  for (const { cle, source, verification } of seuils) {
    const others = source.split('\u202F; ').filter((part) => !part.startsWith('C. trav. '));
    expect([cle, verification]).toStrictEqual([cle, others.length === 0 ? 'lu' : 'a_verifier']);
  }
});

// Each pair was once wrong, or changed since it was written from memory.
test.for([
  ['IONIS', 'de 16 à moins de 18\u00A0ans'],
  ['AIR', '15\u00A0m³ par occupant dans les bureaux et pour un travail physique léger'],
  ['VGPLEV', "attestation d'absence de contre-indications médicales"],
  ['ELEC', "attestation d'absence de contre-indications médicales"],
  ['DIESEL', "n'en donne pas pour les émissions des moteurs diesel"],
  ['EAUCHANT', 'Chantiers du bâtiment'],
  ['NUIT', 'nuits en équipes alternantes non comptées'],
  ['AMIANTE', 'mode opératoire par processus, annexé au document unique'],
  ['AMIANTE', "mis à jour pour un nouveau processus ou un changement de niveau d'empoussièrement"],
  ['SOLVANTS', 'Certains solvants ont une VLEP'],
  ['CHALEUR', 'surtout des isolés'],
  ['IONIS', '6, 15 et 150\u00A0mSv'],
  ['IONIS', 'zones comprises'],
  ['CEM', 'valeurs retenues comprises'],
  ['JEUNES', "déclaration à l'inspection du travail"],
  ['POUSS', 'captés au plus près de la source'],
  ['PLANPREV', 'quelle que soit leur durée'],
  ['PLANPREV', 'Sauf chantier soumis à coordination'],
  ['HAUTEUR', 'jamais un travailleur seul'],
  ['AMIANTE', 'Retrait ou encapsulage\u00A0: entreprise certifiée'],
  ['AES', "à la charge de l'employeur"],
  ['ECRAN', 'par le médecin du travail en cas de troubles'],
  ['NUIT', 'de 22\u00A0h à 6\u00A0h, dès 20\u00A0h avant 16\u00A0ans, sauf dérogation'],
  ['JEUNES', 'de 22\u00A0h à 6\u00A0h, dès 20\u00A0h avant 16\u00A0ans, sauf dérogation'],
  ['NUIT', 'jamais avant 16\u00A0ans hors spectacle'],
  ['JEUNES', 'jamais avant 16\u00A0ans hors spectacle'],
  ['JEUNES', '8\u00A0h par jour, 35\u00A0h par semaine'],
  ['JEUNES', 'pause de 30\u00A0min après 4\u00A0h\u00A030'],
  ['JEUNES', 'repos de 12\u00A0h par jour, 14\u00A0h avant 16\u00A0ans'],
  ['JEUNES', 'sans déclaration\u00A0: diplôme du métier et aptitude médicale, habilitation électrique'],
  ['TEMPS', 'Adultes, sauf dérogation'],
  ['GROSS', 'poste de jour à sa demande'],
  ['CMRLISTE', "Les résultats de l'évaluation"],
  ['ECLAIR', 'Lumière naturelle suffisante autant que possible'],
  ['BIOGR', 'liste des travailleurs exposés'],
  ['AES', 'liste des travailleurs exposés'],
  ['SECOURS', 'consignés dans un document'],
  ['CHALEUR', 'connus des travailleurs'],
  ['CHALEUR', 'procédés, aménagement, horaires et repos'],
  ['RADON', 'consignés dans le document unique'],
  ['JEUNES', 'deux jours de repos de suite par semaine'],
  ['JEUNES', 'sauf dérogation (dont hôtellerie'],
  ['NUIT', 'sauf dérogation (dont hôtellerie'],
  ['TEMPEX', 'Interdit aux moins de 18\u00A0ans'],
  ['COORDSPS', 'seule'],
  ['PLANPREV', 'les employeurs coopèrent'],
  ['CEM', 'les moins de 18\u00A0ans'],
  ['CEM', 'justification du dépassement'],
  ['FROID', "de la chute d'objets"],
  ['MANUT', '40\u00A0kg en brouette, brouette comprise'],
  ['CMRLISTE', 'au moins une fois par an'],
  ['CMRLISTE', 'travail arrêté aux postes où une VLEP contraignante'],
  ['FORMAL', 'contrôle au moins annuel par un organisme accrédité'],
  ['BENZENE', 'contrôle au moins annuel par un organisme accrédité'],
  ['BOIS', 'contrôle au moins annuel par un organisme accrédité'],
  ['SILICE', 'contrôle au moins annuel par un organisme accrédité'],
  ['CHROME6', 'contrôle au moins annuel par un organisme accrédité'],
  ['FORMAL', 'travail arrêté aux postes où la VLEP est dépassée'],
  ['BENZENE', 'travail arrêté aux postes où la VLEP est dépassée'],
  ['BOIS', 'travail arrêté aux postes où la VLEP est dépassée'],
  ['SILICE', 'travail arrêté aux postes où la VLEP est dépassée'],
  ['CHROME6', 'travail arrêté aux postes où la VLEP est dépassée'],
  ['SOLVANTS', 'au moins chaque année par un organisme accrédité, sauf risque faible'],
  ['BIOGR', 'interdits aux moins de 18\u00A0ans'],
  ['AES', 'interdits aux moins de 18\u00A0ans'],
  ['VIBMB', 'interdits au-delà aux moins de 18\u00A0ans'],
  ['VIBCE', 'interdits au-delà aux moins de 18\u00A0ans'],
  ['TST', 'interdits aux moins de 18\u00A0ans'],
  ['ELEC', 'Interdits aux moins de 18\u00A0ans'],
  ['TRANCHEE', 'Interdits aux moins de 18\u00A0ans'],
  ['TRACTEUR', 'Interdit aux moins de 18\u00A0ans'],
  ['ANIMAUX', 'euthanasie'],
  ['CORDES', 'sur les arbres\u00A0: interdits aux moins de 18\u00A0ans'],
  ['IONIS', 'interdit si le travail exige un classement en catégorie A ou B'],
  ['JEUNES', 'ne sont pas assurées de 6\u00A0h à 22\u00A0h'],
  ['NUIT', 'ne sont pas assurées de 6\u00A0h à 22\u00A0h'],
  ['ISOLE', 'secouru à bref délai'],
  ['CONFINE', 'travailleurs attachés'],
  ['CONFINE', 'Interdit aux moins de 18\u00A0ans, sauf dérogation'],
  ['NUIT', "visite d'information et de prévention avant l'affectation"],
  ['JEUNES', "visite d'information et de prévention avant l'affectation"],
  ['NUIT', 'au moins tous les trois ans'],
  ['NUIT', 'consulté avant toute décision importante de mise en place ou de modification'],
  ['BIOGR', "Groupe 2\u00A0: visite d'information et de prévention"],
  ['ATEX', 'zones de traitement médical'],
  ['HARCEL', "Quel que soit l'effectif"],
  ['HARCEL', 'textes du code pénal'],
  ['AMIANTE', 'attestation de compétence'],
  ['AMIANTE', 'Niveaux 1 à 3 interdits aux moins de 18\u00A0ans, sauf dérogation (1 ou 2)'],
  ['HYPERB', 'interventions sauf classe 0 ou dérogation'],
  ['AMIANTE', "fiche d'exposition"],
  ['DTA', 'dossier technique amiante'],
  ['PLANPREV', 'inspection commune des lieux avant toute opération'],
  ['PLANPREV', 'informée par écrit'],
  ['ECRAN', 'sans frais pour le travailleur'],
  ['ECRAN', 'avant la première affectation'],
] as const)('%s says « %s »', ([cle, words]) => {
  expect(seuils.find((seuil) => seuil.cle === cle)?.texte).toContain(words);
});

/** Of a text and its source, in short: a number or an article that changes gives another one. */
const printOf = ({ texte, source }: { texte: string; source: string }) =>
  createHash('sha256').update(`${texte}\n${source}`).digest('hex').slice(0, 8);
/** What differs from the prints, each with the question to answer before its print is written here. */
const listChanges = (
  entries: readonly { cle: string; texte: string; source: string }[],
  empreintes: Readonly<Record<string, string>>,
): string[] => {
  const found = Object.fromEntries(entries.map((entry) => [entry.cle, printOf(entry)]));
  return [...new Set([...Object.keys(found), ...Object.keys(empreintes)])]
    .filter((cle) => found[cle] !== empreintes[cle])
    .map(
      (cle) =>
        `${cle} changed: was each of its articles read again (npm run droit:lire -w @odu/domain -- …), and luLe set? Then its print is ${found[cle] ?? 'no more'}.`,
    );
};

/** What the texts said when their articles were last read. */
const EMPREINTES_DES_SEUILS: Readonly<Record<string, string>> = {
  BIOGR: '7be44429',
  AES: '1ac69c95',
  ISOCY: '8963f7ff',
  CIMENT: 'e835f661',
  SOLVANTS: 'ddc22c30',
  ACETONE: 'd6e2dbd4',
  AMMONIAC: '772433d3',
  CHLORE: '2fe6844c',
  CHLORAM: 'e3fbf15c',
  BITUME: '6ea640f5',
  CO: '54e5affa',
  ANESTH: '0f6025b4',
  CONFINE: '084e3dae',
  CHALEUR: '6191dcc9',
  EAUCHANT: '04df3565',
  TEMPEX: '9b26f04f',
  LOCAUXT: '18ac9872',
  FROID: 'ef958a62',
  BRUIT: '1f5fec3b',
  VIBMB: 'fc07d311',
  VIBCE: '1eb8f614',
  MANUT: 'a830efd5',
  JEUNES: 'a30ffe22',
  REPET: '7b4cc182',
  ECRAN: 'b7f2e613',
  SILICE: 'a34d7970',
  BOIS: 'b8a95a5f',
  AMIANTE: '4569f7cd',
  PLOMB: '3fbb25d9',
  FORMAL: '763e6dda',
  BENZENE: '004aaa05',
  DIESEL: '25ecd9d3',
  CHROME6: '55b74707',
  CMRLISTE: 'c6b3d6ee',
  HUILES: '85c7732a',
  DTA: '3ffc230d',
  ELEC: 'dce81279',
  TST: '308eec78',
  VGPLEV: '6f6dbe84',
  PORTES: '178d5dd0',
  ESP: '078c7cdf',
  TRACTEUR: '9e089028',
  HAUTEUR: '4ac6cabf',
  ECHELLE: '52b0733a',
  CORDES: 'a64e8f4c',
  TRANCHEE: '5ec95543',
  LIGNES: '7fbb29cc',
  PLANPREV: '52bb7920',
  COORDSPS: '3d300366',
  INCENDIE: '38cca079',
  EXERCICE: 'c4e6b0d0',
  ATEX: '37d07148',
  ECLAIR: '62233772',
  SECURITE: '680ff233',
  AIR: '9159b5ab',
  POUSS: '972c5542',
  TABAC: '5d40419c',
  RADON: '623b7183',
  LEGIO: 'fac6b168',
  TEMPS: '1d026194',
  NUIT: '9e358f3c',
  HYPERB: 'eb135d61',
  CONDUITE: '6765e29d',
  ALCOOL: '301ef7d8',
  HARCEL: '25287a0f',
  SECOURS: '4fe9c3bc',
  GROSS: 'd217718a',
  REPAS: 'ff2103b6',
  RENFORCE: 'cb7a7328',
  ISOLE: 'fdbff914',
  ANIMAUX: 'e3d83798',
  IONIS: '00f67367',
  ROA: '588e27c8',
  CEM: '59fd47bf',
};
const EMPREINTES_DES_MOTIFS: Readonly<Record<string, string>> = {
  AMIANTE: '9117f488',
  PLOMB: '9ca64296',
  CMR: '9afb56a8',
  CMRARRETE: 'af1ed490',
  BIOLOGIQUE: 'dd48cda7',
  IONISANTS: '815a960b',
  HYPERBARE: '10d1229d',
  ECHAFAUDAGE: 'e677b175',
  APTITUDE: '09dc20db',
};

test('no threshold changes a number, a word or an article without being read again', () => {
  expect(listChanges(seuils, EMPREINTES_DES_SEUILS)).toEqual([]);
});

test('no ground of a follow-up changes without being read again', () => {
  expect(listChanges(motifsDeSuivi, EMPREINTES_DES_MOTIFS)).toEqual([]);
});
