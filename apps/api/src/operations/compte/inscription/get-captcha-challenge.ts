import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';

/** Gives a fresh ALTCHA challenge. */
export const getCaptchaChallenge =
  ({ captcha }: Deps): Handler<'getCaptchaChallenge'> =>
  () =>
    captcha.createChallenge();
