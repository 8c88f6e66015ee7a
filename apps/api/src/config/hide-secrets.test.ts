import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { hideSecrets } from './hide-secrets.ts';

const ENVIRONMENT = {
  SMTP_URL: 'smtp://jean:Mot%20DePasse@10.0.0.256:587',
  DATABASE_URL: 'postgres://odu:Levain@h/b',
  ODU_SECRET: 's'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  ODU_PRODUCT_NAME: 'ODU',
};

test('a fault that is printed tells where it happened, and no value of a secret variable', () => {
  const values = ['Mot%20DePasse', 'Mot DePasse', 'Levain', ...Object.values(ENVIRONMENT).slice(0, 5)];
  const cause = new Error(`refused: ${values.join(' ')}`);
  const fault = Object.assign(new TypeError(`Invalid URL ${values.join(' ')}`, { cause }), {
    input: ENVIRONMENT.SMTP_URL,
  });
  const printed = inspect(hideSecrets(fault, ENVIRONMENT));
  expect(printed).toMatch(/^TypeError: Invalid URL [… ]+\n +at /);
  expect(printed).toContain('[cause]: Error: refused');
  expect(printed).toContain('hide-secrets.test.ts');
  for (const value of values) expect(printed).not.toContain(value);
});

test('what is thrown that is no error is printed as well, and an environment without secrets changes nothing', () => {
  expect(inspect(hideSecrets('Levain', ENVIRONMENT))).toContain('…');
  expect(inspect(hideSecrets(new Error('ODU'), {}))).toContain('Error: ODU');
});
