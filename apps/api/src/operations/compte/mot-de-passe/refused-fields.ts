import { type FieldError, Problem } from '../../../contract/problem.ts';

/** The 422 of a form: the first sentence is the one that a toast shows. */
export const refuseFields = (errors: FieldError[]) =>
  new Problem(422, { ...(errors[0] && { message: errors[0].message }), errors });

export const CAPTCHA_REFUSE = {
  path: '/captchaToken',
  message: 'La vérification anti-robot a échoué ou a expiré, veuillez recommencer.',
};
