import { expect, test } from 'vitest';
import { type Champ, listChamps } from './champ.ts';
import { CHAMPS, showChamp } from './show-champ.ts';
import type { Entite } from './show-champ.ts';

test('every field has a label of its own within its entity', () => {
  for (const entite of listChamps(CHAMPS)) {
    const labels = Object.values(CHAMPS[entite]).map(({ label }: { label: string }) => label);
    expect(labels.length).toBeGreaterThan(0);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(label).toMatch(/^\p{Lu}/u);
  }
});

test('what nobody said is told in words in every field', () => {
  const silent = listChamps(CHAMPS).flatMap((entite) => {
    const table: Readonly<Record<string, Pick<Champ<never>, 'show'>>> = CHAMPS[entite];
    return Object.entries(table).map(([field, { show }]) => [
      `${entite}.${field}`,
      show(null as never, () => undefined),
    ]);
  });
  const words = Map.groupBy(silent, ([, text]) => text);
  const fieldsOf = (text: string) => words.get(text)?.map(([field]) => field);
  expect(fieldsOf('Non évalué')).toEqual([
    'risque.evalGravite',
    'risque.evalFrequence',
    'risque.evalMaitrise',
  ]);
  expect(fieldsOf('À examiner, ou avec des risques')).toEqual(
    listChamps(CHAMPS.famillesDeRisques).map((code) => `famillesDeRisques.${code}`),
  );
  expect(new Set(words.keys())).toEqual(new Set(['(vide)', 'Non évalué', 'À examiner, ou avec des risques']));
});

const fieldsWhere = (isMeant: (champ: Champ<never>) => boolean) =>
  listChamps(CHAMPS).flatMap((entite) =>
    Object.entries<Champ<never>>(CHAMPS[entite])
      .filter(([, champ]) => isMeant(champ))
      .map(([field]) => (/^(?:[A-Z]{3}|donnees_\w+)$/.test(field) ? entite : `${entite}.${field}`)),
  );

test('a typed text takes as many characters as the contract', () => {
  const of = (maxLength: number) => [...new Set(fieldsWhere((champ) => champ.maxLength === maxLength))];
  expect(of(40)).toEqual(['entreprise.siret', 'categorieDeRisques.code', 'risque.code']);
  expect(of(200)).toEqual([
    'entreprise.nom',
    'entreprise.nomDeLEtablissement',
    'entreprise.secteurDActivite',
    'entreprise.nomDuRepresentantLegal',
    'uniteDeTravail.displayName',
    'categorieDeRisques.displayName',
    'actionPreventive.responsable',
    'actionPreventive.budget',
  ]);
  expect(of(1000)).toEqual(['entreprise.adresse', 'risque.displayName', 'famillesDeRisques']);
  expect(of(40_000)).toEqual([
    'uniteDeTravail.differencesSelonSexe',
    'risque.danger',
    'risque.remarques',
    'actionPreventive.descriptionDeLaMesure',
    'actionPreventive.conditionsExecution',
    'actionPreventive.indicateurResultat',
    'papripact.ressourcesPapripact',
    'expositions',
  ]);
  expect(fieldsWhere((champ) => ![undefined, 40, 200, 1000, 40_000].includes(champ.maxLength))).toEqual([]);
});

test('everything that a dialog asks is kept on the device until it is saved', () => {
  expect([...new Set(fieldsWhere((champ) => !champ.isKeptAsDraft))]).toEqual([
    // Codes come from the referential; the switch and the families are saved at once.
    'categorieDeRisques.code',
    'risque.code',
    'papripact.isPapripactEnabled',
    'famillesDeRisques',
  ]);
});

test('ratings are shown by the names of their own scale', () => {
  expect([1, 2, 3, 4].map((note) => showChamp('risque', 'evalGravite', note as 1 | 2 | 3 | 4))).toEqual([
    'Faible',
    'Moyenne',
    'Grave',
    'Très grave',
  ]);
  expect(showChamp('risque', 'evalFrequence', 4)).toBe('Très fréquent');
  expect(showChamp('risque', 'evalMaitrise', 4)).toBe('Absente');
  expect(showChamp('risque', 'evalMaitrise', null)).toBe('Non évalué');
});

