import { EMAIL_INVALIDE_MESSAGE, EMAIL_NON_AUTORISE_MESSAGE, emailSchema, normalizeEmail } from '@odu/domain';
import { isOfErased } from '../../../account-data/erased-address.ts';
import { Answer } from '../../../contract/answers.ts';
import { Problem } from '../../../contract/problem.ts';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { insertAccount } from '../../../repositories/account/account-repository.ts';
import { isEmailAllowed } from '../../../services/limits/allow-list.ts';
import { checkNewPassword } from '../mot-de-passe/new-password.ts';
import { CAPTCHA_REFUSE, refuseFields } from '../mot-de-passe/refused-fields.ts';

/** Creates an account and signs in. The captcha is spent last: a mistyped password does not cost a new one. */
export const createAccount =
  ({
    config,
    database,
    limiter,
    knownDevices,
    captcha,
    passwords,
    sessions,
    clock,
    makeId,
  }: Deps): Handler<'createAccount'> =>
  async ({ body, ip, cookieHeader }) => {
    await limiter.use('createAccountPerIp', ip);
    const emailAddress = normalizeEmail(body.emailAddress);
    const emailErrors =
      emailSchema.safeParse(emailAddress).success && !isOfErased(emailAddress)
        ? []
        : [{ path: '/emailAddress', message: EMAIL_INVALIDE_MESSAGE }];
    const { productName } = config;
    const passwordErrors = await checkNewPassword(body.newPassword, { emailAddress, productName });
    const errors = [...emailErrors, ...passwordErrors];
    if (errors.length > 0) throw refuseFields(errors);
    if (!isEmailAllowed(config.allowedEmails, emailAddress)) {
      throw new Problem(403, { message: EMAIL_NON_AUTORISE_MESSAGE });
    }
    if (!(await captcha.accept(body.captchaToken))) throw refuseFields([CAPTCHA_REFUSE]);

    const id = makeId();
    const passwordHash = await passwords.hash(body.newPassword, ip);
    const isNew = await insertAccount(database.queries, {
      id,
      emailAddress,
      passwordHash,
      isEmailVerified: 0,
      isVip: 0,
      maxNumberOfDuerps: null,
      createdAt: clock.now().toISOString(),
    });
    if (!isNew)
      throw new Problem(409, {
        message: 'Un compte existe déjà avec cette adresse email, veuillez vous connecter.',
      });
    const headers = { 'set-cookie': knownDevices.mark(cookieHeader, { emailAddress, passwordHash }) };
    return new Answer(await sessions.open(id), { status: 201, headers });
  };
