import { describe, expect, test } from 'vitest';
import { makeNomIllisible } from '../texte/nom-illisible.ts';
import { scrambleText } from '../texte/scramble-text.ts';
import { comparerVersions } from './comparer-versions.ts';
import { describeLigne, titreDeLigne } from './describe-ligne.ts';
import type { DonneesAComparer, UniteAComparer } from './donnees-a-comparer.ts';
import { filterLignes } from './ligne-de-comparaison.ts';

const glissade = {
  idRisque: 'r1',
  idCategorie: 'c1',
  displayName: 'Glissade',
  danger: 'Sol fariné',
  evalGravite: 2,
  evalFrequence: 3,
  evalMaitrise: 2,
} as const;
const tapis = {
  idAction: 'a1',
  idRisqueAssocie: 'r1',
  descriptionDeLaMesure: 'Poser un tapis',
  responsable: 'Camille',
  budget: '200 €',
  date: '2027-01-15',
  statut: 'À planifier',
} as const;
const fournil: UniteAComparer = {
  idUniteDeTravail: 'u1',
  displayName: 'Fournil',
  categorieDeRisques: [{ idCategorie: 'c1', displayName: 'Chutes', isUserDefined: true }],
  risques: [glissade],
  papripactActionsPreventives: [tapis],
};
const boutique: UniteAComparer = {
  idUniteDeTravail: 'u2',
  displayName: 'Boutique',
  categorieDeRisques: [],
  risques: [],
  papripactActionsPreventives: [],
};
const document = (...unitesDeTravail: UniteAComparer[]): DonneesAComparer => ({
  entreprise: { nom: 'Martin', nombreEmployes: 8 },
  isPapripactEnabled: false,
  ressourcesPapripact: '',
  unitesDeTravail,
});
const base = document(fournil, boutique);
const withRisque = (changes: object) =>
  document({ ...fournil, risques: [{ ...glissade, ...changes }] }, boutique);
const withAction = (changes: object) =>
  document({ ...fournil, papripactActionsPreventives: [{ ...tapis, ...changes }] }, boutique);
const said = (avant: DonneesAComparer, apres: DonneesAComparer) =>
  comparerVersions(avant, apres).map((ligne) => [titreDeLigne(ligne), ligne.nom, ...describeLigne(ligne)]);

test('a unit is compared in what it says of itself: its headcount, the differences by sex, the families set aside', () => {
  const apres = document(
    {
      ...fournil,
      effectif: { total: 4, femmes: null, hommes: null },
      differencesSelonSexe: 'Portage réparti',
      famillesNonConcernees: [{ code: 'RAY', motif: 'Aucune source' }],
    },
    boutique,
  );
  expect(said(base, apres)).toEqual([['Unité de travail modifiée', 'Fournil']]);
  expect(comparerVersions(base, apres)[0]?.ecarts).toMatchObject([
    { champ: 'Effectif', avant: '(vide)' },
    { champ: 'Différences selon le sexe', avant: '(vide)', apres: 'Portage réparti' },
    { champ: 'Rayonnements', apres: 'Non concernée\u00A0: Aucune source' },
  ]);
  expect(comparerVersions(apres, apres)).toEqual([]);
  const demo = comparerVersions(base, apres, { isDemo: true });
  expect(JSON.stringify(demo)).not.toMatch(/Portage|Aucune source/u);
  expect(
    said(base, document({ ...fournil, displayName: 'Four', differencesSelonSexe: 'x' }, boutique)),
  ).toEqual([['Unité de travail renommée et modifiée', 'Four', 's’appelait «\u202FFournil\u202F»']]);
});

test('the annex of exposures is compared factor by factor', () => {
  const annexe = (nombreAuDela: number | null) => ({
    ...base,
    expositions: [{ facteur: 'nuit' as const, donneesCollectives: 'Fournil', nombreAuDela }],
  });
  expect(said(base, annexe(null))).toEqual([['Annexe des expositions modifiée', 'Annexe des expositions']]);
  expect(comparerVersions(base, annexe(2))[0]?.ecarts).toEqual([
    { champ: 'Travail de nuit\u00A0: données collectives', avant: '(vide)', apres: 'Fournil' },
    { champ: 'Travail de nuit\u00A0: salariés au-delà du seuil', avant: '(vide)', apres: '2' },
  ]);
  expect(said(annexe(1), annexe(1))).toEqual([]);
});

test('nobody beyond a threshold is something else than nothing said of it', () => {
  const annexe = (nombreAuDela: number | null) => ({
    ...base,
    expositions: [{ facteur: 'nuit' as const, donneesCollectives: 'Fournil', nombreAuDela }],
  });
  expect(comparerVersions(annexe(null), annexe(0))[0]?.ecarts).toEqual([
    { champ: 'Travail de nuit\u00A0: salariés au-delà du seuil', avant: '(vide)', apres: '0' },
  ]);
});

