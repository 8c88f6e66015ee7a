import {
  FACTEURS,
  isCodeBiologique,
  isCodeCmr,
  isCodeDAmiante,
  isCodeDAtex,
  isCodeDeChaleur,
  listFacteursDuCode,
} from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { referentiel, risques } from './test-data.ts';

describe('the factors of the risks', () => {
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
});

describe('the content', () => {
  test("agrees with domain's table of CMR agents (art. R4412-93-1 C. trav.)", () => {
    for (const { code, facteurs, suiviRenforce } of risques) {
      // Lead and asbestos are such agents too: their grounds name them first.
      const isCmr = suiviRenforce.some((motif) => ['AMIANTE', 'PLOMB', 'CMR', 'CMRARRETE'].includes(motif));
      expect([code, isCodeCmr(code)]).toEqual([code, isCmr || code.startsWith('CMR-')]);
      expect([code, !isCmr || facteurs.includes('chimique')]).toEqual([code, true]);
    }
  });

  test("agrees with domain's table of the biological agents of the groups 3 and 4 (art. R4426-1 C. trav.)", () => {
    for (const { code, suiviRenforce } of risques)
      expect([code, isCodeBiologique(code)]).toEqual([code, suiviRenforce.includes('BIOLOGIQUE')]);
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
});

describe('the thresholds', () => {
  const { seuils } = referentiel;
  const articlesOf = (source: string): string[] => source.match(/\b[LRD]\d{4}(?:-\d+)*\b/g) ?? [];

  test('of a CMR agent say what is written in the document unique (art. R4412-64 and R4412-66 C. trav.)', () => {
    // Asbestos has a section of its own, the file of a building is the owner's, and one tells what a pregnant woman may not do.
    const autres = ['AMIANTE', 'DTA', 'GROSS'];
    const cles = new Set(risques.filter(({ code }) => isCodeCmr(code)).map(({ seuil }) => seuil));
    const agents = seuils.filter(({ cle }) => cles.has(cle) && !autres.includes(cle));
    expect(agents.length).toBeGreaterThan(8);
    for (const { cle, texte, source } of agents) {
      expect([cle, articlesOf(source)]).toEqual([cle, expect.arrayContaining(['R4412-64', 'R4412-66'])]);
      expect([cle, texte]).toEqual([
        cle,
        expect.stringContaining(
          "Les résultats de l'évaluation et de la recherche d'un remplacement sont consignés dans le document unique.",
        ),
      ]);
    }
  });

  test('of a dangerous agent that is no CMR agent say where the results stand (art. R4412-59, R4412-9 and R4412-10 C. trav.)', () => {
    const agents = [
      'ISOCY',
      'CIMENT',
      'PRODUITS',
      'SOLVANTS',
      'ACETONE',
      'AMMONIAC',
      'CHLORE',
      'CHLORAM',
      'BITUME',
    ];
    const found = seuils.filter(({ cle }) => agents.includes(cle));
    expect(found).toHaveLength(agents.length);
    for (const { cle, texte, source } of found) {
      expect([cle, articlesOf(source)]).toEqual([cle, expect.arrayContaining(['R4412-9', 'R4412-10'])]);
      expect([cle, texte]).toEqual([
        cle,
        expect.stringContaining("Résultats de l'évaluation consignés dans le document unique, communiqués"),
      ]);
    }
  });

  test('of an agent of this code forbid it under 18 (art. R4412-3, R4412-60 and D4153-17 C. trav.)', () => {
    const cmr = new Set(risques.filter(({ code }) => isCodeCmr(code)).map(({ seuil }) => seuil));
    const agents = seuils.filter(
      ({ cle, source }) =>
        // Of two the article says that they have no limit: they may harm by what they are (R4412-3, 2°).
        articlesOf(source).includes('R4412-149') ||
        (cmr.has(cle) && !['AMIANTE', 'DTA', 'GROSS'].includes(cle)) ||
        ['ISOCY', 'CIMENT', 'PRODUITS'].includes(cle),
    );
    expect(agents.length).toBeGreaterThan(15);
    for (const { cle, texte, source } of agents) {
      expect([cle, articlesOf(source)]).toEqual([cle, expect.arrayContaining(['D4153-17'])]);
      expect([cle, texte]).toEqual([
        cle,
        expect.stringMatching(/interdits aux moins de 18\u00A0ans, sauf dérogation\./),
      ]);
    }
  });

  test('of an agent that harms a child to come forbid the post of a pregnant or nursing woman (art. D4152-10 C. trav.)', () => {
    const found = seuils.filter(({ source }) => articlesOf(source).includes('D4152-10'));
    // Lead, carbon monoxide and nitrous oxide are of the categories 1A and 1B, the article names benzene; GROSS is of the pregnancy itself.
    expect(found.map(({ cle }) => cle).toSorted()).toEqual(['ANESTH', 'BENZENE', 'CO', 'GROSS', 'PLOMB']);
    for (const { cle, texte } of found)
      expect([cle, texte]).toEqual([cle, expect.stringContaining('à la femme enceinte ou allaitante')]);
  });

  test('of a machine that catches or cuts say who may not use it (art. D4153-28 and D4153-29 C. trav.)', () => {
    const machines = risques.filter(
      ({ displayName, facteurs }) =>
        facteurs.length === 0 &&
        /élément mobile accessible|\bhapp|hachoir|trancheuse|pétrin|laminoir|diviseuse|tronçonneuse|broyeur|cardan|scie\b|machine pendant une intervention|débourrage|bourrage retiré/i.test(
          displayName,
        ),
    );
    expect(machines.length).toBeGreaterThan(15);
    // What stands of a young worker names machines too.
    const others = machines.filter(({ seuil }) => seuil !== 'MACHINES' && seuil !== 'JEUNES');
    expect(others.map(({ code }) => code)).toStrictEqual([]);
  });

  test('that forbid works of demolition under 18 name their article (art. D4153-25 C. trav.)', () => {
    const found = seuils.filter(({ texte }) => /travaux de démolition/i.test(texte));
    expect(found.map(({ cle }) => cle)).toEqual(['SILICE', 'TRANCHEE', 'DEMOLITION']);
    for (const { cle, source } of found)
      expect([cle, articlesOf(source)]).toEqual([cle, expect.arrayContaining(['D4153-25'])]);
  });

  test('of a scaffold say who puts it up, wherever it calls for a reinforced follow-up (art. R4323-69 and D4153-31 C. trav.)', () => {
    const echafaudages = risques.filter(({ suiviRenforce }) => suiviRenforce.includes('ECHAFAUDAGE'));
    expect(echafaudages.map(({ seuil }) => seuil)).toStrictEqual(['ECHAFAUDAGE']);
  });
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
