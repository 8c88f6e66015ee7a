import type { Handlers } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { checkAccount } from './check-account.ts';
import { createAccount } from './create-account.ts';
import { createToken } from './create-token.ts';
import { getAccountInfo } from './get-account-info.ts';
import { getCaptchaChallenge } from './get-captcha-challenge.ts';
import { getPublicConfig } from './get-public-config.ts';
import { logout } from './logout.ts';
import { refreshToken } from './refresh-token.ts';
import { exportAccountData } from './export-account-data.ts';
import { createTokenByDelegate } from './create-token-by-delegate.ts';
import { sendResetLink } from './send-reset-link.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetPasswordEmail } from './send-reset-password-email.ts';
import { sendEmailVerification } from './send-email-verification.ts';
import { updateRappels } from './update-rappels.ts';
import { verifyEmail } from './verify-email.ts';
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
