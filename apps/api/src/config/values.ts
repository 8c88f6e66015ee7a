import { isIP } from 'node:net';
import { z } from 'zod';

/** What a person may write for each kind of value; everything else stops the start. */

const WHOLE_NUMBER = /^\d{1,9}$/;
const DECIMAL = /^\d{1,9}(\.\d{1,2})?$/;

/** A port number. Digits only: `Number` would take a blank for 0 and `1e3` for a thousand. */
export const port = z.string().regex(WHOLE_NUMBER).transform(Number).pipe(z.number().max(65_535));

const decimal = (max: number) => z.string().regex(DECIMAL).transform(Number).pipe(z.number().max(max));

/** A price, in euros with two decimals at most. */
export const euros = decimal(1_000_000);

/** A percentage, with two decimals at most. */
export const percentage = decimal(100);

const NAME_OF_HOST = /^(?=.{1,253}$)[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)*$/i;
const isHost = (text: string) => isIP(text) !== 0 || NAME_OF_HOST.test(text);

const parseUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/** The host of an address, without the brackets of IPv6 and the dot that may end a full name. */
const hostOf = (url: URL | undefined) => (url?.hostname ?? '').replace(/^\[(.*)\]$|\.$/, '$1');

/** An http address that anybody may read: a name and a password in it would be shown to everybody. */
export const httpUrl = z
  .string()
  .regex(/^https?:\/\/[^\s\\]+$/i)
  .refine((text) => parseUrl(text)?.username === '' && parseUrl(text)?.password === '');

/** Scheme, host and port alone, in the form that browsers compare: mails and redirections add their path to it. */
export const origin = z
  .string()
  .regex(/^https?:\/\/[^\s\\/?#@]+\/*$/i)
  .refine((text) => isHost(parseUrl(text)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''))
  .transform((text) => new URL(text).origin);

/** An http address, or a path of this site. */
export const link = z.union([httpUrl, z.string().regex(/^\/(?![/\\])\S*$/)]);

/**
 * A mail server. Without a host, mails would go to this machine without a word; without a port (`:0`), to the usual one. It is
 * read as an http address: of any other scheme `URL` takes every host, and nodemailer would throw the address with its password.
 */
export const smtpUrl = z
  .string()
  .regex(/^smtps?:\/\/[^/]/i)
  .refine((text) => {
    const url = parseUrl(text.replace(/^smtps?:/i, 'http:'));
    // What follows the host is a query of the mail library's options, or the rest of a password whose signs are not escaped.
    const isEnded = url?.pathname === '/' && url.hash === '' && !url.search.includes('@');
    return isHost(hostOf(url)) && url?.port !== '0' && isEnded;
  });

/** A sign that is not escaped ends the password of an address: the rest of it, and the server, are in the path or name a parameter. */
const isPasswordCut = ({ pathname, searchParams }: URL) =>
  [pathname, ...searchParams.keys()].some((part) => part.includes('@'));

/** PostgreSQL's address. It names a server, a database, or the folder of a socket (`?host=`): else it would be whichever runs here. */
export const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//i)
  .refine((text) => URL.canParse(text) && /^[^:]*:\/\/\/?[^/]/.test(text))
  .refine((text) => !isPasswordCut(new URL(text)));

/** An address of this machine, or a name of it: what it is, the system says when the server listens. */
export const host = z.string().refine(isHost);

/** A path of the machine; longer ones exist on none. */
export const folder = z.string().max(1000);

/** The whole Internet is no network of proxies: it would believe whoever asks, as `on` would. */
const cidr = z.union([z.cidrv4(), z.cidrv6()]).refine((text) => !text.endsWith('/0'));
const network = z.union([z.ipv4(), z.ipv6(), cidr]);

/** `on` is refused: it would believe the address that the caller wrote himself. */
export const trustedProxies = z.union([
  z.literal('off').transform(() => false as const),
  z
    .string()
    .regex(/^[1-9]$/)
    .transform(Number),
  z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(network)),
]);

/** Addresses and `@domains`. No `*`, which would allow nobody; and never an empty list, which would allow everybody. */
export const emailList = z
  .string()
  .transform((text) => text.split(/[\s,;]+/).filter((entry) => entry !== ''))
  .pipe(
    z
      .array(
        z
          .string()
          .toLowerCase()
          .regex(/^[^@\s*<>"]*@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u),
      )
      .min(1),
  );

/** An address, or a name with its address in angle brackets. */
export const sender = z.string().regex(/^(?:[^@\s<>]+@[^@\s<>]+|[^@<>\r\n]*<[^@\s<>]+@[^@\s<>]+>)$/);

/** The years that follow it have days that are written as those of today. */
const LAST_INSTANT = Date.parse('3000-01-01T00:00:00Z');

/** How far the clock is moved (`+365d`, `+12h`), or the instant it is moved to: it only moves ahead. */
export const movedClock = z.union([
  z.string().regex(/^\+\d{1,5}[dh]$/),
  z.iso
    .datetime()
    .refine((instant) => Date.parse(instant) > Date.now() && Date.parse(instant) < LAST_INSTANT),
]);
