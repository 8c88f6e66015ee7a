import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A home or a server gets a whole /64 (RFC 6177): one address of it is worth nothing. */
const NETWORK_GROUPS = 4;

/** An address as some proxies write it in `X-Forwarded-For`, with the port of each connection: `192.0.2.7:50123`, `[2001:db8::1]:50123`. */
const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(text)?.[1] ?? text;

/** What stands for a caller in limits by address: an IPv4 without its port, the /64 network of an IPv6. */
export function toLimitedAddress(written: string): string {
  const ip = withoutPort(written);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  const address = ip.replace(/%.*$/, '');
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? ip;
  // The URL standard writes every form of an address in one way.
  const [start = '', end = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [start, end].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = GROUPS - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array.from({ length: zeros }, () => '0'), ...(last ?? [])];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
