import 'server-only';
import { environment, type SiteConfig } from './environment.ts';

export type { SiteConfig };

/** The site's configuration, for code that runs on the server only. */
export function siteConfig(): SiteConfig {
  return environment();
}
