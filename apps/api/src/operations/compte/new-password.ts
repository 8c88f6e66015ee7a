import { checkPassword, PASSWORD_REPREND_ADRESSE_MESSAGE, PASSWORD_TROP_COURANT_MESSAGE } from '@odu/domain';
import type { FieldError } from '../../contract/problem.ts';
import { findWhyGuessable } from '../../services/guessable/guessable-password.ts';

const MESSAGES = { common: PASSWORD_TROP_COURANT_MESSAGE, own: PASSWORD_REPREND_ADRESSE_MESSAGE };

type Owner = { emailAddress: string; productName: string };

/** What is wrong with a new password, under the name of its field: no or one error (decision B4). */
export async function checkNewPassword(newPassword: string, owner: Owner): Promise<FieldError[]> {
  const broken = checkPassword(newPassword);
  const why = broken === null ? await findWhyGuessable(newPassword, owner) : null;
  const message = broken ?? (why && MESSAGES[why]);
  return message === null ? [] : [{ path: '/newPassword', message }];
}
