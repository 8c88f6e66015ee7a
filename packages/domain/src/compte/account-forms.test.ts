import { expect, test } from 'vitest';
import { formatTropLong } from '../formulaire/fields.ts';
import { firstMessage, validateWith } from '../formulaire/validate-with.ts';
import {
  contactFormSchema,
  createAccountFormSchema,
  delegateLoginFormSchema,
  forgotPasswordFormSchema,
  publicContactFormSchema,
  resetPasswordFormSchema,
  verificationCodeFormSchema,
  verificationCodeSchema,
} from './account-forms.ts';
import { loginEmailSchema } from './email.ts';
import { loginPasswordSchema } from './password.ts';

const account = {
  emailAddress: 'a@b.fr',
  newPassword: 'abcdef1!',
  passwordConfirmation: 'abcdef1!',
  captchaToken: 'jeton',
};

test('an account is created with an e-mail, a password twice and a captcha', () => {
  const validate = validateWith(createAccountFormSchema);
  expect(validate(account)).toEqual({});
  expect(validate({ emailAddress: '', newPassword: '', passwordConfirmation: '', captchaToken: '' })).toEqual(
    {
      emailAddress: 'Veuillez entrer une adresse email valide',
      newPassword: 'Le mot de passe doit contenir au moins 8 caractères',
      passwordConfirmation: 'La confirmation du mot de passe est requise',
      captchaToken: 'Veuillez valider la vérification anti-robot',
    },
  );
});

test('a confirmation that differs is told, beside the other errors too', () => {
  const message = 'Les mots de passe ne correspondent pas';
  expect(validateWith(createAccountFormSchema)({ ...account, passwordConfirmation: 'abcdef1!!' })).toEqual({
    passwordConfirmation: message,
  });
  expect(
    validateWith(createAccountFormSchema)({ ...account, emailAddress: undefined, passwordConfirmation: 'x' }),
  ).toEqual({
    emailAddress: 'Veuillez entrer une adresse email valide',
    passwordConfirmation: message,
  });
});

test('a reset takes the new password twice; its token is no field', () => {
  const { emailAddress, newPassword, passwordConfirmation } = account;
  const values = { emailAddress, newPassword, passwordConfirmation };
  expect(validateWith(resetPasswordFormSchema)(values)).toEqual({});
  expect(validateWith(resetPasswordFormSchema)({ ...values, emailAddress: 'a' })).toEqual({
    emailAddress: 'Veuillez entrer une adresse email valide',
  });
  expect(validateWith(resetPasswordFormSchema)({ ...values, passwordConfirmation: '' })).toEqual({
    passwordConfirmation: 'La confirmation du mot de passe est requise',
  });
});

test('the small forms have the specification’s messages', () => {
  expect(validateWith(forgotPasswordFormSchema)({ emailAddress: 'a' })).toEqual({
    emailAddress: 'Veuillez entrer une adresse email valide',
  });
  expect(validateWith(delegateLoginFormSchema)({ em: '', dmk: ' ' })).toEqual({
    em: 'Champ requis',
    dmk: 'Champ requis',
    dut: 'Champ requis',
  });
  expect(validateWith(verificationCodeFormSchema)({ otp: '' })).toEqual({ otp: 'Le code est requis' });
});

test('the contact forms require e-mail, name and message; the phone is optional', () => {
  const requis = {
    emailAddress: "L'adresse email est requise",
    name: 'Ce champ est requis',
    userMessage: 'Le message est requis',
  };
  const message = { emailAddress: 'a@b.fr', name: 'Marie', userMessage: 'Bonjour' };
  expect(
    validateWith(contactFormSchema)({ emailAddress: '', name: '', phoneNumber: '', userMessage: '' }),
  ).toEqual(requis);
  expect(validateWith(contactFormSchema)(message)).toEqual({});
  expect(validateWith(contactFormSchema)({ ...message, phoneNumber: null })).toEqual({});
  const captchaToken = 'Veuillez valider la vérification anti-robot';
  expect(validateWith(publicContactFormSchema)(message)).toEqual({ captchaToken });
  expect(validateWith(publicContactFormSchema)({ emailAddress: '', name: '', userMessage: '' })).toEqual({
    ...requis,
    captchaToken,
  });
});

const { name, phoneNumber, userMessage } = contactFormSchema.shape;
const { em, dmk, dut } = delegateLoginFormSchema.shape;
test.for([
  ['captcha', createAccountFormSchema.shape.captchaToken, 4000],
  ['e-mail of the sign-in', loginEmailSchema, 254],
  ['password of the sign-in', loginPasswordSchema, 1024],
  ['em', em, 254],
  ['dmk', dmk, 500],
  ['dut', dut, 500],
  ['name', name, 200],
  ['phone number', phoneNumber, 50],
  ['message', userMessage, 40_000],
] as const)('the %s has as many characters as the contract takes and no more', ([, schema, maxLength]) => {
  expect(firstMessage(schema, 'é'.repeat(maxLength))).toBeNull();
  expect(firstMessage(schema, 'é'.repeat(maxLength + 1))).toBe(formatTropLong(maxLength));
});

test.for([
  ['', 'Le code est requis'],
  ['12345', 'Le code doit contenir 6 chiffres'],
  ['123456', null],
  [' 123456 ', null],
  ['1234567', 'Le code doit contenir 6 chiffres'],
  ['12345a', 'Le code doit contenir 6 chiffres'],
  ['１２３４５６', 'Le code doit contenir 6 chiffres'],
] as const)('code %s: %s', ([code, message]) =>
  expect(firstMessage(verificationCodeSchema, code)).toBe(message),
);
