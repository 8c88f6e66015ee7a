import { normalizeEmail } from '@odu/domain';
import type { Deps } from '../deps.ts';
import { type Account, findAccountByEmail } from '../repositories/account/account-repository.ts';
import { OperatorError } from './operator-error.ts';

/** The account of an address, however it is written; an OperatorError when there is none. */
export async function requireAccount({ database }: Deps, email: string): Promise<Account> {
  const account = await findAccountByEmail(database.queries, normalizeEmail(email));
  if (account === undefined) throw new OperatorError(`Aucun compte n'a l'adresse ${email}.`);
  return account;
}
