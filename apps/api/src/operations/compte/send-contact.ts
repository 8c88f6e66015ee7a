import { contactFormSchema, validateWith } from '@odu/domain';
import type { FieldError } from '../../contract/problem.ts';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { getAccount } from '../../repositories/account/account-repository.ts';
import { writeContactMail } from '../../services/mails/mails.ts';
import { nameCaller } from './name-caller.ts';
import { CAPTCHA_REFUSE, refuseFields } from './mot-de-passe/refused-fields.ts';

const validate = validateWith(contactFormSchema);

/** What the shape of the contract lets through and a person must mend. */
const checkMessage = (message: object): FieldError[] =>
  Object.entries(validate(message)).map(([field, text]) => ({ path: `/${field}`, message: text }));

/** Sends a signed-in person's message to the operator. */
export const sendContact =
  ({ config, database, limiter, mailer }: Deps): Handler<'sendContact'> =>
  async ({ caller, body, ip }) => {
    const errors = checkMessage(body);
    if (errors.length > 0) throw refuseFields(errors);
    await limiter.use('contactPerIp', ip);
    const account = await getAccount(database.queries, caller.accountId);
    const named = nameCaller(caller, account.emailAddress);
    // Anybody may open an account in another's name: until it is verified, its address proves nothing.
    const shown = account.isEmailVerified === 1 ? named : `${named} (adresse non vérifiée)`;
    const mail = writeContactMail({ config, message: body, account: shown });
    await mailer.send({ recipient: config.supportEmail, replyTo: body.emailAddress.trim(), ...mail });
  };

/** Sends a visitor's message to the operator, with a captcha, which a mistyped field does not cost. */
export const sendPublicContact =
  ({ config, limiter, captcha, mailer }: Deps): Handler<'sendPublicContact'> =>
  async ({ body, ip }) => {
    const errors = checkMessage(body);
    if (errors.length > 0) throw refuseFields(errors);
    await limiter.use('contactPerIp', ip);
    if (!(await captcha.accept(body.captchaToken))) throw refuseFields([CAPTCHA_REFUSE]);
    await mailer.send({
      recipient: config.supportEmail,
      replyTo: body.emailAddress.trim(),
      ...writeContactMail({ config, message: body }),
    });
  };
