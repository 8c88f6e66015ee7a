import { expect, test } from 'vitest';
import { firstMessage } from '../formulaire/validate-with.ts';
import { contactEmailSchema, emailSchema, loginEmailSchema, normalizeEmail } from './email.ts';

const INVALIDE = 'Veuillez entrer une adresse email valide';
const REQUISE = "L'adresse email est requise";

test.for([
  'a@b.fr',
  ' marie.dupont+duerp@boulangerie-dupont.fr ',
  'é@exemple.fr',
  "o'neil@exemple.co.uk",
  `${'a'.repeat(249)}@b.fr`,
  `a@${'b'.repeat(63)}.fr`,
  `a@b.${'f'.repeat(63)}`,
  'a@saint-jean--de-luz.example',
  'a@xn--caf-dma.fr',
  'a@café-de-l’église.fr',
  'a@3m.fr',
  'a@sous_domaine.exemple.fr',
  '-a-.-b-@exemple.fr',
])('%s is accepted', (email) => expect(firstMessage(emailSchema, email)).toBeNull());

test.for([
  '',
  '   ',
  'a',
  'a@b',
  '@b.fr',
  'a@.fr',
  'a@b..fr',
  'a@b.fr.',
  'a b@c.fr',
  'a@@b.fr',
  'a@b.fr,c@d.fr',
  'a@b.fr\nBcc: c@d.fr',
  '<a@b.fr>',
  undefined,
  null,
  `${'a'.repeat(250)}@b.fr`,
  'a@-ex.fr',
  'a@ex-.fr',
  'a@-.fr',
  'a@ex.-fr',
  'a@ex.fr-',
  'a@b.-ex.fr',
  'a@b.ex-.fr',
  `a@${'b'.repeat(64)}.fr`,
  `a@b.${'f'.repeat(64)}`,
  `a@b.${'c'.repeat(64)}.fr`,
])('%s is refused', (email) => {
  expect(firstMessage(emailSchema, email)).toBe(INVALIDE);
  expect(firstMessage(contactEmailSchema, email)).toBe(
    typeof email === 'string' && email.trim() ? INVALIDE : REQUISE,
  );
});

test('the sign-in only requires an e-mail', () => {
  expect(firstMessage(loginEmailSchema, ' ')).toBe(REQUISE);
  expect(firstMessage(loginEmailSchema, 'a')).toBeNull();
});

test('e-mails are compared in lower case, trimmed (decision B2)', () => {
  expect(normalizeEmail('  Marie@Exemple.FR ')).toBe('marie@exemple.fr');
});
