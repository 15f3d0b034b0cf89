import 'server-only';
import { disabledProviders } from '#lib/core/config/game-providers.ts';
import { siteConfig } from '#lib/core/config/site.ts';

/** Ids of game providers that this site neither opens nor lists. */
export function siteDisabledProviders(): ReadonlySet<string> {
  return new Set(disabledProviders(siteConfig()));
}
