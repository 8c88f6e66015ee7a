import type { Deps } from '../../deps.ts';
import { findAccountByEmail } from '../../repositories/account/account-repository.ts';
import type { DeviceMark } from './known-devices.ts';

type Asked = { cookieHeader: string | undefined; emailAddress: string };

/**
 * The mark of a browser that signed in under the password that the account has now; undefined for any other. Without a
 * genuine mark nothing is asked of the database: no limit was asked yet.
 */
export async function findKnownDevice(
  { database, knownDevices }: Pick<Deps, 'database' | 'knownDevices'>,
  { cookieHeader, emailAddress }: Asked,
): Promise<DeviceMark | undefined> {
  const mark = knownDevices.find(cookieHeader, emailAddress);
  const account = mark && (await findAccountByEmail(database.queries, emailAddress));
  return account && knownDevices.isCurrent(mark, account.passwordHash) ? mark : undefined;
}
