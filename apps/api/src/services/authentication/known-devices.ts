import { createHmac, randomBytes } from 'node:crypto';
import { type Clock, DAY, SECOND } from '../clock.ts';
import { isSameHash } from './random-tokens.ts';

/** Renewed by each sign-in, and by a new password that a mailed link sets. */
const VALIDITY_MS = 180 * DAY;
/** Accounts that a browser is remembered for: the people of one shop on one machine. */
const MAX_MARKS = 5;
const BETWEEN_MARKS = '~';
/** 132 bits. */
const TAG_LENGTH = 22;
const MARK = /^([\w-]{22})\.(\d{1,12})\.([\w-]{22})\.([\w-]{43})$/;

/** What a mark says: which browser, and of which password of the account (of no use without the server's secret). */
export type DeviceMark = { readonly deviceId: string; readonly passwordTag: string };

/** A browser that signed in to an account before, or set its password by a mailed link, keeps its own count of tries, whoever attacks that account (docs/securite.md). */
export type KnownDevices = {
  /** What the browser that sends this `Cookie` header has of this account, when that is genuine and has not expired; `isCurrent` says whether it counts. */
  find: (cookieHeader: string | undefined, emailAddress: string) => DeviceMark | undefined;
  /** Whether a mark was given under the password that the account has: whoever had one before knows the account no more. */
  isCurrent: (mark: DeviceMark, passwordHash: string) => boolean;
  /** The `Set-Cookie` header that marks the browser for this account, and keeps its marks of four others. */
  mark: (
    cookieHeader: string | undefined,
    account: { readonly emailAddress: string; readonly passwordHash: string },
  ) => string;
};

type Options = { secret: string; clock: Clock; baseUrl: string };

/**
 * The mark is an HMAC of the account's address, a random id, the last second of its validity and what tells its password from
 * another: so it is known to be genuine before the database is asked of the account. It opens nothing: it
 * only chooses which count of tries a sign-in is held against. So a cookie is enough, and no request of another site has
 * any use of it (`SameSite=Strict`, and the page's scripts never see it).
 */
export function makeKnownDevices({ secret, clock, baseUrl }: Options): KnownDevices {
  const isHttps = baseUrl.startsWith('https://');
  // The prefix makes the browser refuse one that another host of the domain, or plain http, would set.
  const name = isHttps ? '__Host-odu-appareil' : 'odu-appareil';
  const sign = (deviceId: string, lastSecond: string, passwordTag: string, emailAddress: string) =>
    createHmac('sha256', `device:${secret}`)
      .update(`${deviceId}:${lastSecond}:${passwordTag}:${emailAddress}`)
      .digest('base64url');
  const toTag = (passwordHash: string) =>
    createHmac('sha256', `device-password:${secret}`)
      .update(passwordHash)
      .digest('base64url')
      .slice(0, TAG_LENGTH);
  const read = (cookieHeader = '') => {
    const cookie = cookieHeader.split(/; */).find((part) => part.startsWith(`${name}=`));
    const marks = cookie?.slice(name.length + 1).split(BETWEEN_MARKS, MAX_MARKS) ?? [];
    return marks.flatMap((text) => {
      const [, deviceId = '', lastSecond = '', passwordTag = '', signature = ''] = MARK.exec(text) ?? [];
      return deviceId === '' ? [] : [{ text, deviceId, lastSecond, passwordTag, signature }];
    });
  };
  const now = () => clock.now().getTime() / SECOND;
  type Mark = ReturnType<typeof read>[number];
  const isOf = (emailAddress: string, { deviceId, lastSecond, passwordTag, signature }: Mark) =>
    isSameHash(signature, sign(deviceId, lastSecond, passwordTag, emailAddress));

  return {
    find: (cookieHeader, emailAddress) =>
      read(cookieHeader).find((mark) => Number(mark.lastSecond) >= now() && isOf(emailAddress, mark)),
    isCurrent: ({ passwordTag }, passwordHash) => isSameHash(passwordTag, toTag(passwordHash)),
    mark(cookieHeader, { emailAddress, passwordHash }) {
      const marks = read(cookieHeader);
      const passwordTag = toTag(passwordHash);
      // Another id with another password: what a thief of the cookie did with the old one is not counted against it.
      const deviceId =
        marks.find((mark) => mark.passwordTag === passwordTag && isOf(emailAddress, mark))?.deviceId ??
        randomBytes(16).toString('base64url');
      const lastSecond = String(Math.floor(now() + VALIDITY_MS / SECOND));
      const others = marks.filter((mark) => !isOf(emailAddress, mark)).map(({ text }) => text);
      const signature = sign(deviceId, lastSecond, passwordTag, emailAddress);
      const own = [deviceId, lastSecond, passwordTag, signature].join('.');
      const value = [own, ...others].slice(0, MAX_MARKS).join(BETWEEN_MARKS);
      const attributes = ['Path=/', `Max-Age=${VALIDITY_MS / SECOND}`, 'HttpOnly', 'SameSite=Strict'];
      return [`${name}=${value}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; ');
    },
  };
}
