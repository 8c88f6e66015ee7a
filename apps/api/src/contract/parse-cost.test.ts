import { randomUUID } from 'node:crypto';
import { type JsonSchema, listOperations, readContract } from '@odu/api-contract/document';
import { expect, test } from 'vitest';
import { GREATEST_SIZE } from '../operations/duerp/lecture/duerp-size.ts';
import { bodyLimitOf } from './body-limit.ts';
import { COUNTED_LENGTH, makeIsCostly, MOST_SIGNS, MOST_UNKNOWN_NAMES } from './parse-cost.ts';
import { makeSchemaCompiler } from './schema-compiler.ts';

const contract = readContract();
const compiler = makeSchemaCompiler(contract);
const operations = listOperations(contract);
const isCostly = makeIsCostly(contract);

const operationOf = (id: string) => {
  const operation = operations.find((one) => one.id === id);
  const schema = operation?.requestBody?.content['application/json']?.schema;
  if (operation === undefined || schema === undefined) throw new Error(`${id} takes no body`);
  return { schema, bytes: bodyLimitOf(operation, contract) };
};

const countSigns = (text: string) =>
  text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').replaceAll(/[^,:[{]/g, '').length;
const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

const INSTANT = '2027-03-03T09:30:00.000Z';
const { enum: familles } = (
  contract['components'] as { schemas: Record<string, JsonSchema & { enum: string[] }> }
).schemas['CodeDeFamille'] as { enum: string[] };

const makeRisque = (mesures: number) => ({
  idRisque: randomUUID(),
  idCategorie: randomUUID(),
  code: '',
  displayName: 'a',
  isUserDefined: true,
  danger: '',
  remarques: '',
  mesuresEnPlace: many(mesures, () => ({ idMesure: randomUUID(), texte: 'a', type: 'organisation' })),
  nombreExposes: 1,
  evalGravite: 1,
  evalFrequence: 1,
  evalMaitrise: 1,
  evalueLe: INSTANT,
  evaluationPrecedente: { evalGravite: 1, evalFrequence: 1, evalMaitrise: 1, evalueLe: INSTANT },
  isRisqueEvalue: true,
  niveauDeRisqueValue: 1,
  niveauDeRisqueStatus: '',
});
const makeAction = () => ({
  idAction: randomUUID(),
  idUniteDeTravail: randomUUID(),
  idRisqueAssocie: null,
  descriptionDeLaMesure: '',
  responsable: '',
  budget: '',
  date: '2027-01-15',
  statut: 'Terminé',
  conditionsExecution: '',
  indicateurResultat: '',
  type: null,
  termineeLe: null,
});
const makeCategorie = () => ({ idCategorie: randomUUID(), code: '', displayName: 'a', isUserDefined: true });

const { unites, categories, risques, actions, octets } = GREATEST_SIZE;
const OCTETS_OF_MESURE = JSON.stringify(makeRisque(1).mesuresEnPlace).length - '[]'.length + ','.length;
const MESURES_OF_RISQUE = Math.floor(octets / risques / OCTETS_OF_MESURE);

/** Every part of a document as often as it may be, every field written, and all of its texts measures of one letter. */
const makeGreatestImport = () => ({
  displayName: 'a',
  entreprise: null,
  isPapripactEnabled: true,
  ressourcesPapripact: '',
  expositions: [],
  displayOptions: { sortBy: 'none', shouldGroupByUnite: true, shouldGroupByCategorie: true },
  unitesDeTravail: many(unites, () => ({
    idUniteDeTravail: randomUUID(),
    displayName: 'a',
    effectif: { total: 1, femmes: 1, hommes: 1 },
    differencesSelonSexe: '',
    categorieDeRisques: many(categories / unites, makeCategorie),
    risques: many(risques / unites, () => makeRisque(MESURES_OF_RISQUE)),
    papripactActionsPreventives: many(actions / unites, makeAction),
    famillesNonConcernees: familles.map((code) => ({ code, motif: '' })),
    niveauDeRisqueValue: 1,
  })),
});

