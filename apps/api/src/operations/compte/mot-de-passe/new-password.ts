import {
  checkPassword,
  PASSWORD_REPREND_ADRESSE_MESSAGE,
  PASSWORD_REPREND_ENTREPRISE_MESSAGE,
  PASSWORD_TROP_COURANT_MESSAGE,
} from '@odu/domain';
import type { FieldError } from '../../../contract/problem.ts';
import {
  findWhyGuessable,
  isMadeOfNames,
} from '../../../services/authentication/guessable/guessable-password.ts';

const MESSAGES = { common: PASSWORD_TROP_COURANT_MESSAGE, own: PASSWORD_REPREND_ADRESSE_MESSAGE };

type Owner = { emailAddress: string; productName: string };

/** What is wrong with a new password, under the name of its field: no or one error (decision B4). */
export async function checkNewPassword(newPassword: string, owner: Owner): Promise<FieldError[]> {
  const broken = checkPassword(newPassword);
  const why = broken === null ? await findWhyGuessable(newPassword, owner) : null;
  const message = broken ?? (why && MESSAGES[why]);
  return message === null ? [] : [{ path: '/newPassword', message }];
}

/** The same for the names of the account's documents: only who has proved that it is his own may ask. */
export const checkNamesInPassword = (newPassword: string, names: readonly string[]): FieldError[] =>
  isMadeOfNames(newPassword, names)
    ? [{ path: '/newPassword', message: PASSWORD_REPREND_ENTREPRISE_MESSAGE }]
    : [];
