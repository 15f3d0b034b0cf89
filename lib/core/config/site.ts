import 'server-only';
import { environment, type SiteConfig } from './environment.ts';

export type { SiteConfig };

/** The site's configuration, for code that runs on the server only. */
export function siteConfig(): SiteConfig {
  return environment();
}

/** Whether the site is served over TLS, so that its cookies are `Secure`. */
export function isSecureSite(): boolean {
  return siteConfig().SITE_URL.startsWith('https:');
}

/** The name of a cookie whose path is not the whole site: over TLS with the prefix that a page without TLS cannot set. */
export function secureCookieName(name: string): string {
  return isSecureSite() ? `__Secure-${name}` : name;
}
