import type { Caller } from '../../contract/types.ts';

/** Whose act it is: an account's, or a delegate's in its name, whom nobody is to take for its holder. */
export const nameCaller = ({ isDelegated }: Pick<Caller, 'isDelegated'>, emailAddress: string): string =>
  isDelegated ? `${emailAddress} (par délégation)` : emailAddress;
