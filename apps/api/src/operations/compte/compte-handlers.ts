import type { Handlers } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { checkAccount } from './inscription/check-account.ts';
import { createAccount } from './inscription/create-account.ts';
import { createToken } from './session/create-token.ts';
import { getAccountInfo } from './mon-compte/get-account-info.ts';
import { getCaptchaChallenge } from './inscription/get-captcha-challenge.ts';
import { getPublicConfig } from './get-public-config.ts';
import { logout } from './session/logout.ts';
import { refreshToken } from './session/refresh-token.ts';
import { exportAccountData } from './mon-compte/export-account-data.ts';
import { createTokenByDelegate } from './session/create-token-by-delegate.ts';
import { sendResetLink } from './mot-de-passe/send-reset-link.ts';
import { resetPassword } from './mot-de-passe/reset-password.ts';
import { sendResetPasswordEmail } from './mot-de-passe/send-reset-password-email.ts';
import { sendEmailVerification } from './inscription/send-email-verification.ts';
import { getCalendrier } from './mon-compte/get-calendrier.ts';
import { renewCalendrier } from './mon-compte/renew-calendrier.ts';
import { stopCalendrier } from './mon-compte/stop-calendrier.ts';
import { updateRappels } from './mon-compte/update-rappels.ts';
import { verifyEmail } from './inscription/verify-email.ts';
import { sendContact, sendPublicContact } from './send-contact.ts';

/** The operations of configuration, sessions, accounts and contact. */
export const makeCompteHandlers = (deps: Deps) =>
  ({
    getPublicConfig: getPublicConfig(deps),
    getCaptchaChallenge: getCaptchaChallenge(deps),
    checkAccount: checkAccount(deps),
    createAccount: createAccount(deps),
    createToken: createToken(deps),
    refreshToken: refreshToken(deps),
    logout: logout(deps),
    getAccountInfo: getAccountInfo(deps),
    updateRappels: updateRappels(deps),
    getCalendrier: getCalendrier(deps),
    renewCalendrier: renewCalendrier(deps),
    stopCalendrier: stopCalendrier(deps),
    exportAccountData: exportAccountData(deps),
    createTokenByDelegate: createTokenByDelegate(deps),
    sendResetLink: sendResetLink(deps),
    resetPassword: resetPassword(deps),
    sendResetPasswordEmail: sendResetPasswordEmail(deps),
    sendEmailVerification: sendEmailVerification(deps),
    verifyEmail: verifyEmail(deps),
    sendContact: sendContact(deps),
    sendPublicContact: sendPublicContact(deps),
  }) satisfies Partial<Handlers>;
