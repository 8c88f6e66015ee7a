import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A home or a server gets a whole /64 (RFC 6177): one address of it is worth nothing. */
const NETWORK_GROUPS = 4;

/** An address as some proxies write it in `X-Forwarded-For`, with the port of each connection: `192.0.2.7:50123`, `[2001:db8::1]:50123`. */
const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(text)?.[1] ?? text;

/** The first six groups of an address that stands for an IPv4: mapped (RFC 4291, 2.5.5.2), or behind a translator (RFC 6052, 2.1). */
const IPV4_NETWORKS = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

/** The eight groups of an IPv6, in whatever way it is written. */
function toGroups(address: string): string[] {
  // The URL standard writes every form of an address in one way.
  const [start = '', end = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first = [], last = []] = [start, end].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = GROUPS - first.length - last.length;
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
}

const toIpv4 = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [Math.floor(value / 256), value % 256])
    .join('.');

/** What stands for a caller in limits by address: an IPv4 without its port, in whatever form, or the /64 network of an IPv6. */
export function toLimitedAddress(written: string): string {
  const ip = withoutPort(written);
  const address = ip.replace(/%.*$/, '');
  if (!isIPv6(address)) return ip;
  const groups = toGroups(address);
  const network = groups.slice(0, -2);
  return IPV4_NETWORKS.has(network.join(':'))
    ? toIpv4(groups.slice(-2))
    : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
