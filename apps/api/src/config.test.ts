import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any variable everything has a default', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    baseUrl: 'http://localhost:3000',
    allowedEmails: [],
    billing: 'sandbox',
    prices: { standard: 99, premium: 299, vatPercent: 20 },
  });
  expect(config.dataDir).toMatch(/data$/);
});

test('an empty variable is one that is not set, PORT stands in for ODU_PORT', () => {
  expect(readConfig({ ODU_PORT: '', PORT: '8080', SMTP_URL: '' })).toMatchObject({
    port: 8080,
    baseUrl: 'http://localhost:8080',
    mail: { smtpUrl: undefined },
  });
});

test('the allow list takes addresses and domains, in any case', () => {
  expect(readConfig({ ODU_ALLOWED_EMAILS: 'A@b.FR, @Exemple.fr;\n c@d.fr' }).allowedEmails).toEqual([
    'a@b.fr',
    '@exemple.fr',
    'c@d.fr',
  ]);
});

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };

test('Stripe needs its two secrets, and is reached at its own address', () => {
  expect(readConfig({ ODU_BILLING: 'stripe', ...STRIPE }).stripe).toEqual({
    secretKey: 'sk_test_abc',
    webhookSecret: 'whsec_abc',
    apiUrl: 'https://api.stripe.com',
    isTest: true,
  });
  for (const missing of Object.keys(STRIPE)) {
    expect(() => readConfig({ ODU_BILLING: 'stripe', ...STRIPE, [missing]: '' })).toThrow(
      'ODU_BILLING=stripe demande aussi STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET',
    );
  }
  expect(() => readConfig({ ODU_BILLING: 'stripe', ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_abc' })).toThrow(
    'STRIPE_SECRET_KEY est invalide',
  );
  expect(readConfig(STRIPE).stripe).toBeUndefined();
});

test('the clock of tests is moved by days, by hours or to an instant, never with real money', () => {
  expect(readConfig({}).testClock).toBeUndefined();
  for (const moved of ['+365d', '+12h', '2028-03-01T08:00:00Z'])
    expect(readConfig({ ODU_TEST_CLOCK: moved }).testClock).toBe(moved);
  expect(() => readConfig({ ODU_TEST_CLOCK: '+365d', ODU_BILLING: 'stripe' })).toThrow(
    "ODU_TEST_CLOCK déplace l'horloge pour des essais",
  );
});

test.for([
  ['off', false],
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, 192.0.2.1,2001:db8::/32', ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']],
] as const)('ODU_TRUST_PROXY = %s', ([value, trustProxy]) => {
  expect(readConfig({ ODU_TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
});

test.for([
  ['ODU_TRUST_PROXY', 'on'],
  ['ODU_TRUST_PROXY', '-1'],
  ['ODU_TRUST_PROXY', '10.0.0.0/99'],
  ['ODU_PORT', 'trois mille'],
  ['ODU_PORT', '70000'],
  ['ODU_BASE_URL', 'odu.fr'],
  ['ODU_BASE_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://u:p@h/b'],
  ['SMTP_URL', 'http://h'],
  ['ODU_SECRET', 'court'],
  ['ODU_ALLOWED_EMAILS', 'exemple.fr'],
  ['ODU_BILLING', 'gratuit'],
  ['ODU_TEST_CLOCK', '-1d'],
  ['ODU_TEST_CLOCK', '1d'],
  ['ODU_TEST_CLOCK', 'demain'],
  ['ODU_PRICE_STANDARD', '-1'],
  ['ODU_TERMS_URL', '//ailleurs.example'],
  ['ODU_LOG_LEVEL', 'bavard'],
])('%s = %s stops the start and is named, its value is not', ([name = '', value = '']) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    `La variable d'environnement ${name} est invalide\u00a0: il faut `,
  );
  expect(() => readConfig({ [name]: value })).not.toThrow(
    new RegExp(`: .*${value.replace(/[.()*?]/g, '\\$&')}`),
  );
});