test('texts are shown as they are, empty ones in words', () => {
  expect(showChamp('risque', 'danger', ' Sol mouillé ')).toBe(' Sol mouillé ');
  for (const blank of ['', ' \n']) expect(showChamp('risque', 'remarques', blank)).toBe('(vide)');
  expect(showChamp('entreprise', 'adresse', null)).toBe('(vide)');
  expect(showChamp('uniteDeTravail', 'displayName', 'Fournil')).toBe('Fournil');
  expect(showChamp('categorieDeRisques', 'displayName', 'Bruit')).toBe('Bruit');
});

test('measures in place are shown one after the other, each with its kind', () => {
  const [gants, hotte] = [
    { idMesure: 'm1', texte: 'Gants', type: 'protection individuelle' },
    { idMesure: 'm2', texte: 'Hotte', type: 'protection collective' },
  ] as const;
  expect(showChamp('risque', 'mesuresEnPlace', [gants])).toBe('Gants (protection individuelle)');
  expect(showChamp('risque', 'mesuresEnPlace', [gants, hotte])).toBe(
    'Gants (protection individuelle)\u202f; Hotte (protection collective)',
  );
  expect(showChamp('risque', 'mesuresEnPlace', [])).toBe('(vide)');
});

test('a family that is set aside is shown with its reason, when it has one', () => {
  expect(showChamp('famillesDeRisques', 'RAY', 'Aucune source')).toBe('Non concernée\u00a0: Aucune source');
  for (const blank of ['', ' ']) expect(showChamp('famillesDeRisques', 'RAY', blank)).toBe('Non concernée');
});

test('numbers, choices and days are shown in French', () => {
  expect(showChamp('entreprise', 'siret', '73282932000074')).toBe('732 829 320 00074');
  expect(showChamp('entreprise', 'nombreEmployes', 1200)).toBe('1\u202f200');
  expect(showChamp('entreprise', 'nombreEmployes', 0)).toBe('0');
  expect(showChamp('entreprise', 'nombreEmployes', null)).toBe('(vide)');
  expect([true, false, null].map((value) => showChamp('entreprise', 'isSecteurPublic', value))).toEqual([
    'Oui',
    'Non',
    '(vide)',
  ]);
  expect([true, false, null].map((value) => showChamp('entreprise', 'isEtablissement', value))).toEqual([
    'Un seul établissement',
    "Toute l'entreprise",
    '(vide)',
  ]);
  expect(showChamp('actionPreventive', 'date', '2027-03-01')).toBe('1er\u00a0mars 2027');
  expect(showChamp('actionPreventive', 'date', '')).toBe('(vide)');
  expect(showChamp('actionPreventive', 'statut', 'En cours')).toBe('En cours');
});

test('what is held by id is shown by its name', () => {
  const nomOf = (id: string) => (id === 'c1' ? 'Bruit' : undefined);
  expect(showChamp('risque', 'idCategorie', 'c1', nomOf)).toBe('Bruit');
  expect(showChamp('risque', 'idCategorie', 'c2', nomOf)).toBe('(introuvable)');
  for (const none of [null, ''])
    expect(showChamp('actionPreventive', 'idRisqueAssocie', none, nomOf)).toBe('(vide)');
  expect(showChamp('actionPreventive', 'idRisqueAssocie', 'c1')).toBe('(introuvable)');
});

test('of the texts, only what the demo shows as it is stays readable (decision C5)', () => {
  const readable = (entite: Entite) =>
    Object.entries(CHAMPS[entite])
      .filter(([, champ]) => 'isScrambled' in champ)
      .map(([field]) => field);
  expect(readable('risque')).toEqual(['idCategorie']);
  expect(readable('actionPreventive')).toEqual(['idRisqueAssocie', 'date', 'statut', 'type']);
  expect(readable('papripact')).toEqual([]);
  expect(readable('categorieDeRisques')).toEqual([]);
  expect(readable('uniteDeTravail')).toEqual(['displayName']);
  expect(readable('entreprise')).toEqual([
    'nom',
    'nomDeLEtablissement',
    'siret',
    'adresse',
    'secteurDActivite',
    'nomDuRepresentantLegal',
  ]);
});
