import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertNotice } from '../../repositories/account/notice-repository.ts';
import type { Mail } from './mailer.ts';

/** `key` names what the mail is about: it is sent once in the life of that. */
export type Notice = { key: string; accountId: string; mail: Mail };

/** Keeps a mail in the caller's transaction unless one of its key was before; false then. */
export async function sendNotice(
  queries: Queries,
  { clock, mailer }: Pick<Deps, 'clock' | 'mailer'>,
  { key, accountId, mail }: Notice,
): Promise<boolean> {
  const isNew = await insertNotice(queries, { key, accountId, sentAt: clock.now().toISOString() });
  if (isNew) await mailer.send(mail, queries);
  return isNew;
}
