import { expect, test } from 'vitest';
import { listChamps } from './champ.ts';
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
  expect(showChamp('actionPreventive', 'idRisqueAssocie', null, nomOf)).toBe('(vide)');
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
