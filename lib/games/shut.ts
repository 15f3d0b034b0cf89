import 'server-only';
import { siteConfig } from '#lib/config/site.ts';

/** D2 §2: providers whose games this site does not open; it lists none of them either. */
export function shutProviders(): ReadonlySet<string> {
  return new Set(siteConfig().FEATURE_CREEDROOMZ ? [] : ['creedroomz']);
}
