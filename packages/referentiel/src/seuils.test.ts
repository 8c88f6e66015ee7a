import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadReferentiel } from './load.ts';

const { seuils, motifsDeSuivi, familles } = loadReferentiel();

test('a threshold is « lu » when the Labour Code alone says it', () => {
  for (const { cle, source, verification } of seuils) {
    const others = source.split('\u202F; ').filter((part) => !part.startsWith('C. trav. '));
    expect([cle, verification]).toStrictEqual([cle, others.length === 0 ? 'lu' : 'a_verifier']);
  }
});

// R4412-64 stands in the section of these agents: what belongs there is said by the regulation, or by the order on processes (R4412-60).
test('a threshold of one CMR agent names the text outside the code that classifies it, and is to be checked', () => {
  const ofAnAgent = seuils.filter(({ cle, source }) => source.includes('R4412-64') && cle !== 'CMRLISTE');
  expect(ofAnAgent.map(({ cle }) => cle)).toEqual(
    expect.arrayContaining(['FORMAL', 'BENZENE', 'CHROME6', 'PLOMB']),
  );
  for (const { cle, source, verification } of ofAnAgent) {
    expect([cle, source]).toEqual([
      cle,
      expect.stringMatching(/Règlement \(CE\) n°\s1272\/2008|Arrêté du 26 octobre 2020/),
    ]);
    expect([cle, verification]).toEqual([cle, 'a_verifier']);
  }
});

// D4153-17 leaves out some classes of that regulation; CMR agents are of none of them.
test('a ban for minors that rests on the classes of a dangerous agent is to be checked', () => {
  const banned = seuils.filter(({ cle, source }) => source.includes('D4153-17') && cle !== 'CMRLISTE');
  expect(banned.filter(({ verification }) => verification === 'lu').map(({ cle }) => cle)).toEqual([]);
});

// R4544-13 leaves out who works on an installation or near its live parts.
test('who carries out electrical operations is not shown the rules of works that are not electrical', () => {
  const operations = familles
    .flatMap(({ categories }) => categories)
    .find(({ code }) => code === 'ELE-OPE')
    ?.risques.map(({ seuil }) => seuil);
  expect(operations).toEqual(['ELEC', 'ELEC', 'TST', 'ELEC']);
});