describe('nothing is said of what is the same', () => {
  test.for<[string, DonneesAComparer]>([
    ['a copy', JSON.parse(JSON.stringify(base)) as DonneesAComparer],
    ['another order', document(boutique, fournil)],
    ['a field that an older version lacks', { ...withAction({ conditionsExecution: '', type: null }) }],
    ['a computed level', withRisque({ niveauDeRisqueValue: 3, isRisqueEvalue: true })],
  ])('%s', ([, apres]) => {
    expect(comparerVersions(base, apres)).toEqual([]);
    expect(comparerVersions(apres, base)).toEqual([]);
  });

  test('a category that was made again under the same name', () => {
    const categorie = { idCategorie: 'c9', displayName: 'Chutes', isUserDefined: true };
    const apres = document(
      { ...fournil, categorieDeRisques: [categorie], risques: [{ ...glissade, idCategorie: 'c9' }] },
      boutique,
    );
    expect(comparerVersions(base, apres)).toEqual([]);
  });
});

describe('units', () => {
  test('added and removed with what they hold, whose lines say that they went with it', () => {
    const sans = document(boutique);
    expect(said(sans, base)).toEqual([
      ['Unité de travail ajoutée', 'Fournil', 'avec 1 risque et 1 action'],
      ['Risque ajouté', 'Glissade', 'niveau\u00A0: 3,0\u00A0Important'],
      ['Action préventive ajoutée', 'Poser un tapis'],
    ]);
    expect(said(base, sans)).toEqual([
      ['Unité de travail retirée', 'Fournil', 'avec 1 risque et 1 action'],
      ['Risque retiré', 'Glissade', 'dernier niveau\u00A0: 3,0\u00A0Important'],
      ['Action préventive retirée', 'Poser un tapis'],
    ]);
    expect(comparerVersions(base, sans).flatMap(({ ecarts }) => ecarts)).toEqual([]);
    expect(comparerVersions(base, sans).map(({ isAvecSonUnite }) => isAvecSonUnite)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test.for<[string, Partial<UniteAComparer>, string[]]>([
    ['nothing', { risques: [], papripactActionsPreventives: [] }, []],
    ['risks alone', { papripactActionsPreventives: [] }, ['avec 1 risque et 0 action']],
    ['actions alone', { risques: [] }, ['avec 0 risque et 1 action']],
  ])('with %s, what came with it is counted', ([, content, phrases]) => {
    const [titre] = said(document(boutique), document({ ...fournil, ...content }, boutique));
    expect(titre).toEqual(['Unité de travail ajoutée', 'Fournil', ...phrases]);
  });

  test('renamed, once: its risks and actions did not change', () => {
    const apres = document({ ...fournil, displayName: 'Laboratoire' }, boutique);
    expect(said(base, apres)).toEqual([
      ['Unité de travail renommée', 'Laboratoire', 's’appelait «\u202FFournil\u202F»'],
    ]);
  });
});

describe('risks', () => {
  test('one that comes into a unit that was there stands by itself', () => {
    const autre = { ...glissade, idRisque: 'r2', displayName: 'Brûlure', evalGravite: null };
    const apres = document({ ...fournil, risques: [glissade, autre] }, boutique);
    expect(said(base, apres)).toEqual([['Risque ajouté', 'Brûlure', 'niveau\u00A0: non évalué']]);
    expect(comparerVersions(base, apres)[0]?.isAvecSonUnite).toBe(false);
  });

  test.for<[string, object, string]>([
    ['less', { evalFrequence: 3, evalMaitrise: 1 }, 'de 3,0\u00A0Important à 1,5\u00A0Modéré'],
    ['not any more', { evalMaitrise: null }, 'de 3,0\u00A0Important à non évalué'],
    [
      'otherwise, of the same level',
      { evalGravite: 3, evalFrequence: 2 },
      'niveau inchangé\u00A0: 3,0\u00A0Important',
    ],
  ])('evaluated %s', ([, notes, phrase]) => {
    const apres = withRisque(notes);
    expect(said(base, apres)).toEqual([['Risque réévalué', 'Glissade', phrase]]);
    expect(comparerVersions(base, apres)[0]?.ecarts.map(({ champ }) => champ)).toEqual(
      ['evalGravite', 'evalFrequence', 'evalMaitrise'].flatMap((critere, index) =>
        critere in notes && Reflect.get(notes, critere) !== Reflect.get(glissade, critere)
          ? [['Gravité', 'Fréquence', 'Maîtrise'][index]]
          : [],
      ),
    );
  });

  test('evaluated for the first time', () => {
    expect(said(withRisque({ evalGravite: undefined }), base)).toEqual([
      ['Risque réévalué', 'Glissade', 'de non évalué à 3,0\u00A0Important'],
    ]);
  });

  test('renamed, and what else is written of it', () => {
    const [ligne, ...others] = comparerVersions(base, withRisque({ displayName: 'Chute', danger: '' }));
    expect(others).toEqual([]);
    expect(ligne).toMatchObject({
      natures: ['RENOMMAGE', 'MODIFICATION'],
      nom: 'Chute',
      ancienNom: 'Glissade',
      unite: 'Fournil',
      niveaux: null,
      ecarts: [{ champ: 'Danger', avant: 'Sol fariné', apres: '(vide)' }],
    });
    expect(ligne && titreDeLigne(ligne)).toBe('Risque renommé et modifié');
    expect(said(base, withRisque({ displayName: 'Chute', evalMaitrise: 1 }))).toEqual([
      [
        'Risque renommé et réévalué',
        'Chute',
        's’appelait «\u202FGlissade\u202F»',
        'de 3,0\u00A0Important à 1,5\u00A0Modéré',
      ],
    ]);
  });

  test('put into another category, which is told by its name', () => {
    const bruit = { idCategorie: 'c2', displayName: 'Bruit', isUserDefined: true };
    const categorieDeRisques = [...fournil.categorieDeRisques, bruit];
    const avant = document({ ...fournil, categorieDeRisques }, boutique);
    const apres = document(
      { ...fournil, categorieDeRisques, risques: [{ ...glissade, idCategorie: 'c2' }] },
      boutique,
    );
    expect(comparerVersions(avant, apres)).toMatchObject([
      { natures: ['MODIFICATION'], ecarts: [{ champ: 'Catégorie', avant: 'Chutes', apres: 'Bruit' }] },
    ]);
  });

  test('moved to another unit is neither added nor removed', () => {
    const apres = document({ ...fournil, risques: [] }, { ...boutique, risques: [glissade] });
    expect(said(base, apres)).toEqual([['Risque déplacé', 'Glissade']]);
    expect(comparerVersions(base, apres)).toMatchObject([
      {
        objet: 'RISQUE',
        natures: ['DEPLACEMENT'],
        unite: 'Boutique',
        ecarts: [{ champ: 'Unité de travail', avant: 'Fournil', apres: 'Boutique' }],
      },
      // Its category went with it: the action still names the risk.
    ]);
  });
});

describe('actions, company and programme', () => {
  test('each field that changed is said, and the risk by its name', () => {
    const [ligne] = comparerVersions(
      base,
      withAction({ statut: 'Terminé', idRisqueAssocie: null, date: '2027-02-01' }),
    );
    expect(ligne).toMatchObject({
      objet: 'ACTION',
      natures: ['MODIFICATION'],
      nom: 'Poser un tapis',
      ecarts: [
        { champ: 'Risque associé', avant: 'Glissade', apres: '(vide)' },
        { champ: "Date d'échéance", avant: '15\u00A0janvier 2027', apres: '1er\u00A0février 2027' },
        { champ: 'Statut', avant: 'À planifier', apres: 'Terminé' },
      ],
    });
    expect(comparerVersions(withAction({ idRisqueAssocie: null }), base)[0]?.ecarts).toEqual([
      { champ: 'Risque associé', avant: '(vide)', apres: 'Glissade' },
    ]);
  });

  test('one that goes with its risk to another unit is moved, neither added nor removed', () => {
    const apres = document(
      { ...fournil, risques: [], papripactActionsPreventives: [] },
      { ...boutique, risques: [glissade], papripactActionsPreventives: [tapis] },
    );
    expect(comparerVersions(base, apres)).toMatchObject([
      { objet: 'RISQUE', natures: ['DEPLACEMENT'] },
      {
        objet: 'ACTION',
        natures: ['DEPLACEMENT'],
        nom: 'Poser un tapis',
        unite: 'Boutique',
        ecarts: [{ champ: 'Unité de travail', avant: 'Fournil', apres: 'Boutique' }],
      },
    ]);
  });

  test('a renamed risk changes no action', () => {
    expect(comparerVersions(base, withRisque({ displayName: 'Chute' }))).toHaveLength(1);
  });

  test('the company, also when there was none, and the programme', () => {
    const grown = { ...base, entreprise: { nom: 'Martin', nombreEmployes: 12 } };
    expect(comparerVersions(base, grown)).toEqual([
      {
        objet: 'ENTREPRISE',
        id: 'ENTREPRISE',
        nom: 'Entreprise',
        natures: ['MODIFICATION'],
        unite: null,
        ancienNom: null,
        niveaux: null,
        ecarts: [{ champ: "Nombre d'employés", avant: '8', apres: '12' }],
        risques: 0,
        actions: 0,
        isAvecSonUnite: false,
      },
    ]);
    expect(said(base, grown)).toEqual([['Entreprise modifiée', 'Entreprise']]);
    expect(comparerVersions({ ...base, entreprise: null }, base)[0]?.ecarts).toHaveLength(2);
    expect(comparerVersions(base, { ...base, isPapripactEnabled: true })).toMatchObject([
      { objet: 'PROGRAMME', ecarts: [{ champ: 'PAPRIPACT', avant: 'Désactivé', apres: 'Activé' }] },
    ]);
    expect(said(base, { ...base, isPapripactEnabled: true })).toEqual([
      ['Programme de prévention modifié', 'Programme de prévention'],
    ]);
  });

  test('a renamed category', () => {
    const categorie = { idCategorie: 'c1', displayName: 'Chutes de plain-pied', isUserDefined: true };
    const apres = document({ ...fournil, categorieDeRisques: [categorie] }, boutique);
    expect(said(base, apres)).toEqual([
      ['Catégorie de risques renommée', 'Chutes de plain-pied', 's’appelait «\u202FChutes\u202F»'],
    ]);
    expect(comparerVersions(base, apres)[0]?.unite).toBe('Fournil');
    expect(comparerVersions(base, apres, { isDemo: true })[0]).toMatchObject({
      nom: scrambleText('Chutes de plain-pied'),
      ancienNom: scrambleText('Chutes'),
    });
  });

  test('each line has the id of what it is about', () => {
    const categorieDeRisques = [{ idCategorie: 'c1', displayName: 'Sols', isUserDefined: true }];
    const renamed = { displayName: 'Four', categorieDeRisques };
    const changed = {
      risques: [{ ...glissade, danger: '' }],
      papripactActionsPreventives: [{ ...tapis, budget: '' }],
    };
    const idsOf = (...versions: [DonneesAComparer, DonneesAComparer]) =>
      comparerVersions(...versions).map(({ objet, id }) => [objet, id]);
    const moved = [
      ['UNITE', 'u1'],
      ['RISQUE', 'r1'],
      ['ACTION', 'a1'],
    ];
    expect(idsOf(base, document({ ...fournil, ...renamed, ...changed }, boutique))).toEqual([
      ['UNITE', 'u1'],
      ['CATEGORIE', 'c1'],
      ['RISQUE', 'r1'],
      ['ACTION', 'a1'],
    ]);
    expect(idsOf(base, document(boutique))).toEqual(moved);
    expect(idsOf(document(boutique), base)).toEqual(moved);
  });
});

test('a demonstration shows no text of risks and actions, and still sees a text of the same length change', () => {
  const apres = document(
    {
      ...fournil,
      risques: [{ ...glissade, danger: 'Sol mouillé'.slice(0, 10) }],
      papripactActionsPreventives: [{ ...tapis, responsable: 'Charli' }],
    },
    boutique,
  );
  const lignes = comparerVersions(base, apres, { isDemo: true });
  expect(lignes.map(({ objet }) => objet)).toEqual(['RISQUE', 'ACTION']);
  expect(lignes[0]).toMatchObject({
    nom: makeNomIllisible(0),
    unite: 'Fournil',
    ecarts: [{ champ: 'Danger', avant: scrambleText('Sol fariné') }],
  });
  for (const text of ['Glissade', 'fariné', 'Camille', 'Charli', 'tapis'])
    expect(JSON.stringify(lignes)).not.toContain(text);
});

test('lines are filtered by what they are about and by what happened, everything without a choice', () => {
  const lignes = comparerVersions(base, document(boutique));
  expect(filterLignes(lignes, { objets: [], natures: [] })).toEqual(lignes);
  expect(filterLignes(lignes, { objets: ['RISQUE'], natures: [] })).toHaveLength(1);
  expect(filterLignes(lignes, { objets: ['RISQUE'], natures: ['AJOUT'] })).toEqual([]);
  expect(filterLignes(lignes, { objets: [], natures: ['RETRAIT', 'AJOUT'] })).toHaveLength(3);
  const [both] = comparerVersions(base, withRisque({ displayName: 'Chute', danger: '' }));
  for (const nature of ['RENOMMAGE', 'MODIFICATION'] as const)
    expect(filterLignes(both ? [both] : [], { objets: [], natures: [nature] })).toEqual([both]);
});
