import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any variable everything has a default', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: 'localhost',
    port: 3000,
    baseUrl: 'http://localhost:3000',
    // Nobody is believed, and no mail is shown, before the operator says so.
    trustProxy: false,
    mail: { devInbox: 'loopback' },
    metrics: undefined,
    allowedEmails: [],
    billing: 'sandbox',
    prices: { standard: 99, premium: 299, vatPercent: 20 },
  });
  expect(config.dataDir).toMatch(/data$/);
});

test('metrics stay on this machine unless it is said otherwise', () => {
  expect(readConfig({ ODU_METRICS_PORT: '9100' }).metrics).toEqual({ port: 9100, host: '127.0.0.1' });
  expect(readConfig({ ODU_METRICS_PORT: '9100', ODU_METRICS_HOST: '::' }).metrics?.host).toBe('::');
});

test('each address of the operator is the one of its own variable', () => {
  const names = ['MARKETING', 'GUIDE', 'LEGAL_NOTICES', 'PRIVACY', 'TERMS', 'PARTNER'];
  const given = Object.fromEntries(names.map((name) => [`ODU_${name}_URL`, `/${name}`]));
  expect(
    readConfig({ ...given, ODU_PARTNER_NAME: 'Cabinet Durand', ODU_SUPPORT_EMAIL: 'a@b.fr' }),
  ).toMatchObject({
    links: {
      marketing: '/MARKETING',
      guide: '/GUIDE',
      legalNotices: '/LEGAL_NOTICES',
      privacy: '/PRIVACY',
      terms: '/TERMS',
    },
    partner: { name: 'Cabinet Durand', url: '/PARTNER' },
    supportEmail: 'a@b.fr',
  });
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

test.for(['0', '10', ','])('ODU_TRUST_PROXY = %s stops the start', (value) => {
  expect(() => readConfig({ ODU_TRUST_PROXY: value })).toThrow('ODU_TRUST_PROXY est invalide');
});

test('a variable that nothing reads is named, with the one it looks like', () => {
  expect(readConfig({ ODU_PORT: '8080', ODU_BASE_URL: '', PATH: '/bin', ODUX: '1' }).warnings).toEqual([]);
  expect(
    readConfig({ ODU_ALOWED_EMAILS: '@exemple.fr', STRIPE_SECRET: 'x', odu_port: '1', ODU_COULEUR: 'bleu' })
      .warnings,
  ).toEqual([
    "La variable d'environnement ODU_ALOWED_EMAILS n'existe pas et reste sans effet\u00a0: vouliez-vous écrire ODU_ALLOWED_EMAILS\u202F?",
    "La variable d'environnement STRIPE_SECRET n'existe pas et reste sans effet\u00a0: docs/operations.md donne la liste de celles qu'ODU connaît.",
    "La variable d'environnement odu_port n'existe pas et reste sans effet\u00a0: vouliez-vous écrire ODU_PORT\u202F?",
    "La variable d'environnement ODU_COULEUR n'existe pas et reste sans effet\u00a0: docs/operations.md donne la liste de celles qu'ODU connaît.",
  ]);
});

test('an address is read as browsers write it, without what surrounds it', () => {
  for (const written of [
    'https://duerp.exemple.fr',
    ' HTTPS://Duerp.Exemple.fr/ ',
    'https://duerp.exemple.fr:443//',
  ])
    expect(readConfig({ ODU_BASE_URL: written }).baseUrl).toBe('https://duerp.exemple.fr');
  expect(readConfig({ ODU_BASE_URL: 'http://10.0.0.4:3000' }).baseUrl).toBe('http://10.0.0.4:3000');
});

test('mails come from the name of the product where no sender is given, a comma or a quote in it too', () => {
  expect(readConfig({ ODU_PRODUCT_NAME: 'Sécurité, "ici"' }).mail.from).toBe(
    '"Sécurité, ici" <odu@localhost>',
  );
  expect(readConfig({ ODU_MAIL_FROM: 'odu@exemple.fr' }).mail.from).toBe('odu@exemple.fr');
});

test('a secret is taken to the letter', () => {
  const secret = ` ${'s'.repeat(32)} `;
  expect(readConfig({ ODU_SECRET: secret }).secret).toBe(secret);
});

test('a bad PORT is named as it was written', () => {
  expect(() => readConfig({ PORT: 'trois mille' })).toThrow("La variable d'environnement PORT est invalide");
  expect(() => readConfig({ PORT: '8080', ODU_PORT: '0x10' })).toThrow(
    "La variable d'environnement ODU_PORT est invalide",
  );
});

test.for([
  ['SMTP_URL', 'smtp://utilisateur:mot@mail.exemple.fr:587'],
  ['SMTP_URL', 'smtps://mail.exemple.fr'],
  ['SMTP_URL', 'smtp://utilisateur:100%sur@mail.exemple.fr'],
  ['SMTP_URL', 'smtp://utilisateur:mot@[2001:db8::1]:25'],
  ['SMTP_URL', 'smtps://boulangerie-péchard.fr'],
  ['DATABASE_URL', 'postgres://odu:100%sur@[::1]:5432/odu?sslmode=require'],
  ['DATABASE_URL', 'postgresql:///odu?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgresql://h/odu?user=odu@serveur&password=a@b'],
  ['ODU_BASE_URL', 'http://[::1]:3000'],
  ['ODU_BASE_URL', 'https://boulangerie-péchard.fr'],
  ['ODU_MAIL_FROM', 'odu@exemple.fr'],
  ['ODU_MAIL_FROM', 'ODU <odu@exemple.fr>'],
  ['ODU_ALLOWED_EMAILS', '@boulangerie-péchard.fr'],
  ['ODU_ALLOWED_EMAILS', '@localhost'],
  ['ODU_PORT', '65535'],
  ['ODU_SECRET', 's'.repeat(32)],
  ['ODU_PRODUCT_NAME', 'é'.repeat(40)],
  ['ODU_PARTNER_NAME', 'é'.repeat(200)],
  ['ODU_PRICE_PREMIUM', '1000000'],
  ['ODU_PRICE_STANDARD', '99.50'],
  ['ODU_VAT_PERCENT', '5.5'],
  ['ODU_VAT_PERCENT', '100'],
  ['ODU_TERMS_URL', 'https://exemple.fr/conditions?v=2#fin'],
  ['ODU_GUIDE_URL', '/guide#debut'],
  ['STRIPE_API_URL', 'http://127.0.0.1:12111'],
])('%s = %s is taken', ([name = '', value = '']) => {
  expect(() => readConfig({ [name]: value })).not.toThrow();
});

test('a mail server has a name', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://' })).toThrow('SMTP_URL est invalide');
});

test('a path in the address of the mail server is told: it is the rest of a password', () => {
  for (const url of [
    'smtp://user:42/abc@host:587',
    'smtp://user:42?abc@host:587',
    'smtp://user:42#abc@host:587',
  ])
    expect(() => readConfig({ SMTP_URL: url })).toThrow('«\u202F/\u202F» s’écrit %2F');
  expect(readConfig({ SMTP_URL: 'smtp://user:42%2Fabc@host:587/' }).mail.smtpUrl).toContain('42%2Fabc');
});

test('a text of the seller that is too long is told its limit', () => {
  expect(() => readConfig({ ODU_SELLER_CITY: 'é'.repeat(201) })).toThrow('de 1 à 200 caractères');
});

test('the clock of tests only moves ahead', () => {
  const at = (ahead: number) => new Date(Date.now() + ahead).toISOString();
  expect(readConfig({ ODU_TEST_CLOCK: at(60_000) }).testClock).toBeDefined();
  expect(() => readConfig({ ODU_TEST_CLOCK: at(-1) })).toThrow('ODU_TEST_CLOCK est invalide');
});

test.for([
  'ODU_HOST',
  'ODU_DATA_DIR',
  'ODU_PORT',
  'PORT',
  'ODU_PRICE_STANDARD',
  'ODU_PRODUCT_NAME',
  'ODU_SECRET',
  'ODU_PARTNER_NAME',
  'ODU_VAT_PERCENT',
  'ODU_METRICS_PORT',
  'ODU_ALLOWED_EMAILS',
  'SMTP_URL',
])('a blank %s stops the start', (name) => {
  for (const blank of [' ', '\t', '\u00a0 '])
    expect(() => readConfig({ [name]: blank })).toThrow(`La variable d'environnement ${name} est invalide`);
});

test.for([
  ['ODU_BASE_URL', 'https://exemple.fr/odu'],
  ['ODU_BASE_URL', 'https://exemple.fr?'],
  ['ODU_BASE_URL', 'https://exemple.fr/?a=1'],
  ['ODU_BASE_URL', 'https://exemple.fr/#odu'],
  ['ODU_BASE_URL', 'https://nom:passe@exemple.fr'],
  ['ODU_BASE_URL', 'https:exemple.fr'],
  ['ODU_BASE_URL', 'https://exemple .fr'],
  ['ODU_BASE_URL', 'https://*.exemple.fr'],
  ['ODU_BASE_URL', 'https://exemple..fr'],
  ['ODU_PRIVACY_URL', 'https://nom:passe@exemple.fr/vie-privee'],
  ['SMTP_URL', 'smtp:mail.exemple.fr'],
  ['SMTP_URL', 'smtp:///mail'],
  ['SMTP_URL', 'smtp://mail.exemple.fr:0'],
  ['SMTP_URL', 'smtp://mail.exemple.fr:70000'],
  ['SMTP_URL', 'smtp://jean:MotDePasseSecret@10.0.0.256:587'],
  ['SMTP_URL', 'smtp://jean:MotDePasseSecret@mail exemple.fr:587'],
  ['SMTP_URL', 'smtp://%20x'],
  ['SMTP_URL', 'smtp://mail..exemple.fr'],
  ['ODU_MAIL_FROM', 'Duerp <duerp@exemple.fr'],
  ['ODU_ALLOWED_EMAILS', '*@exemple.fr'],
  ['ODU_ALLOWED_EMAILS', '@*.exemple.fr'],
  ['ODU_ALLOWED_EMAILS', 'a@b.fr,@'],
  ['ODU_ALLOWED_EMAILS', ';;'],
  ['ODU_PORT', '65536'],
  ['ODU_PORT', '1e3'],
  ['ODU_PRICE_STANDARD', '1e2'],
  ['ODU_PRICE_STANDARD', '99.999'],
  ['ODU_VAT_PERCENT', '100.01'],
  ['ODU_TRUST_PROXY', 'on'],
  ['ODU_TRUST_PROXY', '-1'],
  ['ODU_TRUST_PROXY', '10.0.0.0/99'],
  ['ODU_TRUST_PROXY', '10.0.0.0/33'],
  ['ODU_TRUST_PROXY', '0.0.0.0/0'],
  ['ODU_TRUST_PROXY', '::/0'],
  ['ODU_TRUST_PROXY', '10.0.0.0/8,0.0.0.0/0'],
  ['ODU_TRUST_PROXY', '1.5'],
  ['ODU_TRUST_PROXY', '١'],
  ['ODU_TRUST_PROXY', '１'],
  ['ODU_TRUST_PROXY', '1,10.0.0.0/8'],
  ['ODU_TRUST_PROXY', 'loopback'],
  ['ODU_TRUST_PROXY', '10.0.0.1/255.0.0.0'],
  ['ODU_TRUST_PROXY', 'fe80::1%eth0'],
  ['ODU_PORT', 'trois mille'],
  ['ODU_PORT', '70000'],
  ['ODU_BASE_URL', 'odu.fr'],
  ['ODU_BASE_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://u:p@h/b'],
  ['DATABASE_URL', 'postgresql://'],
  ['DATABASE_URL', 'postgresql:///'],
  ['DATABASE_URL', 'postgresql:serveur'],
  ['SMTP_URL', 'http://h'],
  ['ODU_SECRET', 's'.repeat(31)],
  ['ODU_PRODUCT_NAME', 'é'.repeat(41)],
  ['ODU_PRICE_PREMIUM', '1000000.01'],
  ['ODU_ALLOWED_EMAILS', 'exemple.fr'],
  ['ODU_BILLING', 'gratuit'],
  ['ODU_TEST_CLOCK', '-1d'],
  ['ODU_TEST_CLOCK', '1d'],
  ['ODU_TEST_CLOCK', 'demain'],
  ['ODU_TEST_CLOCK', '9999-12-31T23:59:59Z'],
  ['DATABASE_URL', 'postgres://odu:42/abc@h/odu'],
  ['DATABASE_URL', 'postgres://odu:42?abc@h/odu'],
  ['ODU_PRICE_STANDARD', '-1'],
  ['ODU_TERMS_URL', '//ailleurs.example'],
  ['ODU_LOG_LEVEL', 'bavard'],
  ['ODU_HOST', 'é'],
  ['ODU_HOST', 'http://odu.fr'],
  ['ODU_HOST', 'odu.fr:3000'],
  ['ODU_HOST', '-1'],
  ['ODU_METRICS_HOST', '127.0.0.1/'],
  ['ODU_DATA_DIR', '"/var/lib/odu"'],
  ['ODU_DATA_DIR', 'a'.repeat(1001)],
  ['ODU_PRODUCT_NAME', "'ODU'"],
  ['ODU_PRODUCT_NAME', 'ODU\nBcc: x@y.fr'],
  ['ODU_PARTNER_NAME', 'é'.repeat(201)],
  ['ODU_PORT', '"3000"'],
])('%s = %s stops the start and is named, its value is not', ([name = '', value = '']) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    `La variable d'environnement ${name} est invalide\u00a0: il faut `,
  );
  expect(() => readConfig({ [name]: value })).not.toThrow(
    new RegExp(`: .*${value.replace(/[.()*?]/g, '\\$&')}`),
  );
});

test.for(['0.0.0.0', '::', 'fe80::1%eth0', 'localhost', 'odu_1.interne', 'SERVEUR'])(
  'ODU_HOST takes %s',
  (host) => {
    expect(readConfig({ ODU_HOST: host }).host).toBe(host);
  },
);

test('a name with an accent, an apostrophe or a quote inside is taken', () => {
  const names = { ODU_PRODUCT_NAME: "L’évaluation d'ici", ODU_PARTNER_NAME: 'Cabinet "Durand" & fils' };
  expect(readConfig(names)).toMatchObject({ productName: names.ODU_PRODUCT_NAME });
  expect(readConfig({ ODU_MAIL_FROM: '"ODU, le DUERP" <odu@exemple.fr>' }).mail.from).toContain('ODU, le');
  expect(readConfig({ ODU_SECRET: `"${'s'.repeat(32)}"` }).secret).toHaveLength(34);
});
