import { normalizeForSearch } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { categories, duplicates, generales, referentiel, risques, sectorielles } from './test-data.ts';

const COUNTS = {
  familles: 22,
  generales: 91,
  sectorielles: 100,
  secteurs: 15,
  risques: 733,
  seuils: 78,
  seuilsLus: 41,
  mesuresTypes: 764,
  suiviRenforce: 92,
  avecSeuil: 417,
  avecFacteur: 223,
  motsCles: 450,
  unitesDesSecteurs: 215,
  unitesParDefaut: 8,
  facteurs: 10,
};

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
    ['CHI-COR-01', 'PRODUITS'],
    // What a printer gives off is not what people breathe out (art. R4222-3, 4° C. trav.).
    ['BUR-ARC-03', 'POUSS'],
    ['ORG-AIR-03', 'POUSS'],
    ['CHU-TOI-02', 'HAUTEUR'],
    ['CHU-TOI-03', 'HAUTEUR'],
    ['CHU-OUV-04', 'HAUTEUR'],
    ['EQT-MAC-01', 'MACHINES'],
    ['EQT-MAI-01', 'MACHINES'],
    ['ALI-PET-01', 'MACHINES'],
    ['AUT-LEV-03', 'MACHINES'],
    ['CHU-ECF-01', 'ECHAFAUDAGE'],
    ['BTP-DEM-02', 'DEMOLITION'],
    // A wall that falls in a shop is no work of demolition (art. D4153-25 C. trav.); props are.
    ['EFF-STR-01', undefined],
    ['EFF-STR-02', 'DEMOLITION'],
    ['CHI-NET-01', 'PRODUITS'],
    ['CHI-STO-02', 'PRODUITS'],
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
