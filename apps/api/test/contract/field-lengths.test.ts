import {
  actionPreventiveFormSchema,
  CHAMPS,
  contactFormSchema,
  billingProfileFormSchema,
  couponCodeSchema,
  createAccountFormSchema,
  createCategorieNameSchema,
  delegateLoginFormSchema,
  entrepriseFormSchema,
  firstMessage,
  ligneDAnnexeFormSchema,
  formatTropLong,
  loginEmailSchema,
  loginPasswordSchema,
  MAX_NOMBRE_EMPLOYES,
  MIN_NOMBRE_EMPLOYES,
  publicContactFormSchema,
  renameRisqueSchema,
  renameUniteSchema,
  ressourcesPapripactFormSchema,
  risqueFormSchema,
  risqueNameSchema,
  uniteDeTravailNameSchema,
} from '@odu/domain';
import { expect, test } from 'vitest';
import { type JsonSchema, readContract } from '@odu/api-contract/document';

type Schema = Parameters<typeof firstMessage>[0];

const { schemas } = readContract()['components'] as { schemas: Record<string, JsonSchema> };

/** A schema of the contract with its reference followed. */
function resolve(schema: JsonSchema): JsonSchema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const target = schemas[reference.replace('#/components/schemas/', '')];
  if (target === undefined) throw new Error(`the contract has no ${reference}`);
  return resolve(target);
}

const propertiesOf = (name: string) =>
  Object.entries(
    resolve({ $ref: `#/components/schemas/${name}` })['properties'] as Record<string, JsonSchema>,
  ).map(([property, schema]) => [property, resolve(schema)] as const);

const maxLengthOf = (name: string, property: string): number => {
  const found = propertiesOf(name).find(([one]) => one === property)?.[1]['maxLength'];
  if (typeof found !== 'number') throw new Error(`the contract does not bound ${name}.${property}`);
  return found;
};

/** Texts that a person types: not ids, days nor closed lists. */
const isTyped = (schema: JsonSchema) =>
  [schema['type']].flat().includes('string') &&
  schema['format'] === undefined &&
  schema['enum'] === undefined;

// Every schema by which the fields of an entity are sent or answered; a property without a line in the table is no field.
test.for([
  ['entreprise', 'Entreprise'],
  ['uniteDeTravail', 'UniteDeTravail'],
  ['uniteDeTravail', 'UniteDeTravailInput'],
  ['categorieDeRisques', 'CategorieDeRisques'],
  ['risque', 'Risque'],
  ['risque', 'RisqueInput'],
  ['risque', 'UpdateRisqueRequest'],
  ['actionPreventive', 'ActionPreventive'],
  ['actionPreventive', 'UpsertActionPreventiveRequest'],
  ['papripact', 'UpdateTogglePapripactRequest'],
] as const)('the table of %s has the lengths of %s', ([entite, name]) => {
  const table: Readonly<Record<string, { maxLength?: number }>> = CHAMPS[entite];
  const fields = propertiesOf(name).filter(([property]) => table[property] !== undefined);
  expect(fields.map(([property]) => property).toSorted()).toEqual(Object.keys(table).toSorted());
  expect(Object.fromEntries(fields.map(([property]) => [property, table[property]?.maxLength]))).toEqual(
    Object.fromEntries(
      fields.map(([property, schema]) => [property, isTyped(schema) ? schema['maxLength'] : undefined]),
    ),
  );
});

const ofShape = (
  shape: Readonly<Record<string, Schema>>,
  name: string,
  properties: readonly string[],
): [string, string, Schema][] =>
  properties.map((property) => {
    const schema = shape[property];
    if (schema === undefined) throw new Error(`the form has no ${property}`);
    return [name, property, schema];
  });

