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

test.for([
  ['nom', '200'],
  ['nomDeLEtablissement', '200'],
  ['siret', '40'],
  ['adresse', '1\u202f000'],
  ['secteurDActivite', '200'],
  ['nomDuRepresentantLegal', '200'],
] as const)('%s longer than the contract takes, %s characters, is refused in words', ([field, max]) => {
  const fill = (more: number) => '7'.repeat(Number(max.replace('\u202f', '')) + more);
  const etablissement = { ...boulangerie, isEtablissement: true, nomDeLEtablissement: 'Fournil' };
  expect(validate({ ...etablissement, [field]: fill(0) })).toEqual({});
  expect(validate({ ...etablissement, [field]: fill(1) })).toEqual({
    [field]: `Ce texte est trop long\u00a0: ${max} caractères au plus.`,
  });
});

test('the hidden name of the establishment is of any length', () =>
  expect(validate({ ...boulangerie, nomDeLEtablissement: 'x'.repeat(201) })).toEqual({}));
