import 'server-only';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { minimumAge } from '#lib/core/market/countries.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import type { Action } from '../../types.ts';

/** Pages that offers lead to: a promotion, a campaign's page, a landing page, registration, the deposit. */
const offerPath =
  /^\/[^/]+\/(?:promotions\/.+\/.|promo\/|landing\/|signup(?:\/|$)|register\/|deposit\/?$|my-account\/banking\/deposit\/?$)/;

/** Age and terms of a market's offers, in its language. */
export function offerNote(locale: SiteLocale): string {
  return getTranslator(locale, 'home')('offerNote', { age: minimumAge(locale.market) });
}

/** Age and terms, where one of the links leads to an offer; else null. */
export function noteOfLinks(locale: SiteLocale, links: readonly (Action | null)[]): string | null {
  const isOffer = links.some((link) => link && offerPath.test(link.href.replace(/[?#].*$/s, '')));
  return isOffer ? offerNote(locale) : null;
}
