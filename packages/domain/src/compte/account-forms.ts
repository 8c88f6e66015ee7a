import * as z from 'zod/mini';
import { atMost, CHAMP_REQUIS_MESSAGE, requiredText } from '../formulaire/fields.ts';
import { contactEmailSchema, emailSchema, MAX_EMAIL_LENGTH } from './email.ts';
import { passwordSchema } from './password.ts';

/** The message of a reset page opened without its token, on load and on submit. */
export const RESET_TOKEN_MANQUANT_MESSAGE = 'Token de réinitialisation manquant';

const CONFIRMATION_REQUISE = 'La confirmation du mot de passe est requise';
const confirmationSchema = z.string(CONFIRMATION_REQUISE).check(z.minLength(1, CONFIRMATION_REQUISE));

const isConfirmed = z.refine<{ newPassword?: unknown; passwordConfirmation?: unknown }>(
  (values) => values.newPassword === values.passwordConfirmation,
  // Beside the other fields' messages, not only once they are all gone.
  { error: 'Les mots de passe ne correspondent pas', path: ['passwordConfirmation'], when: () => true },
);

/** The captcha's answer, which the widget fills. */
export const captchaTokenSchema = requiredText('Veuillez valider la vérification anti-robot', 4000);

/** Account creation: {emailAddress, newPassword, passwordConfirmation, captchaToken}. */
export const createAccountFormSchema = z
  .object({
    emailAddress: emailSchema,
    newPassword: passwordSchema,
    passwordConfirmation: confirmationSchema,
    captchaToken: captchaTokenSchema,
  })
  .check(isConfirmed);

/** Forgotten password: {emailAddress}. */
export const forgotPasswordFormSchema = z.object({ emailAddress: emailSchema });

/** New password by the mailed link, whose token is no field: {emailAddress, newPassword, passwordConfirmation}. */
export const resetPasswordFormSchema = z
  .object({
    emailAddress: emailSchema,
    newPassword: passwordSchema,
    passwordConfirmation: confirmationSchema,
  })
  .check(isConfirmed);

const CHAMP_REQUIS = 'Champ requis';
const delegateKeySchema = requiredText(CHAMP_REQUIS, 500);

/** The hidden delegate sign-in: {em, dmk, dut}. */
export const delegateLoginFormSchema = z.object({
  em: requiredText(CHAMP_REQUIS, MAX_EMAIL_LENGTH),
  dmk: delegateKeySchema,
  dut: delegateKeySchema,
});

const contactFields = {
  emailAddress: contactEmailSchema,
  name: requiredText(CHAMP_REQUIS_MESSAGE, 200),
  phoneNumber: z.nullish(z.string().check(atMost(50))),
  userMessage: requiredText('Le message est requis', 40_000),
};

/** The private contact form: {emailAddress, name, phoneNumber?, userMessage}. */
export const contactFormSchema = z.object(contactFields);

/** The public contact form: the same, with its captchaToken. */
export const publicContactFormSchema = z.object({ ...contactFields, captchaToken: captchaTokenSchema });

/** Number of digits of the code sent by e-mail. */
export const VERIFICATION_CODE_LENGTH = 6;

/** The code sent by e-mail: required, exactly 6 digits. */
export const verificationCodeSchema = requiredText('Le code est requis').check(
  z.regex(/^[0-9]{6}$/, `Le code doit contenir ${VERIFICATION_CODE_LENGTH} chiffres`),
);

/** The e-mail verification form: {otp}. */
export const verificationCodeFormSchema = z.object({ otp: verificationCodeSchema });
