import { parseUrl } from './parse-url.ts';

/** Request header with the address of the connection, written by `scripts/server/serve-site.ts` over whatever a client sent. */
export const connectionAddressHeader = 'x-connection-address';

const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;
const ipv4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;

/** The eight groups of an IPv6 address as numbers; undefined for any other text. */
function groupsOf(address: string): number[] | undefined {
  // The URL parser accepts every spelling of an IPv6 address and writes one.
  const host = parseUrl(`http://[${address}]`)?.hostname.slice(1, -1);
  if (!host) return undefined;
  const [head = '', tail] = host.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [before, after] = [numbers(head), numbers(tail ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** An IP address in one spelling, without port and zone: `203.0.113.7:4711` and `::ffff:203.0.113.7` are `203.0.113.7`. Undefined for other text. */
export function normalizeAddress(text: string): string | undefined {
  const [, bracketed, plain] = withPort.exec(text) ?? [];
  const address = (bracketed ?? plain ?? text).replace(/%.*$/, '');
  if (ipv4.test(address)) return address.split('.').every((part) => Number(part) < 256) ? address : undefined;
  const groups = address.includes(':') ? groupsOf(address) : undefined;
  if (!groups) return undefined;
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups.map((group) => group.toString(16)).join(':');
}

/** What belongs to one client of an address: `own`, and what it may have been given in all, in which it can change `own` at will. */
export interface Networks {
  readonly own: string;
  readonly widest: string;
}

/** An IPv4 address for itself; of an IPv6 address the /64 network, and the /48 network that it is part of. */
export function networksOf(address: string): Networks {
  const normal = normalizeAddress(address);
  if (!normal?.includes(':')) return { own: normal ?? address, widest: normal ?? address };
  const groups = normal.split(':');
  return { own: `${groups.slice(0, 4).join(':')}::/64`, widest: `${groups.slice(0, 3).join(':')}::/48` };
}

/** Whether an address belongs to this machine. */
export function isLoopback(address: string): boolean {
  const normal = normalizeAddress(address) ?? '';
  return normal.startsWith('127.') || normal === '0:0:0:0:0:0:0:1';
}

/**
 * The client of a request, for limits: the IP address that the trusted proxies reported, or without proxies that of the
 * connection. A request that bypasses the proxies can name any address; those that name none share one. Undefined where neither is
 * known.
 */
export function clientOf(
  { forwardedFor, connection }: { readonly forwardedFor: string | null; readonly connection: string | undefined },
  hops: number,
): string | undefined {
  return hops > 0 ? (trustedAddress(forwardedFor, hops) ?? 'bypassed the proxies') : connection;
}

/** The visitor's IP address behind `hops` trusted proxies: the `X-Forwarded-For` entry that the outermost one wrote. Undefined without trusted proxies, because any client can send the header. */
export function trustedAddress(forwardedFor: string | null, hops: number): string | undefined {
  if (hops <= 0 || !forwardedFor) return undefined;
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  return normalizeAddress(entries[entries.length - hops] ?? '');
}