// Each pair was once wrong, or changed since it was written from memory.
test.for([
  ['IONIS', 'de 16 à moins de 18\u00A0ans'],
  ['AIR', '15\u00A0m³ par occupant dans les bureaux et pour un travail physique léger'],
  ['VGPLEV', "attestation d'absence de contre-indications médicales"],
  ['ELEC', "attestation d'absence de contre-indications médicales"],
  // Said by the NOTA of both articles, and not for work on live parts (R4544-11).
  ['VGPLEV', "(ou avis d'aptitude d'avant le 1er octobre 2025, pendant cinq ans)"],
  ['ELEC', "(ou avis d'aptitude d'avant le 1er octobre 2025, pendant cinq ans)"],
  ['DIESEL', "n'en donne pas pour les émissions des moteurs diesel"],
  ['EAUCHANT', 'Chantiers du bâtiment'],
  ['NUIT', 'nuits en équipes alternantes non comptées'],
  ['AMIANTE', 'mode opératoire par processus, annexé au document unique'],
  ['AMIANTE', "mis à jour pour un nouveau processus ou un changement de niveau d'empoussièrement"],
  ['SOLVANTS', 'Certains solvants ont une VLEP'],
  ['CHALEUR', 'surtout des isolés'],
  // Its entry in the annex came with a regulation of 2025.
  ['ANESTH', 'classé toxique pour la reproduction (1B)'],
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
  ['GROSS', 'certains dérivés aromatiques (hors appareils clos en marche normale)'],
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
  [
    'SOLVANTS',
    'au moins chaque année par un organisme accrédité, sauf risque faible et mesures générales suffisantes',
  ],
  ['BIOGR', 'interdits aux moins de 18\u00A0ans'],
  ['AES', 'interdits aux moins de 18\u00A0ans'],
  ['VIBMB', 'interdits au-delà aux moins de 18\u00A0ans'],
  ['VIBCE', 'interdits au-delà aux moins de 18\u00A0ans'],
  ['TST', 'interdits aux moins de 18\u00A0ans'],
  ['ELEC', 'Interdits aux moins de 18\u00A0ans'],
  ['ELEC', 'après modification de structure, puis périodiquement, résultats sur un registre'],
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
  // What the article says of level 2 was annulled: Conseil d'État, 18 December 2015, no. 373968.
  ['AMIANTE', 'Niveaux 1 à 3 interdits aux moins de 18\u00A0ans, sauf dérogation (niveau 1 seulement)'],
  ['HYPERB', 'interventions sauf classe 0 ou dérogation'],
  ['EXERCICE', 'Établissements où plus de 50\u00A0personnes peuvent se trouver habituellement'],
  ['EXERCICE', 'matières explosives, comburantes, extrêmement inflammables'],
  ['EXERCICE', 'consigne prévoyant exercices et essais au moins tous les six mois'],
  ['AMIANTE', "fiche d'exposition"],
  ['DTA', 'dossier technique amiante'],
  ['PLANPREV', 'inspection commune des lieux avant toute opération'],
  ['PLANPREV', 'informée par écrit'],
  ['ECRAN', 'sans frais pour le travailleur'],
  ['ECRAN', 'avant la première affectation'],
  ['CO', 'contrôle au moins annuel par un organisme accrédité'],
  ['CO', 'toxique pour la reproduction, 1A'],
  ['CO', 'interdits aux moins de 18\u00A0ans, sauf dérogation'],
  ['CONDUITE', "3,5\u00A0t, remorque comprise (2,5\u00A0t à l'international ou en cabotage)"],
  ['CONDUITE', 'de plus de 9\u00A0places, conducteur compris'],
  ['ECLAIR', 'adapté à la nature et à la précision des travaux'],
  ['VGPLEV', 'interdite aux moins de 18\u00A0ans, sauf dérogation'],
  ['VGPLEV', "ou s'ils ont reçu cette formation et, pour les équipements qui l'exigent, cette autorisation"],
  ['HAUTEUR', 'interdits aux moins de 18\u00A0ans, sauf dérogation'],
  ['ROA', 'interdits aux moins de 18\u00A0ans, sauf dérogation'],
  ['CMRLISTE', 'interdits aux moins de 18\u00A0ans, sauf dérogation'],
  ['SOLVANTS', 'interdits aux moins de 18\u00A0ans, sauf dérogation'],
  ['ESP', 'interdits aux moins de 18\u00A0ans, sauf dérogation'],
  ['NUIT', "justifié par la continuité de l'activité"],
  ['NUIT', "à défaut, autorisation de l'inspection du travail"],
  ['HAUTEUR', 'Puits, trappes et ouvertures de descente clôturés'],
  ['RADON', 'gardés au moins dix ans'],
  ['RADON', 'Autorité de sûreté nucléaire'],
  ['ROA', 'après consultation du CSE'],
  ['ROA', 'au moins tous les cinq ans'],
  ['BRUIT', 'Valeur renforcée atteinte\u00A0: protecteurs portés'],
  ['BRUIT', 'lieux signalés'],
  ['BRUIT', 'informés et formés'],
  ['BRUIT', 'résultats gardés dix ans'],
  ['VIBMB', 'programme de réduction'],
  ['VIBCE', 'programme de réduction'],
  ['VIBMB', 'résultats gardés dix ans'],
  ['VIBCE', 'informés et formés'],
  ['TRANCHEE', 'travaux de démolition'],
  ['DEMOLITION', 'travaux de démolition'],
  ['ECHAFAUDAGE', "d'une personne compétente"],
  ['ECHAFAUDAGE', 'montage et démontage interdits aux moins de 18\u00A0ans, sauf dérogation'],
  ['MACHINES', 'interdits aux moins de 18\u00A0ans, sauf dérogation'],
  ['MACHINES', "à l'arrêt"],
  ['JEUNES', 'dont sur certaines machines'],
  ['SOLVANTS', 'Effets combinés'],
  ['PRODUITS', 'les effets combinés'],
  ['VGPLEV', 'Ponts élévateurs pour véhicules et appareils levant des personnes'],
  ['CORDES', 'autres travaux sur cordes\u00A0: de même, sauf dérogation'],
  ['ECHELLE', 'sur les arbres sont interdits'],
  ['TRANCHEE', 'de blindage, de fouille ou de galerie'],
  ['DEMOLITION', 'de blindage, de fouille ou de galerie'],
  [
    'SILICE',
    "Travaux de démolition à risque d'effondrement et d'ensevelissement\u00A0: interdits aux moins de 18\u00A0ans.",
  ],
  ['IONIS', 'gardés au moins dix ans'],
  ['PRODUITS', "sauf s'ils ne relèvent que de certaines classes du règlement CLP"],
  ['SOLVANTS', "sauf s'ils ne relèvent que de certaines classes du règlement CLP"],
  ['SOLVANTS', 'protection immédiate si elle est dépassée'],
  ['ACETONE', 'contrôlée au moins chaque année par un organisme accrédité, sauf risque faible'],
  ['AMMONIAC', 'contrôlée au moins chaque année par un organisme accrédité, sauf risque faible'],
  ['CHLORE', 'contrôlée au moins chaque année par un organisme accrédité, sauf risque faible'],
  ['ACETONE', 'protection immédiate si elle est dépassée'],
  ['AMMONIAC', 'protection immédiate si elle est dépassée'],
  ['CHLORE', 'protection immédiate si elle est dépassée'],
  ['PLOMB', 'contrôle au moins annuel par un organisme accrédité'],
  ['PLOMB', 'travail arrêté aux postes où la VLEP est dépassée'],
  ['ELEC', 'délivrée pour cinq ans par le médecin du travail'],
  ['TST', 'délivrée pour cinq ans par le médecin du travail'],
  ['LIGNES', "Travaux d'ordre non électrique"],
  ['LIGNES', 'évaluation propre à chaque opération nouvelle'],
  ['LIGNES', 'consigne écrite'],
  ['LIGNES', 'une personne compétente'],
  ['GROSS', 'Enceinte ou ayant accouché'],
  ['GROSS', 'contrat suspendu, rémunération garantie'],
  ['AMIANTE', "soumis à l'avis du médecin du travail et du CSE"],
  ['AMIANTE', "transmis à l'inspection du travail et aux services de prévention de la sécurité sociale"],
  ['RENFORCE', "tenue à la disposition de l'inspection du travail"],
  ['RENFORCE', 'faute inexcusable présumée'],
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
  ISOCY: '64dbfba8',
  CIMENT: '8131911e',
  PRODUITS: 'e8ac9afe',
  SOLVANTS: '5e6564d6',
  ACETONE: 'dc689527',
  AMMONIAC: 'd1b8bc1e',
  CHLORE: '89274738',
  CHLORAM: '48545046',
  BITUME: 'd2dbdd0b',
  CO: '5acfb012',
  ANESTH: '168ab47c',
  CONFINE: '084e3dae',
  CHALEUR: '6191dcc9',
  EAUCHANT: '04df3565',
  TEMPEX: '9b26f04f',
  LOCAUXT: '18ac9872',
  FROID: 'ef958a62',
  BRUIT: '35732470',
  VIBMB: '49529aff',
  VIBCE: '94ffc435',
  MANUT: 'a830efd5',
  JEUNES: '2e3ae8f1',
  REPET: '7b4cc182',
  ECRAN: 'b7f2e613',
  SILICE: 'e3c406e5',
  BOIS: 'aacf3467',
  AMIANTE: '1458f45a',
  PLOMB: '5b03402a',
  FORMAL: '11750c8a',
  BENZENE: '4e9604cf',
  DIESEL: '16bb2848',
  CHROME6: '821f5d85',
  CMRLISTE: 'ca2ab826',
  HUILES: 'f9f8213c',
  DTA: '3ffc230d',
  ELEC: 'e86a79c4',
  TST: '3af51122',
  VGPLEV: 'fa4624fe',
  PORTES: '178d5dd0',
  ESP: '8467ee26',
  TRACTEUR: '9e089028',
  MACHINES: '49538acc',
  HAUTEUR: '05f8d8d9',
  ECHAFAUDAGE: '666acc5e',
  ECHELLE: 'f36e09c5',
  CORDES: '431b0e7e',
  TRANCHEE: '11f0dc42',
  DEMOLITION: '54cfa851',
  LIGNES: 'f64784e0',
  PLANPREV: '52bb7920',
  COORDSPS: '3d300366',
  INCENDIE: '38cca079',
  EXERCICE: '928d380c',
  ATEX: '37d07148',
  ECLAIR: '20a18260',
  SECURITE: '680ff233',
  AIR: '9159b5ab',
  POUSS: '972c5542',
  TABAC: '5d40419c',
  RADON: '1429061f',
  LEGIO: 'fac6b168',
  TEMPS: '1d026194',
  NUIT: 'b97a1786',
  HYPERB: 'eb135d61',
  CONDUITE: 'a430c984',
  ALCOOL: '301ef7d8',
  HARCEL: '25287a0f',
  SECOURS: '4fe9c3bc',
  GROSS: '68bd05f7',
  REPAS: 'ff2103b6',
  RENFORCE: 'b358234f',
  ISOLE: 'fdbff914',
  ANIMAUX: 'e3d83798',
  IONIS: '69499395',
  ROA: '8581bb6c',
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
