import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * PNP-01: whether an address is in a list of single addresses (`192.0.2.7`) and ranges (`192.0.2.0-192.0.2.255`), both
 * ends included, of IPv4 or IPv6. Invalid entries are ignored. An empty list matches every address, even an unknown one;
 * any other list matches no unknown address.
 */
export function isListed(address: string | undefined, entries: readonly string[]): boolean {
  if (entries.length === 0) return true;
  if (!address || isIP(address) === 0) return false;
  const list = new BlockList();
  for (const entry of entries) addEntry(list, entry.replaceAll(/\s/g, ''));
  return list.check(address, familyOf(address));
}

function addEntry(list: BlockList, entry: string): void {
  const [first = '', last = first] = entry.split('-');
  if (isIP(first) === 0 || isIP(first) !== isIP(last)) return;
  try {
    list.addRange(first, last, familyOf(first));
  } catch {
    // The range ends before it starts.
  }
}
