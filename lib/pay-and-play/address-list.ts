import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * PNP-01: whether an address is in a list of single addresses (`192.0.2.7`) and ranges (`192.0.2.0-192.0.2.255`), both
 * ends included, of either family. Entries that are neither count for nothing. An empty list holds everybody; an unknown
 * address is in no other.
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
    // The ends are the wrong way round.
  }
}
