import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { explainMissingSeller } from './seller.ts';

const SELLER = {
  ODU_SELLER_NAME: 'Prévention Rhône',
  ODU_SELLER_ADDRESS: '12 quai du Port',
  ODU_SELLER_POSTAL_CODE: '69002',
  ODU_SELLER_CITY: 'Lyon',
  ODU_SELLER_SIREN: '552 100 554',
  ODU_SELLER_VAT_NUMBER: 'FR 96 552 100 554',
};
const SALES = {
  ODU_BASE_URL: 'https://duerp.exemple.fr',
  SMTP_URL: 'smtp://smtp.exemple.fr',
  ODU_MAIL_FROM: 'odu@exemple.fr',
  ODU_SUPPORT_EMAIL: 'support@exemple.fr',
};
const A_CAPITAL = 'le capital social en euros entiers, en chiffres seulement, comme «\u202F10000\u202F»';
const A_VAT_NUMBER = 'un numéro de TVA français (FR, deux caractères, neuf chiffres) dont la clé est juste';
const LATE = { ODU_SELLER_LATE_RATE: 'trois fois le taux d’intérêt légal' };
const explain = (given: Partial<typeof SELLER>, ODU_VAT_PERCENT = 20) =>
  explainMissingSeller({ ...LATE, ...given, ODU_VAT_PERCENT });

test('without configuration the seller is visibly a test’s', () => {
  expect(readConfig({}).seller).toEqual({
    name: 'Vendeur de test (à configurer)',
    legalForm: null,
    capital: null,
    line1: '1 rue de l’Exemple',
    line2: null,
    postalCode: '00000',
    city: 'Ville-Test',
    siren: '000000000',
    rcsCity: null,
    vatNumber: 'FR00000000000',
    latePaymentRate: 'trois fois le taux d’intérêt légal',
  });
  expect(readConfig({ ODU_VAT_PERCENT: '0' }).seller.vatNumber).toBeNull();
});

test('the seller is the configuration’s, without the spaces of its numbers', () => {
  const { seller } = readConfig({
    ...SELLER,
    ODU_SELLER_ADDRESS_2: 'Bât. B',
    ODU_SELLER_LEGAL_FORM: 'SAS',
    ODU_SELLER_CAPITAL: '10000',
    ODU_SELLER_RCS: 'Lyon',
    ODU_SELLER_LATE_RATE: '12 % l’an',
  });
  expect(seller).toEqual({
    name: 'Prévention Rhône',
    legalForm: 'SAS',
    capital: 10_000,
    line1: '12 quai du Port',
    line2: 'Bât. B',
    postalCode: '69002',
    city: 'Lyon',
    siren: '552100554',
    rcsCity: 'Lyon',
    vatNumber: 'FR96552100554',
    latePaymentRate: '12 % l’an',
  });
});

test('real invoices need their seller: what lacks is named', () => {
  expect(explain(SELLER)).toBeNull();
  const { ODU_SELLER_SIREN: _siren, ODU_SELLER_VAT_NUMBER: _vat, ...incomplete } = SELLER;
  expect(explain(incomplete)).toBe(
    "Avec une clé réelle de Stripe, chaque paiement donne une facture, et le vendeur n'y est pas complet\u00a0: renseignez ODU_SELLER_SIREN, ODU_SELLER_VAT_NUMBER.",
  );
  expect(explain({ ...incomplete, ODU_SELLER_SIREN: SELLER.ODU_SELLER_SIREN }, 0)).toBeNull();
});

test('a start that takes real money without its seller stops; one with a test key does not', () => {
  const stripe = { ODU_BILLING: 'stripe', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
  const live = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_abc' };
  expect(() => readConfig(live)).toThrow(/renseignez ODU_SELLER_NAME, .*ODU_SELLER_VAT_NUMBER\./);
  expect(readConfig({ ...live, ...SELLER, ...SALES })).toMatchObject({ stripe: { isTest: false } });
  expect(readConfig({ ...stripe, STRIPE_SECRET_KEY: 'rk_test_abc' })).toMatchObject({
    stripe: { isTest: true },
  });
});

test('a start that takes real money without mails, a public address or one for the support stops; one with a test key or a double of Stripe does not', () => {
  const live = {
    ...SELLER,
    ODU_BILLING: 'stripe',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    STRIPE_SECRET_KEY: 'sk_live_abc',
  };
  const BEFORE =
    'Avec une clé réelle de Stripe, les clients paient depuis une adresse publique, reçoivent leurs emails et écrivent au support\u00a0: renseignez ';
  expect(() => readConfig(live)).toThrow(
    `${BEFORE}ODU_BASE_URL (en https://), SMTP_URL, ODU_MAIL_FROM, ODU_SUPPORT_EMAIL.`,
  );
  for (const [name, shown = name] of [
    ['ODU_BASE_URL', 'ODU_BASE_URL (en https://)'],
    ['SMTP_URL'],
    ['ODU_MAIL_FROM'],
    ['ODU_SUPPORT_EMAIL'],
  ])
    expect(() => readConfig({ ...live, ...SALES, [String(name)]: '' })).toThrow(`${BEFORE}${shown}.`);
  expect(() => readConfig({ ...live, ...SALES, ODU_BASE_URL: 'http://duerp.exemple.fr' })).toThrow(
    `${BEFORE}ODU_BASE_URL (en https://).`,
  );
  readConfig({ ...live, STRIPE_SECRET_KEY: 'sk_test_abc' });
  readConfig({ ...live, STRIPE_API_URL: 'http://127.0.0.1:12111' });
});

test('a VAT number of another company than the SIREN stops the start', () => {
  expect(() => readConfig({ ...SELLER, ODU_SELLER_SIREN: '732829320' })).toThrow(
    "Les variables d'environnement ODU_SELLER_SIREN et ODU_SELLER_VAT_NUMBER ne vont pas ensemble\u00a0: un numéro de TVA français finit par le SIREN du vendeur.",
  );
});

test.for([
  ['ODU_SELLER_SIREN', '552100555', 'un numéro SIREN de 9 chiffres dont la clé est juste'],
  ['ODU_SELLER_SIREN', '5521', 'un numéro SIREN de 9 chiffres dont la clé est juste'],
  ['ODU_SELLER_VAT_NUMBER', 'BE0123456749', A_VAT_NUMBER],
  ['ODU_SELLER_VAT_NUMBER', 'FR59552100554', A_VAT_NUMBER],
  ['ODU_SELLER_POSTAL_CODE', '6900', 'un code postal de 5 chiffres'],
  ['ODU_SELLER_CAPITAL', '10,5', A_CAPITAL],
  ['ODU_SELLER_CAPITAL', '10.000', A_CAPITAL],
  ['ODU_SELLER_CAPITAL', '1e3', A_CAPITAL],
  ['ODU_SELLER_CAPITAL', '0x10', A_CAPITAL],
  ['ODU_SELLER_CAPITAL', '0', A_CAPITAL],
] as const)('%s = %s stops the start', ([name, value, expectation]) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    `La variable d'environnement ${name} est invalide\u00a0: il faut ${expectation}.`,
  );
});
