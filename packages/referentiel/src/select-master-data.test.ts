import { expect, test } from 'vitest';
import { loadReferentiel } from './load.ts';
import { selectMasterData, selectNoms, selectTextes } from './select-master-data.ts';

test('serves only the general content when no sector is recognised', () => {
  for (const secteur of [null, '', 'Astronomie']) {
    const data = selectMasterData(secteur);
    expect(data.secteursReconnus).toStrictEqual([]);
    expect(data.familleDeRisques).toHaveLength(22);
    expect(data.categorieDeRisques).toHaveLength(91);
    expect(
      data.categorieDeRisques.some(
        ({ isHighlighted, isSecteurSpecifique }) => isHighlighted || isSecteurSpecifique,
      ),
    ).toBe(false);
    expect(data.unitesDeTravail.map(({ displayName }) => displayName)).toContain('Production ou atelier');
    expect(data.unitesDeTravail).toHaveLength(8);
  }
});

test('puts the recognised sector first, with its own categories and units', () => {
  const data = selectMasterData('Boulangerie artisanale');
  expect(data.secteursReconnus).toStrictEqual(['ALIMENTAIRE']);
  expect(data.familleDeRisques[0]).toStrictEqual({
    idFamille: 'famille_dyn_highlighted',
    code: 'SEC',
    displayName: 'Risques mis en avant pour votre secteur',
  });
  const specifiques = data.categorieDeRisques.filter(({ isSecteurSpecifique }) => isSecteurSpecifique);
  expect(specifiques.map(({ code }) => code)).toStrictEqual([
    'ALI-PET',
    'ALI-FAR',
    'ALI-FOU',
    'ALI-VIA',
    'ALI-LIG',
    'ALI-FRO',
    'ALI-MAN',
    'ALI-VEN',
    'ALI-NUI',
  ]);
  expect(
    specifiques.every(
      ({ idFamille, isHighlighted }) => idFamille === 'famille_dyn_highlighted' && isHighlighted,
    ),
  ).toBe(true);
  const misesEnAvant = data.categorieDeRisques.filter(
    (categorie) => categorie.isHighlighted && !categorie.isSecteurSpecifique,
  );
  expect(misesEnAvant).toHaveLength(25);
  expect(misesEnAvant.find(({ code }) => code === 'CPP-SOL')).toMatchObject({ idFamille: 'fam_cpp' });
  expect(data.unitesDeTravail[0]).toStrictEqual({
    idUniteDeTravail: 'ut_alimentaire_01',
    displayName: 'Fournil',
    isHighlighted: true,
    idPremadeCategories: expect.arrayContaining(['cat_ali_pet', 'cat_the_brl']),
  });
  expect(data.unitesDeTravail.filter(({ isHighlighted }) => isHighlighted)).toHaveLength(17);
});

test('serves to one sector nothing of another, so that a new sector makes no other document heavier', () => {
  const { secteurs } = loadReferentiel();
  const generales = selectMasterData(null).categorieDeRisques.length;
  for (const { code, motsCles, categories } of secteurs) {
    const data = selectMasterData(motsCles[0] ?? '');
    expect([code, data.categorieDeRisques.length]).toStrictEqual([code, generales + categories.length]);
    const own = categories.map((categorie) => categorie.code);
    expect(
      data.categorieDeRisques.filter((each) => each.isSecteurSpecifique).map((each) => each.code),
    ).toStrictEqual(own);
  }
});

test('joins two sectors in the order of the text', () => {
  const data = selectMasterData('Transport scolaire');
  expect(data.secteursReconnus).toStrictEqual(['TRANSPORT', 'SCOLAIRE']);
  expect(data.categorieDeRisques).toHaveLength(91 + 6 + 8);
  expect(
    data.unitesDeTravail.filter(({ displayName }) => displayName === 'Accueil et administration'),
  ).toHaveLength(1);
});

