import 'server-only';
import { type SecureCookie, secureCookieName } from '../http/cookie-names.ts';
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

/** The name of a cookie of one path at this site. */
export function siteCookieName(name: SecureCookie): string {
  return secureCookieName(name, isSecureSite());
}
