/**
 * The visitor's address behind `hops` known proxies: the entry that the outermost of them wrote. With no known proxy a
 * forwarded address is anybody's claim, and none is believed.
 */
export function trustedAddress(forwardedFor: string | null, hops: number): string | undefined {
  if (hops <= 0 || !forwardedFor) return undefined;
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  return entries[entries.length - hops] || undefined;
}