test('serves every risk of every sector with its threshold text, and ids that resolve', () => {
  const { familles, secteurs, seuils } = loadReferentiel();
  const written = [...familles, ...secteurs].flatMap(({ categories }) => categories);
  const served = secteurs.map(({ motsCles }) => selectMasterData(motsCles[0] ?? ''));
  const codes = new Set(served.flatMap(({ risques }) => risques.map(({ code }) => code)));
  expect(codes).toStrictEqual(new Set(written.flatMap(({ risques }) => risques.map(({ code }) => code))));
  for (const { familleDeRisques, categorieDeRisques, risques } of served) {
    const familles = new Set(familleDeRisques.map(({ idFamille }) => idFamille));
    const categories = new Set(categorieDeRisques.map(({ idPremadeCategorie }) => idPremadeCategorie));
    expect(categories.size).toBe(categorieDeRisques.length);
    expect(categorieDeRisques.every(({ idFamille }) => familles.has(idFamille))).toBe(true);
    expect(risques.every(({ idPremadeCategorie }) => categories.has(idPremadeCategorie))).toBe(true);
    expect(new Set(risques.map(({ idPremadeRisque }) => idPremadeRisque)).size).toBe(risques.length);
  }
  const bruit = selectMasterData(null).risques.find(({ code }) => code === 'BRU-LES-01');
  expect(bruit).toMatchObject({
    idPremadeRisque: 'rsq_bru_les_01',
    idPremadeCategorie: 'cat_bru_les',
    infoSeuil: expect.stringMatching(
      /^Exposition quotidienne .* Source\u00A0: C\. trav\. R4431-2, .* et R4433-3\. Lu dans le code du travail le /,
    ),
    seuil: {
      texte: seuils.find(({ cle }) => cle === 'BRUIT')?.texte,
      source: 'C. trav. R4431-2, R4431-3, D4163-2, R4436-1, R4434-7, R4434-2, R4434-3, R4433-2 et R4433-3',
      verification: 'lu',
      luLe: '2026-11-29',
    },
    facteursL4161: ['bruit'],
    suiviIndividuelRenforcePossible: false,
  });
});

test('gives every sector to the page, so that it can recognise one while the user types', () => {
  const { secteurs } = selectMasterData(null);
  expect(secteurs.map(({ code }) => code)).toStrictEqual([
    'BUREAU',
    'BTP',
    'SANTE',
    'TRANSPORT',
    'COMMERCE',
    'VETERINAIRE',
    'OPTICIEN',
    'PHARMA',
    'SCOLAIRE',
    'RESTAURATION',
    'COIFFURE',
    'AUTOMOBILE',
    'PROPRETE',
    'ALIMENTAIRE',
    'AGRICULTURE',
  ]);
  expect(secteurs.every(({ motsCles }) => motsCles.length >= 15)).toBe(true);
});

test('in two parts says all of its categories and risks, and nothing of them twice', () => {
  for (const secteur of [null, 'Boulangerie artisanale', 'Transport scolaire']) {
    const { categorieDeRisques, risques, secteurs, secteursReconnus, ...whole } = selectMasterData(secteur);
    const noms = selectNoms(secteur);
    const textes = selectTextes(secteur);
    expect(noms).toMatchObject({ ...whole, secteursReconnus });
    expect(noms.secteurs).toStrictEqual(secteurs.filter(({ code }) => secteursReconnus.includes(code)));
    const { secteurs: none, familleDeRisques, unitesDeTravail } = textes;
    expect([textes.secteursReconnus, none, familleDeRisques, unitesDeTravail]).toStrictEqual([
      secteursReconnus,
      [],
      [],
      [],
    ]);
    const isSaid = (value: unknown) =>
      value !== null && value !== '' && value !== false && (!Array.isArray(value) || value.length > 0);
    /** What either part says; its id alone may stand in both. */
    const join = (left: object, right: object, idName: string) => {
      const said = Object.entries(right).filter(([name, value]) => name !== idName && isSaid(value));
      const before = new Map(Object.entries(left));
      expect(said.filter(([name]) => isSaid(before.get(name)))).toStrictEqual([]);
      return { ...left, ...Object.fromEntries(said) };
    };
    const categories = new Map(textes.categorieDeRisques.map((one) => [one.idPremadeCategorie, one]));
    expect(
      noms.categorieDeRisques.map((one) =>
        join(one, categories.get(one.idPremadeCategorie) ?? {}, 'idPremadeCategorie'),
      ),
    ).toStrictEqual(categorieDeRisques);
    const byId = new Map(textes.risques.map((one) => [one.idPremadeRisque, one]));
    expect(
      noms.risques.map((one) => join(one, byId.get(one.idPremadeRisque) ?? {}, 'idPremadeRisque')),
    ).toStrictEqual(risques);
    expect(textes.risques.length).toBeLessThan(risques.length);
  }
});
