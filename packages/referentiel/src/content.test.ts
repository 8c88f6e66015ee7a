import {
  FACTEURS,
  isCodeCmr,
  isCodeDAmiante,
  isCodeDAtex,
  isCodeDeChaleur,
  listFacteursDuCode,
  matchSecteurs,
  normalizeForSearch,
  searchPremade,
} from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { loadReferentiel } from './load.ts';
import { TYPES_DE_MESURE } from '@odu/domain';
import { selectMasterData } from './select-master-data.ts';

const referentiel = loadReferentiel();
const generales = referentiel.familles.flatMap(({ categories }) => categories);
const sectorielles = referentiel.secteurs.flatMap(({ categories }) => categories);
const categories = [...generales, ...sectorielles];
const risques = categories.flatMap((categorie) => categorie.risques);

const COUNTS = {
  familles: 22,
  generales: 91,
  sectorielles: 100,
  secteurs: 15,
  risques: 733,
  seuils: 74,
  seuilsLus: 49,
  mesuresTypes: 764,
  suiviRenforce: 90,
  avecSeuil: 364,
  avecFacteur: 223,
  motsCles: 431,
  unitesDesSecteurs: 215,
  unitesParDefaut: 8,
  facteurs: 10,
};

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const listTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listTexts)
      : [];

