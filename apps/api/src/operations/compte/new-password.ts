import { checkPassword, PASSWORD_TROP_COURANT_MESSAGE } from '@odu/domain';
import type { FieldError } from '../../contract/problem.ts';
import { isCommonPassword } from '../../services/common-passwords.ts';

/** What is wrong with a new password, under the name of its field: no or one error (decision B4). */
export function checkNewPassword(newPassword: string): FieldError[] {
  const message =
    checkPassword(newPassword) ?? (isCommonPassword(newPassword) ? PASSWORD_TROP_COURANT_MESSAGE : null);
  return message === null ? [] : [{ path: '/newPassword', message }];
}
