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

/** The operations of configuration, sessions and accounts. */
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
  }) satisfies Partial<Handlers>;
