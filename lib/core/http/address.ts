/** The visitor's IP address behind `hops` trusted proxies: the `X-Forwarded-For` entry that the outermost one wrote. Undefined without trusted proxies, because any client can send the header. */
export function trustedAddress(forwardedFor: string | null, hops: number): string | undefined {
  if (hops <= 0 || !forwardedFor) return undefined;
  const entries = forwardedFor.split(',').map((entry) => entry.trim());
  return entries[entries.length - hops] || undefined;
}
