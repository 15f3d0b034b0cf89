/**
 * The domain that a site's cookies share with its siblings: the one that is named, else the site's own without `www.`.
 * Undefined for a machine that has no siblings: `localhost`, or an address.
 */
export function cookieDomainOf(siteUrl: string, named?: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  if (!hostname.includes('.') || /^[\d.]+$/.test(hostname)) return undefined;
  return named ?? hostname.replace(/^www\./, '');
}

export function isWithin(siteUrl: string, domain: string): boolean {
  return `.${new URL(siteUrl).hostname}`.endsWith(`.${domain}`);
}
