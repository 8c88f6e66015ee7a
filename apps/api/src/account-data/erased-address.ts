/** A domain that no mail ever reaches (RFC 2606), and that nobody signs up with. */
const DOMAIN = '@efface.invalid';

/** The address of an account whose erasure left versions: it reaches nobody. */
export const addressOfErased = (accountId: string): string => `efface-${accountId}${DOMAIN}`;

/** The address for where somebody else has the one above: it could be signed up with, by whoever knew the account's id. */
export const otherAddressOfErased = (accountId: string, id: string): string =>
  addressOfErased(`${accountId}-${id}`);

/** Both of them, for SQL's `like`. */
export const patternOfErased = (accountId: string): string => addressOfErased(`${accountId}%`);

/** Whether an address is of the domain of erased accounts. */
export const isOfErased = (emailAddress: string): boolean => emailAddress.endsWith(DOMAIN);