test.for<[string, string, Schema]>([
  ...ofShape(entrepriseFormSchema.shape, 'Entreprise', [
    'nom',
    'siret',
    'secteurDActivite',
    'adresse',
    'nomDuRepresentantLegal',
  ]),
  ...ofShape(risqueFormSchema.shape, 'UpdateRisqueRequest', ['displayName', 'danger', 'remarques']),
  ['RisqueInput', 'displayName', risqueNameSchema],
  ['RisqueInput', 'displayName', renameRisqueSchema],
  ['CategorieDeRisques', 'displayName', createCategorieNameSchema([])],
  ['UniteDeTravailInput', 'displayName', uniteDeTravailNameSchema],
  ['UniteDeTravailInput', 'displayName', renameUniteSchema],
  ...ofShape(actionPreventiveFormSchema.shape, 'UpsertActionPreventiveRequest', [
    'descriptionDeLaMesure',
    'responsable',
    'budget',
    'conditionsExecution',
    'indicateurResultat',
  ]),
  ...ofShape(ressourcesPapripactFormSchema.shape, 'UpdateTogglePapripactRequest', ['ressourcesPapripact']),
  ['Exposition', 'donneesCollectives', ligneDAnnexeFormSchema.shape.donneesCollectives],
  ...ofShape(contactFormSchema.shape, 'SendContactRequest', ['name', 'phoneNumber', 'userMessage']),
  ...ofShape(publicContactFormSchema.shape, 'SendPublicContactRequest', [
    'name',
    'phoneNumber',
    'userMessage',
    'captchaToken',
  ]),
  ...ofShape(billingProfileFormSchema.shape, 'UpsertBillingProfileRequest', [
    'name',
    'line1',
    'line2',
    'postalCode',
    'city',
    'vatNumber',
  ]),
  ...ofShape(delegateLoginFormSchema.shape, 'CreateTokenByDelegateRequest', ['em', 'dmk', 'dut']),
  ...ofShape(createAccountFormSchema.shape, 'CreateAccountRequest', ['captchaToken']),
  ['CreateTokenRequest', 'emailAddress', loginEmailSchema],
  ['CreateTokenRequest', 'password', loginPasswordSchema],
  ['CheckCouponRequest', 'couponCode', couponCodeSchema],
])(
  'the form of %s.%s takes the contract’s length, and one character more in words',
  ([name, property, schema]) => {
    const maxLength = maxLengthOf(name, property);
    expect(firstMessage(schema, 'é'.repeat(maxLength))).toBeNull();
    expect(firstMessage(schema, 'é'.repeat(maxLength + 1))).toBe(formatTropLong(maxLength));
  },
);

test('the name of the establishment is bounded when it is shown', () => {
  const maxLength = maxLengthOf('Entreprise', 'nomDeLEtablissement');
  const messageFor = (length: number) =>
    firstMessage(entrepriseFormSchema, {
      nom: 'n',
      isEtablissement: true,
      nomDeLEtablissement: 'é'.repeat(length),
      siret: 's',
      adresse: 'a',
      secteurDActivite: 's',
      isSecteurPublic: false,
      nombreEmployes: 1,
      nomDuRepresentantLegal: 'r',
    });
  expect(messageFor(maxLength)).toBeNull();
  expect(messageFor(maxLength + 1)).toBe(formatTropLong(maxLength));
});

test.for([
  ['emailAddress', createAccountFormSchema],
  ['emailAddress', contactFormSchema],
] as const)('the %s of a form is bounded as the contract bounds it', ([property, { shape }]) => {
  const maxLength = maxLengthOf('CreateAccountRequest', property);
  const makeAddress = (length: number) => `${'a'.repeat(length - '@exemple.fr'.length)}@exemple.fr`;
  expect(firstMessage(shape[property], makeAddress(maxLength))).toBeNull();
  expect(firstMessage(shape[property], makeAddress(maxLength + 1))).not.toBeNull();
});

test('the number of employees has the contract’s bounds', () => {
  const schema = propertiesOf('Entreprise').find(([property]) => property === 'nombreEmployes')?.[1];
  expect(schema).toMatchObject({ minimum: MIN_NOMBRE_EMPLOYES, maximum: MAX_NOMBRE_EMPLOYES });
});