describe('the whole content', () => {
  test('has the counts of the review', () => {
    expect({
      familles: referentiel.familles.length,
      generales: generales.length,
      sectorielles: sectorielles.length,
      secteurs: referentiel.secteurs.length,
      risques: risques.length,
      seuils: referentiel.seuils.length,
      seuilsLus: referentiel.seuils.filter(({ verification }) => verification === 'lu').length,
      mesuresTypes: categories.flatMap(({ mesuresTypes }) => mesuresTypes).length,
      suiviRenforce: risques.filter((risque) => risque.suiviRenforce.length > 0).length,
      avecSeuil: risques.filter(({ seuil }) => seuil !== undefined).length,
      avecFacteur: risques.filter(({ facteurs }) => facteurs.length > 0).length,
      motsCles: referentiel.secteurs.flatMap(({ motsCles }) => motsCles).length,
      unitesDesSecteurs: referentiel.secteurs.flatMap(({ unitesDeTravail }) => unitesDeTravail).length,
      unitesParDefaut: referentiel.unitesDeTravail.length,
      facteurs: Object.keys(referentiel.facteursL4161).length,
    }).toStrictEqual(COUNTS);
  });

  test('has no code twice', () => {
    expect(duplicates(referentiel.familles.map(({ code }) => code))).toStrictEqual([]);
    expect(duplicates(referentiel.secteurs.map(({ code }) => code))).toStrictEqual([]);
    expect(duplicates(categories.map(({ code }) => code))).toStrictEqual([]);
    expect(duplicates(risques.map(({ code }) => code))).toStrictEqual([]);
    expect(duplicates(referentiel.seuils.map(({ cle }) => cle))).toStrictEqual([]);
  });

  test('has ranks without a gap', () => {
    expect(referentiel.familles.map(({ rang }) => rang)).toStrictEqual(
      referentiel.familles.map((_, index) => index + 1),
    );
    expect(referentiel.secteurs.map(({ rang }) => rang)).toStrictEqual(
      referentiel.secteurs.map((_, index) => index + 1),
    );
  });

  test('gives each risk the code of its category and a number that was never used before', () => {
    const retires = referentiel.codesRetires.map(({ code }) => code);
    for (const categorie of categories) {
      const codes = [
        ...categorie.risques.map(({ code }) => code),
        ...retires.filter((code) => code.startsWith(`${categorie.code}-`)),
      ];
      expect(codes.toSorted()).toStrictEqual(
        codes.map((_, index) => `${categorie.code}-${String(index + 1).padStart(2, '0')}`),
      );
    }
  });

  test('gives each unit of a trade categories of that trade, and each category of a trade to a unit', () => {
    for (const secteur of referentiel.secteurs) {
      const own = secteur.categories.map(({ code }) => code);
      const known = new Set([...own, ...secteur.categoriesMisesEnAvant]);
      const given = secteur.unitesDeTravail.map(({ categories: codes }) => codes);
      expect([secteur.code, given.flat().filter((code) => !known.has(code))]).toStrictEqual([
        secteur.code,
        [],
      ]);
      expect(given.flatMap(duplicates)).toStrictEqual([]);
      expect(own.filter((code) => !given.flat().includes(code))).toStrictEqual([]);
    }
  });

  // A model is one write: the contract takes 5 MB and 5,000 risks a document.
  test('proposes models far below the greatest size of a document', () => {
    const counts = new Map(categories.map(({ code, risques: own }) => [code, own.length]));
    const sizes = referentiel.secteurs.map(({ unitesDeTravail }) =>
      unitesDeTravail
        .flatMap((unite) => unite.categories)
        .reduce((sum, code) => sum + (counts.get(code) ?? 0), 0),
    );
    expect(Math.max(...sizes)).toBeLessThan(700);
    expect(Math.min(...sizes)).toBeGreaterThan(100);
  });

  test('names for each retired code a risk that says the same', () => {
    const codes = new Set(risques.map(({ code }) => code));
    expect(referentiel.codesRetires.filter(({ code }) => codes.has(code))).toStrictEqual([]);
    expect(referentiel.codesRetires.filter(({ remplacePar }) => !codes.has(remplacePar))).toStrictEqual([]);
  });

  // Words of a breach: the label of a risk is printed in a document that an inspector reads.
  test('describes dangers, never a fault of the employer', () => {
    const faute =
      /\b(sans (plan|protocole|protection|formation|garde-corps|repérage|déclaration|rétention|zonage|aide|étiquette|précaution|dérogation|moyen|ventilation)|absence d|absente?s?\b|non (vérifiée?|habilitée?|consignée?|formée?|autorisée?|organisée?s?|entretenue?|testée?|adaptée?|disponible|coordonnée?)|insuffisante?s?\b|mal (entretenue?|calée?|triée?|immobilisée?|conçue?|signalée?|ventilée?|réglée?)|manque (de pratique|d'eau)|reconditionnée?|verrouillée?|comme poste de travail|à la place d.un|tabagisme ou vapotage|surcharge ou|excessifs?$|usée? ou|mauvaise hygiène|femme enceinte ou allaitante à|par une salariée enceinte|apprenti employé)/i;
    expect(
      risques.filter(({ displayName }) => faute.test(displayName)).map(({ code }) => code),
    ).toStrictEqual([]);
  });

  test('counts asbestos among the dangerous chemical agents (art. D4161-1 C. trav.)', () => {
    const amiante = risques.filter(({ displayName }) => /amiante/i.test(displayName));
    expect(amiante.length).toBeGreaterThan(4);
    expect(amiante.filter(({ facteurs }) => !facteurs.includes('chimique'))).toStrictEqual([]);
  });

  test('counts what is breathed in among the dangerous chemical agents (art. R4412-3 C. trav.)', () => {
    const respires = risques.filter(
      ({ seuil, displayName }) =>
        seuil === 'POUSS' ||
        seuil === 'CO' ||
        seuil === 'CONFINE' ||
        // Not classified as dangerous, some of them: 2° of the article names what a gas does where it is.
        /hydrogène sulfuré|^fumées|asphyxie|gaz carbonique|^fuite (de gaz|ou choc)|frigorigène|pollution intérieure|polluants/i.test(
          displayName,
        ),
    );
    expect(respires.length).toBeGreaterThan(15);
    expect(
      respires.filter(({ facteurs }) => !facteurs.includes('chimique')).map(({ code }) => code),
    ).toStrictEqual([]);
  });

  test('counts no standing work among the forced positions of the joints (art. L4161-1 I 1° b C. trav.)', () => {
    const debout = risques.filter(({ displayName }) =>
      /\b(debout|piétinement|marche rapide)/i.test(displayName),
    );
    expect(debout.length).toBeGreaterThan(3);
    expect(
      debout.filter(({ facteurs }) => facteurs.includes('postures')).map(({ code }) => code),
    ).toStrictEqual([]);
  });

  test('counts pushing and carrying among the manual handling (art. R4541-2 C. trav.)', () => {
    const efforts = risques.filter(({ displayName }) => /^(port de|poussée|soulèvement)/i.test(displayName));
    expect(efforts.length).toBeGreaterThan(10);
    expect(
      efforts.filter(({ facteurs }) => !facteurs.includes('manut')).map(({ code }) => code),
    ).toStrictEqual([]);
  });

  test("agrees with domain's table of CMR agents (art. R4412-93-1 C. trav.)", () => {
    for (const { code, facteurs, suiviRenforce } of risques) {
      // Lead and asbestos are such agents too: their grounds name them first.
      const isCmr = suiviRenforce.some((motif) => ['AMIANTE', 'PLOMB', 'CMR', 'CMRARRETE'].includes(motif));
      expect([code, isCodeCmr(code)]).toEqual([code, isCmr || code.startsWith('CMR-')]);
      expect([code, !isCmr || facteurs.includes('chimique')]).toEqual([code, true]);
    }
  });

  test("agrees with domain's table of the episodes of intense heat (art. R4463-2 C. trav.)", () => {
    for (const { code, seuil } of risques)
      expect([code, isCodeDeChaleur(code)]).toEqual([code, seuil === 'CHALEUR']);
  });

  test("agrees with domain's tables of explosive atmospheres and asbestos (art. R4227-52 and R4412-145 C. trav.)", () => {
    for (const { code, seuil } of risques)
      expect([code, isCodeDAtex(code), isCodeDAmiante(code)]).toEqual([
        code,
        seuil === 'ATEX',
        // A building that holds asbestos is in the table too: works there touch it.
        seuil === 'AMIANTE' || seuil === 'DTA',
      ]);
  });

  test('gives each general category the code of its family', () => {
    for (const { code, categories: own } of referentiel.familles) {
      expect(own.filter((categorie) => !categorie.code.startsWith(`${code}-`))).toStrictEqual([]);
    }
  });

  test('has no empty, untrimmed or decomposed text', () => {
    const texts = listTexts(referentiel);
    expect(texts.length).toBeGreaterThan(2000);
    expect(
      texts.filter((text) => text.trim() === '' || text !== text.trim() || text !== text.normalize('NFC')),
    ).toStrictEqual([]);
  });

  test('never names the same risk twice in a category, nor the same tag', () => {
    for (const { risques: own, tagsPrincipaux, tagsSecondaires } of categories) {
      expect(duplicates(own.map(({ displayName }) => displayName))).toStrictEqual([]);
      expect(duplicates([...tagsPrincipaux, ...tagsSecondaires])).toStrictEqual([]);
    }
  });
});

test('the last review is not before the day on which the newest of its texts was read', () => {
  const days = [...referentiel.seuils, ...referentiel.motifsDeSuivi].map(({ luLe }) => luLe);
  expect(referentiel.derniereRelecture >= (days.toSorted().at(-1) ?? '')).toBe(true);
});

describe('the references', () => {
  test('from a risk to its threshold and factors resolve, and every threshold is used', () => {
    const used = new Set(risques.flatMap(({ seuil }) => seuil ?? []));
    expect([...used].toSorted()).toStrictEqual(referentiel.seuils.map(({ cle }) => cle).toSorted());
    const facteurs = new Set(risques.flatMap((risque) => risque.facteurs));
    expect([...facteurs].toSorted()).toStrictEqual(Object.keys(referentiel.facteursL4161).toSorted());
  });

  test.for([
    ['CHI-SOL-01', 'SOLVANTS'],
    ['SCO-EPS-02', 'CHLORAM'],
    ['BTP-ROU-02', 'BITUME'],
    ['BTP-ORG-01', 'EAUCHANT'],
    ['BTP-ORG-02', 'COORDSPS'],
    ['ORG-POP-01', 'RENFORCE'],
    ['RHR-CUI-06', 'POUSS'],
    // What is in a building is the owner's file; the section on asbestos is for work on it (art. R4412-94 C. trav.).
    ['SCO-BAT-04', 'DTA'],
    ['CMR-AMI-03', 'DTA'],
    ['CMR-AMI-02', 'AMIANTE'],
    ['SCO-BAT-05', 'RADON'],
    ['LUM-ECL-04', 'SECURITE'],
    ['CHU-ECF-04', 'CORDES'],
    ['AGR-BOI-03', 'CORDES'],
    ['ORG-ISO-03', 'ISOLE'],
    ['PRO-HOR-02', 'ISOLE'],
    ['CHI-GAZ-03', 'CONFINE'],
    ['AGR-FOS-01', 'CONFINE'],
    ['AGR-FOS-02', 'CONFINE'],
    ['AGR-TRA-01', 'TRACTEUR'],
    ['VET-EMO-01', 'ANIMAUX'],
    // Its measures are those of work without voltage.
    ['ELE-BAT-02', 'ELEC'],
    // A needle of a vet: the order on accidents with blood is of the hospitals.
    ['VET-ZOO-04', 'BIOGR'],
    // An attack is no fire: the drills of the fire article are not those of this plan.
    ['SCO-SUR-03', undefined],
    ['CHI-COR-01', undefined],
    // What a printer gives off is not what people breathe out (art. R4222-3, 4° C. trav.).
    ['BUR-ARC-03', 'POUSS'],
    ['ORG-AIR-03', 'POUSS'],
    ['CHU-TOI-02', 'HAUTEUR'],
    ['CHU-TOI-03', 'HAUTEUR'],
    ['CHU-OUV-04', 'HAUTEUR'],
  ] as const)('%s shows %s', ([code, seuil]) => {
    expect(risques.find((risque) => risque.code === code)?.seuil).toBe(seuil);
  });

  test('from a sector to its highlighted categories resolve to general ones', () => {
    const codes = new Set(generales.map(({ code }) => code));
    for (const { categoriesMisesEnAvant } of referentiel.secteurs) {
      expect(categoriesMisesEnAvant.filter((code) => !codes.has(code))).toStrictEqual([]);
      expect(duplicates(categoriesMisesEnAvant)).toStrictEqual([]);
    }
  });
});

describe('the sectors', () => {
  test('share no keyword', () => {
    const motsCles = referentiel.secteurs.flatMap((secteur) => secteur.motsCles);
    expect(duplicates(motsCles)).toStrictEqual([]);
    expect(motsCles.filter((motCle) => motCle !== normalizeForSearch(motCle))).toStrictEqual([]);
  });

  test.for(
    referentiel.secteurs.flatMap(({ code, motsCles }) => motsCles.map((motCle) => [motCle, code] as const)),
  )('are recognised by each of their keywords: %s is %s', ([motCle, code]) => {
    expect(matchSecteurs(motCle, referentiel.secteurs)).toStrictEqual([code]);
  });

  test.for([
    ["Bureau d'études bâtiment", ['BUREAU', 'BTP']],
    ['Transport scolaire', ['TRANSPORT', 'SCOLAIRE']],
    ['Clinique vétérinaire', ['VETERINAIRE']],
    ["Magasin d'optique", ['OPTICIEN']],
    ['Astronomie', []],
    ['Pharmacies', ['PHARMA']],
    ['BOULANGERIE', ['ALIMENTAIRE']],
    ['Boulangers', ['ALIMENTAIRE']],
    ['Pâtissière', ['ALIMENTAIRE']],
    ['Boucherie-charcuterie', ['ALIMENTAIRE']],
    ['Industrie agro-alimentaire', ['ALIMENTAIRE']],
    ['Restaurant', ['RESTAURATION']],
    ['Hôtels-restaurants', ['RESTAURATION']],
    ['Restauration scolaire', ['RESTAURATION', 'SCOLAIRE']],
    ['Hôtel de ville', ['BUREAU']],
    ['Coiffeurs', ['COIFFURE']],
    ['Esthéticienne à domicile', ['COIFFURE']],
    ['Garage', ['AUTOMOBILE']],
    ['Carrosserie-peinture', ['AUTOMOBILE']],
    ['Auto-école', ['SCOLAIRE']],
    ['Entreprise de nettoyage', ['PROPRETE']],
    ['Agriculture', ['AGRICULTURE']],
    ['Vétérinaire rural', ['VETERINAIRE']],
    ['Élevage bovin', ['AGRICULTURE']],
    ['Aide-soignante à domicile', ['SANTE']],
    ['Menuisiers charpentiers', ['BTP']],
    ['Paysagiste', ['AGRICULTURE']],
    ['Ambulancière', ['SANTE']],
    ['Ambulances', ['SANTE']],
    ['Taxi et ambulances', ['TRANSPORT', 'SANTE']],
    ['Gîte rural', ['RESTAURATION']],
    ['Refuge de montagne', ['RESTAURATION']],
    ['Refuge pour animaux', ['VETERINAIRE']],
    ['Refuge SPA', ['VETERINAIRE']],
    ['Spa', ['COIFFURE']],
    ['Hôtel avec spa', ['RESTAURATION', 'COIFFURE']],
    ['Refuge pour chiens', ['VETERINAIRE']],
    ['Pension pour chiens et chats', ['VETERINAIRE']],
    ['Toiletteur', ['VETERINAIRE']],
    ['Toiletteuse', ['VETERINAIRE']],
    ['Fourrière animale', ['VETERINAIRE']],
    // A guard's dog, a pound of cars and a talk on line are of no vet.
    ['Maître-chien', []],
    ['Fourrière automobile', ['AUTOMOBILE']],
    ["Centre d'appels et chat en ligne", ['BUREAU']],
    ['Refuge de haute montagne', ['RESTAURATION']],
    ['Gardien de refuge', ['RESTAURATION']],
    ['Transport sanitaire', ['SANTE']],
    ['Transports sanitaires', ['SANTE']],
    ['VSL', ['SANTE']],
    ['Taxi et transport sanitaire', ['TRANSPORT', 'SANTE']],
    ['Architecte paysagiste', ['BUREAU']],
    ['Paysagistes concepteurs', ['BUREAU']],
    ['Aménagement paysager', ['AGRICULTURE']],
    ['Entretien de jardins', ['AGRICULTURE']],
    ['Parcs et jardins', ['AGRICULTURE']],
    ['Jardinage', ['AGRICULTURE']],
    ['Jardinerie', ['COMMERCE']],
    ['', []],
  ] as const)('are recognised in « %s »', ([text, codes]) => {
    expect(matchSecteurs(text, referentiel.secteurs)).toStrictEqual(codes);
  });
});

describe('the models of the trades', () => {
  const unites = referentiel.secteurs.flatMap(({ code, unitesDeTravail }) =>
    unitesDeTravail.map((unite) => ({ ...unite, nom: `${code}: ${unite.displayName}` })),
  );
  const listWithout = (categorie: string, isMeant: (nom: string) => boolean) =>
    unites
      .filter(({ nom, categories: own }) => isMeant(nom) && !own.includes(categorie))
      .map(({ nom }) => nom);

  test('start every office with the work on screens (art. R4542-3 C. trav.)', () => {
    const office =
      /direction|administration|administratif|secrétariat|: bureau\b|back-office|exploitation et planification/i;
    expect(unites.filter(({ nom }) => office.test(nom)).length).toBeGreaterThan(15);
    expect(listWithout('PHY-ECR', (nom) => office.test(nom))).toEqual([]);
  });

  test('think of intense heat in every trade, in a unit at least (art. R4463-2 C. trav.)', () => {
    for (const { code, unitesDeTravail } of referentiel.secteurs)
      expect([code, unitesDeTravail.some(({ categories: own }) => own.includes('THE-CHA'))]).toEqual([
        code,
        true,
      ]);
  });

  test('think of what people live through at work in every trade (art. L4121-2, 7° C. trav.)', () => {
    for (const { code, unitesDeTravail } of referentiel.secteurs)
      expect([
        code,
        unitesDeTravail.some(({ categories: own }) => own.some((categorie) => categorie.startsWith('RPS-'))),
      ]).toEqual([code, true]);
  });

  test.for([
    ['BTP: Couverture, charpente et étanchéité', 'INC-CHA'],
    ['BTP: Plomberie, chauffage et climatisation', 'INC-CHA'],
    ['BTP: Atelier de préparation', 'INC-CHA'],
    ['TRANSPORT: Transport sanitaire et taxi', 'BIO-INF'],
    ['TRANSPORT: Transport sanitaire et taxi', 'BIO-SAN'],
    ['SANTE: Ambulances et transport sanitaire', 'ROU-MIS'],
    ['SANTE: Ambulances et transport sanitaire', 'BIO-SAN'],
    // In the open, or behind the glass of a cab: episodes of heat (art. R4463-2 C. trav.).
    ['AGRICULTURE: Espaces verts et élagage', 'THE-CHA'],
    ['AGRICULTURE: Forêt et bûcheronnage', 'THE-CHA'],
    ["BTP: Conduite d'engins", 'THE-CHA'],
    ['BTP: Démolition et désamiantage', 'THE-CHA'],
    ['TRANSPORT: Déménagement', 'THE-CHA'],
    ['AGRICULTURE: Espaces verts et élagage', 'PHY-MAN'],
    ['AGRICULTURE: Espaces verts et élagage', 'PHY-POS'],
    ['AGRICULTURE: Espaces verts et élagage', 'ROU-MIS'],
    ['AGRICULTURE: Espaces verts et élagage', 'ORG-ISO'],
  ] as const)('start « %s » with %s', ([unite, categorie]) => {
    expect(unites.find(({ nom }) => nom === unite)?.categories).toContain(categorie);
  });
});

test.for(['RESTAURATION', 'COIFFURE', 'AUTOMOBILE', 'PROPRETE', 'ALIMENTAIRE', 'AGRICULTURE'])(
  '%s has 25 risks of its own or more',
  (code) => {
    const own = referentiel.secteurs.find((secteur) => secteur.code === code)?.categories ?? [];
    expect(own.flatMap((categorie) => categorie.risques).length).toBeGreaterThanOrEqual(25);
  },
);

describe('the search', () => {
  const found = (search: string) =>
    searchPremade(search, selectMasterData(null)).flatMap((trouve) => trouve.risques);

  test.for([
    'électricité',
    'électrocution',
    'chutes',
    'produits chimiques',
    'burn-out',
    'ergonomie',
    'mal de dos',
    'pétrin',
    'silice',
    'boulanger',
    'boulangerie',
    'coiffeur',
    'coiffure',
    'garage',
    'nettoyage',
    'hôtel',
    'restaurant',
    'agriculture',
  ])('finds something for « %s », whatever the sector', (search) => {
    expect(found(search).length).toBeGreaterThan(0);
  });

  // What an employer types: a trade, the feminine, a plural, a misspelling, a short word that stands inside others.
  test.for([
    ['électricité', 'ELE-INS'],
    ['electrisité', 'ELE-INS'],
    ['produits chimiques', 'CHI-NET'],
    ['chute de hauteur', 'CHU-ECH'],
    ['chutes', 'CPP-SOL'],
    ['grossesse', 'ORG-POP'],
    ['burnout', 'RPS-INT'],
    ['burn-out', 'RPS-INT'],
    ['mal au dos', 'PHY-MAN'],
    ['échaffaudages', 'CHU-ECF'],
    ['harcellement', 'RPS-VIN'],
    ['amyante', 'CMR-AMI'],
    ['solitaire', 'ORG-ISO'],
    ['RPS', 'RPS-INT'],
    ['UV', 'RAY-OPT'],
    ['chien', 'BIO-ANI'],
    ['moustiques', 'BIO-ANI'],
    ['tique', 'BIO-ANI'],
    ['eau de javel', 'CHI-NET'],
    ['hydrocarbures', 'CHI-SOL'],
    ['sous-traitant', 'ORG-COA'],
    ['boulangère', 'CHI-POU'],
    ['coiffeuses', 'PHY-POS'],
    ['cuisinière', 'THE-AMB'],
    ['serveuse', 'PHY-POS'],
    ['femme de ménage', 'CHI-NET'],
    ['aide-soignante', 'PHY-MAN'],
    ['infirmière', 'BIO-SAN'],
    ['électricienne', 'ELE-OPE'],
    ['couvreuse', 'CHU-TOI'],
    ['caissière', 'PHY-REP'],
    ['chauffeur', 'ROU-MIS'],
    ['restaurant', 'THE-AMB'],
    ['cuisine', 'THE-AMB'],
    ['chaud', 'THE-AMB'],
    ['bruit', 'BRU-LES'],
    ['poussières', 'CHI-POU'],
    ['écran', 'PHY-ECR'],
    ['stress', 'RPS-INT'],
    ['routier', 'ROU-MIS'],
    ['vibrations', 'VIB-MBR'],
    ['TMS', 'PHY-REP'],
    ['feu', 'INC-DEP'],
    ['gaz', 'CHI-GAZ'],
  ] as const)('finds first for « %s » %s', ([search, code]) => {
    const [first] = searchPremade(search, selectMasterData(null));
    expect(first?.categorie.code).toBe(code);
  });

  test('finds nothing for a word that only stands inside others', () => {
    const codes = searchPremade('eau', selectMasterData(null)).map(({ categorie }) => categorie.code);
    expect(codes).toContain('BIO-EAU');
    expect(codes).not.toContain('CHU-ECH');
  });

  test.for([
    ['Boulangerie', 'pétrin', 'ALI-PET'],
    ['Boulangerie', 'farine', 'ALI-FAR'],
    ['Boucher', 'désossage', 'ALI-VIA'],
    ['Restaurant', 'friteuse', 'RHR-CUI'],
    ['Hôtel', 'chambre', 'RHR-ETA'],
    ['Coiffeuse', 'décoloration', 'COI-COL'],
    ['Institut de beauté', 'épilation', 'COI-EST'],
    ['Garage', 'pont élévateur', 'AUT-LEV'],
    ['Carrossier', 'isocyanates', 'AUT-PEI'],
    ['Nettoyage', 'vitres', 'PRO-HAU'],
    ['Agriculture', 'tracteur', 'AGR-TRA'],
  ] as const)('finds, for « %s », by « %s » risks of its own (%s)', ([secteur, search, code]) => {
    const codes = searchPremade(search, selectMasterData(secteur)).flatMap((trouve) =>
      trouve.risques.map((risque) => risque.code.slice(0, 7)),
    );
    expect(codes).toContain(code);
  });

  test.for(referentiel.familles.map(({ displayName, categories: own }) => [displayName, own] as const))(
    'finds the whole family « %s » by its name',
    ([displayName, own]) => {
      const codes = new Set(found(displayName).map(({ code }) => code));
      const missing = own.flatMap((categorie) => categorie.risques).filter(({ code }) => !codes.has(code));
      expect(missing).toStrictEqual([]);
    },
  );
});

describe('the measures', () => {
  test('are missing nowhere, and a sector gives four or more to each of its own categories', () => {
    expect(generales.filter(({ mesuresTypes }) => mesuresTypes.length === 0)).toStrictEqual([]);
    expect(
      sectorielles.filter(({ mesuresTypes }) => mesuresTypes.length < 4).map(({ code }) => code),
    ).toStrictEqual([]);
  });

  test('are ranked by the general principles of prevention (art. L4121-2 C. trav.)', () => {
    for (const { code, mesuresTypes } of categories) {
      const rangs = mesuresTypes.map(({ type }) => TYPES_DE_MESURE.indexOf(type));
      expect([code, ...rangs]).toStrictEqual([code, ...rangs.toSorted((left, right) => left - right)]);
    }
  });

  test('never protect the person alone (art. L4121-2, 8° C. trav.)', () => {
    const hasType = (type: string) => (categorie: (typeof categories)[number]) =>
      categorie.mesuresTypes.some((mesure) => mesure.type === type);
    expect(
      categories
        .filter(hasType('protection individuelle'))
        .filter((categorie) => !hasType('protection collective')(categorie))
        .map(({ code }) => code),
    ).toStrictEqual([]);
  });

  // The physician proposes a vaccine and the employer pays for it (art. R4426-6 C. trav.): it is no equipment.
  test('of the heat begin with work that needs no exposure, and end with what people are told (art. R4463-3, 1° and 8° C. trav.)', () => {
    const types = categories.find(({ code }) => code === 'THE-CHA')?.mesuresTypes.map(({ type }) => type);
    expect(types?.[0]).toBe('suppression ou réduction à la source');
    expect(types).toContain('formation et information');
  });

  test('of night work begin with work that needs no night (art. L3122-1 C. trav.)', () => {
    const types = categories.find(({ code }) => code === 'ORG-NUI')?.mesuresTypes.map(({ type }) => type);
    expect(types?.[0]).toBe('suppression ou réduction à la source');
  });

  test('hand no danger over to another company', () => {
    const libelles = categories.flatMap(({ mesuresTypes }) => mesuresTypes.map(({ libelle }) => libelle));
    expect(libelles.filter((libelle) => /prestataire de nuit/i.test(libelle))).toEqual([]);
  });

  test('name no vaccine among the personal protective equipment', () => {
    const equipements = categories
      .flatMap(({ mesuresTypes }) => mesuresTypes)
      .filter(({ type }) => type === 'protection individuelle');
    expect(equipements.filter(({ libelle }) => /vaccin/iu.test(libelle))).toStrictEqual([]);
  });

  test('of a sector start with what removes or reduces the danger', () => {
    expect(
      sectorielles
        .filter(({ mesuresTypes }) => mesuresTypes[0]?.type !== 'suppression ou réduction à la source')
        .map(({ code }) => code),
    ).toStrictEqual([]);
  });

  test('of a category are never said twice, nor name an article of law', () => {
    for (const { mesuresTypes } of categories) {
      const libelles = mesuresTypes.map(({ libelle }) => libelle);
      expect(duplicates(libelles)).toStrictEqual([]);
      expect(libelles.filter((libelle) => /\b[LRD]\.?\s?\d{4}/u.test(libelle))).toStrictEqual([]);
    }
  });
});

// The share of common words of four letters and more; two risks of one danger were once as near as 0.75.
const LIKENESS = 0.65;

const wordsOf = (label: string) =>
  new Set(
    normalizeForSearch(label)
      .split(' ')
      .filter((word) => word.length > 3)
      .map((word) => word.replace(/[sx]$/u, '')),
  );

const likenessOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common);
};

// A text may name any two sectors: every pair of labels may be offered together.
test('no two risks are nearly the same, whatever the sectors that a text names', () => {
  const labels = risques.map(({ code, displayName }) => ({ code, words: wordsOf(displayName) }));
  const near = labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter(({ words }) => likenessOf(one.words, words) > LIKENESS)
      .map(({ code }) => `${one.code} ${code}`),
  );
  expect(near).toStrictEqual([]);
});

describe("domain's table of factors", () => {
  test('gives every risk the factors of the content, and a retired code those of what replaces it', () => {
    for (const { code, facteurs } of risques)
      expect([code, [...listFacteursDuCode(code)].toSorted()]).toEqual([code, [...facteurs].toSorted()]);
    for (const { code, remplacePar } of referentiel.codesRetires)
      expect([code, listFacteursDuCode(code)]).toEqual([code, listFacteursDuCode(remplacePar)]);
    expect(Object.keys(referentiel.facteursL4161)).toEqual(FACTEURS);
  });
});
