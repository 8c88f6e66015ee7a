import { expect, test } from 'vitest';
import { CHAMPS_D_ENTREPRISE } from '../champs/entreprise.ts';
import { validateWith } from '../formulaire/validate-with.ts';
import { entrepriseFormSchema } from './entreprise-form-schema.ts';

const validate = validateWith(entrepriseFormSchema);
const boulangerie = {
  nom: 'Boulangerie Dupont',
  isEtablissement: false,
  nomDeLEtablissement: '',
  siret: '732 829 320 00074',
  adresse: '1 rue du Four, 75006 Paris',
  secteurDActivite: 'Commerce',
  isSecteurPublic: false,
  nombreEmployes: 12,
  nomDuRepresentantLegal: 'Marie Dupont',
};

test('a complete company is accepted', () => expect(validate(boulangerie)).toEqual({}));

test('every required field has its message', () => {
  const empty = {
    nom: ' ',
    siret: '',
    adresse: '',
    secteurDActivite: '',
    nombreEmployes: null,
    nomDuRepresentantLegal: '',
  };
  expect(validate({ ...boulangerie, ...empty, isEtablissement: true })).toEqual({
    nom: "Le nom de l'entreprise est requis",
    nomDeLEtablissement: "Le nom de l'établissement est requis",
    siret: 'Le numéro SIRET est requis',
    adresse: "L'adresse est requise",
    secteurDActivite: "Le secteur d'activité est requis",
    nombreEmployes: "Le nombre d'employés est requis",
    nomDuRepresentantLegal: 'Le nom du représentant légal est requis',
  });
});

test.for([
  [null, "Le nombre d'employés est requis"],
  [undefined, "Le nombre d'employés est requis"],
  ['', "Le nombre d'employés est requis"],
  [Number.NaN, "Le nombre d'employés est requis"],
  [-1, "Le nombre d'employés doit être supérieur à 0"],
  [1.5, "Le nombre d'employés doit être un nombre entier"],
  [0, undefined],
  [1, undefined],
  [10_000_000, undefined],
  [10_000_001, "Le nombre d'employés ne peut pas dépasser 10\u202f000\u202f000"],
] as const)('%s employees: %s', ([nombreEmployes, message]) => {
  expect(validate({ ...boulangerie, nombreEmployes }).nombreEmployes).toBe(message);
});

test('the establishment’s name is required for an establishment only, also beside other errors', () => {
  const message = "Le nom de l'établissement est requis";
  expect(validate({ ...boulangerie, nomDeLEtablissement: null })).toEqual({});
  expect(validate({ ...boulangerie, isEtablissement: true, nomDeLEtablissement: null })).toEqual({
    nomDeLEtablissement: message,
  });
  expect(
    validate({ ...boulangerie, isEtablissement: true, nomDeLEtablissement: '  ', nombreEmployes: null }),
  ).toMatchObject({
    nomDeLEtablissement: message,
  });
  expect(validate({ ...boulangerie, isEtablissement: true, nomDeLEtablissement: 'Fournil' })).toEqual({});
});

test('a doubtful SIRET is never refused (decision D11)', () => {
  for (const siret of ['73282932000075', '732829320', 'inconnu'])
    expect(validate({ ...boulangerie, siret })).toEqual({});
});

test('a SIRET of signs alone, of which nothing would be kept, is none', () =>
  expect(validate({ ...boulangerie, siret: ' - . ' })).toEqual({ siret: 'Le numéro SIRET est requis' }));

test('texts come out trimmed', () => {
  expect(
    entrepriseFormSchema.parse({ ...boulangerie, nom: '  Boulangerie  ', nomDeLEtablissement: null }),
  ).toMatchObject({
    nom: 'Boulangerie',
    nomDeLEtablissement: '',
  });
});

test('every field of the company has its place in the form', () => {
  expect(Object.keys(entrepriseFormSchema.shape).toSorted()).toEqual(
    Object.keys(CHAMPS_D_ENTREPRISE).toSorted(),
  );
});

test('a text longer than the contract takes is refused in words, the hidden name of the establishment apart', () => {
  const long = 'x'.repeat(201);
  const message = 'Ce texte est trop long\u00a0: 200 caractères au plus.';
  expect(validate({ ...boulangerie, secteurDActivite: 'x'.repeat(200) })).toEqual({});
  expect(validate({ ...boulangerie, secteurDActivite: long })).toEqual({ secteurDActivite: message });
  expect(validate({ ...boulangerie, nomDeLEtablissement: long })).toEqual({});
  expect(validate({ ...boulangerie, isEtablissement: true, nomDeLEtablissement: long })).toEqual({
    nomDeLEtablissement: message,
  });
});
