import type { Deps } from '../deps.ts';
import { findDelegates } from '../repositories/account/delegate-repository.ts';
import { OperatorError } from './operator-error.ts';

/** The delegate of a name or an id that is not revoked; an OperatorError when there is none, or two of the name. */
export async function requireDelegate({ database }: Deps, idOrName: string) {
  const [delegate, ...others] = await findDelegates(database.queries, idOrName.trim());
  if (delegate === undefined)
    throw new OperatorError(`Aucun délégué n'a le nom ou l'identifiant ${idOrName}.`);
  if (others.length > 0)
    throw new OperatorError(`Plusieurs délégués ont le nom ${idOrName}\u00A0: donnez son identifiant.`);
  return delegate;
}
