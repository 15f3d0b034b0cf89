import { siteConfig } from '#lib/config/site.ts';
import type { PageContext } from '#lib/content/params.ts';
import { wordsOf } from '#lib/i18n/messages.ts';
import type { LobbyKey } from '#lib/lobby/types.ts';
import type { TilePlace } from './tile-place.ts';

export function placeOf({ locale, audience }: PageContext, lobby: LobbyKey): TilePlace {
  return {
    home: `/${locale.locale}`,
    locale: locale.locale,
    market: locale.market,
    currency: locale.currency,
    tag: locale.tag,
    language: locale.catalogLanguage,
    lobby,
    isPlayer: audience !== 'visitor',
    siteId: siteConfig().SITE_ID,
    words: wordsOf(locale, 'tiles'),
  };
}
