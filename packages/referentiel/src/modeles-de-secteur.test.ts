import { describe, expect, test } from 'vitest';
import { referentiel } from './test-data.ts';

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