test.for<[string, () => object]>([
  ['importDuerp', makeGreatestImport],
  [
    'updateListRisques',
    () => ({
      idUniteDeTravail: randomUUID(),
      categorieDeRisques: many(500, makeCategorie),
      risques: many(5_000, () => makeRisque(4)),
      actionsAssociees: many(5_000, () => ({ idAction: randomUUID(), idRisqueAssocie: randomUUID() })),
      famillesNonConcernees: familles.map((code) => ({ code, motif: '' })),
    }),
  ],
  [
    'updateListUnitesDeTravail',
    () => ({ unitesDeTravail: makeGreatestImport().unitesDeTravail.slice(0, 160) }),
  ],
])('the greatest body of %s is parsed', ([id, make]) => {
  const { schema, bytes } = operationOf(id);
  const body = make();
  const text = JSON.stringify(body);
  const validate = compiler.strict(schema);
  expect([validate(body), validate.errors ?? null]).toStrictEqual([true, null]);
  expect(text.length).toBeGreaterThan(bytes * 0.8);
  expect(text.length).toBeLessThan(bytes);
  expect(isCostly(text)).toBe(false);
  expect(countSigns(text)).toBeLessThan(MOST_SIGNS * 0.9);
});

test('every example of the contract is parsed, however often it stands in a body: its fields are known', () => {
  for (const { id, requestBody } of operations) {
    const { example, examples = {} } = (requestBody?.content['application/json'] ?? {}) as {
      example?: unknown;
      examples?: Record<string, { value?: unknown }>;
    };
    for (const one of [example, ...Object.values(examples).map(({ value }) => value)]) {
      const text = JSON.stringify(
        many(MOST_UNKNOWN_NAMES + 1, () => ({ ...(one as object) })),
        null,
        1,
      );
      expect([id, isCostly(text.padEnd(COUNTED_LENGTH + 1))]).toStrictEqual([id, false]);
    }
  }
});

const named = (count: number, name: (index: number) => string) =>
  `{${Array.from({ length: count }, (_, index) => `${name(index)} : 0`).join(',')}}`.padEnd(
    COUNTED_LENGTH + 1,
  );

test.for<[string, (index: number) => string]>([
  ['of no document', (index) => `"f${index}"`],
  ['that is the beginning of a known one', () => '"displayNam"'],
  ['that is a known one with an end', () => '"displayName2"'],
  ['that is empty', () => '""'],
  ['with a quote and a comma in it', (index) => `"\\\\\\",:${index}"`],
])('a thousand fields with a name %s are named, one more is not even parsed', ([, name]) => {
  expect(isCostly(named(MOST_UNKNOWN_NAMES, name))).toBe(false);
  expect(isCostly(named(MOST_UNKNOWN_NAMES + 1, name))).toBe(true);
});

test.for(['0,', '[],', '{},', '{"code":0},', '[', '"’",'])(
  'as many %s as the greatest document has are parsed, more are not',
  (one) => {
    const signs = countSigns(one);
    expect(isCostly(one.repeat(Math.floor(MOST_SIGNS / signs)))).toBe(false);
    expect(isCostly(one.repeat(Math.floor(MOST_SIGNS / signs) + 1))).toBe(true);
  },
);

test.for([
  ['signs of a text', `{"displayName":"${',:[{'.repeat(1_000_000)}"}`],
  ['quotes of a text', JSON.stringify({ displayName: '",:[{'.repeat(1_000_000) })],
  ['backslashes of a text', JSON.stringify({ displayName: '\\'.repeat(1_000_001) })],
  ['what follows a backslash at the end of a text', `["${'\\\\'.repeat(40_000)}",0]`],
  ['a text without an end', `{"displayName":"${',:[{'.repeat(1_000_000)}`],
  ['an escape without an end', `{"displayName":"${'\\"'.repeat(1_000_000)}\\`],
  ['a byte order mark, and spaces', `\uFEFF${' '.repeat(2_000_000)}{}`],
] as const)('%s count as nothing', ([, text]) => expect(isCostly(text)).toBe(false));

test('a body of the size of an ordinary edit is parsed, whatever it holds: all its errors are named', () => {
  expect(isCostly(named(5_000, (index) => `"f${index}"`).slice(0, COUNTED_LENGTH))).toBe(false);
});
