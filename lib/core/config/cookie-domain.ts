/** The cookie domain that a site shares with its sibling hosts: `named`, else the site's own host without `www.`. Undefined for `localhost` and IP addresses. */
export function cookieDomainOf(siteUrl: string, named?: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  if (!hostname.includes('.') || /^[\d.]+$/.test(hostname)) return undefined;
  return named ?? hostname.replace(/^www\./, '');
}

export function isWithin(siteUrl: string, domain: string): boolean {
  return `.${new URL(siteUrl).hostname}`.endsWith(`.${domain}`);
}
