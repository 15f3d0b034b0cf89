import { addressOf, checkAccess } from '#lib/access/gate.ts';
import { checkRateLimit, limitRequests } from '#lib/access/limits.ts';
import { changeLanguage, readProfile } from '#lib/account/contract.ts';
import { CallError, envelopeOf, isCallError } from '#lib/core/api/errors.ts';
import { handlePost, jsonResponse } from '#lib/core/api/handle.ts';
import { call } from '#lib/core/api/server.ts';
import { isSecureSite } from '#lib/core/config/site.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { homeMarket, marketLocales, parseLocale } from '#lib/core/market/locale.ts';
import { type LocaleAnswer, localeChoiceSchema, type MessageLanguage } from '#lib/core/market/locale-choice.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { writeCookie } from '#lib/edge/headers.ts';
import { nearestPath } from '#lib/edge/nearest.ts';
import { siteEdgeContext } from '#lib/edge/site-context.ts';
import { credentialsOf } from '#lib/session/registry/player-session.ts';

/** DEC-LOC-8: the locale chosen last; it never overrides the address. */
const yearSeconds = 31_536_000;

const checkLimit = limitRequests('choices of a language', { maxAttempts: 240, windowMs: hourMs });

/** MKT-29, MKT-30: stores the chosen locale, sends a player's choice to the platform, and answers with what the page says and opens. */
export async function POST(request: Request): Promise<Response> {
  const guard = { name: 'A choice of language', checkAccess, shape: localeChoiceSchema };
  return handlePost(request, guard, async ({ to, path }) => {
    await checkLimit(request);
    const locale = parseLocale(to);
    if (!locale) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    const cookies = readCookies(request.headers.get('cookie'));
    const page = { pathname: path, search: '', headers: request.headers, cookies, address: addressOf(request) };
    const [nearest, messages] = await Promise.all([
      nearestPath(page, locale, siteEdgeContext()),
      saveToPlatform(locale, request),
    ]);
    const answer: LocaleAnswer = { href: `/${locale.locale}${nearest}`, messages };
    const chosen = { name: 'locale', value: locale.locale, maxAgeSeconds: yearSeconds } as const;
    return jsonResponse(answer, [writeCookie(chosen, isSecureSite())]);
  });
}

/**
 * Also changes the language of the operator's messages, to one that the player's market offers; undefined where it stays as it
 * was and is the page's. Neither an error of the platform nor a limit prevents the change of the page.
 */
async function saveToPlatform({ apiLanguage }: SiteLocale, request: Request): Promise<MessageLanguage | undefined> {
  try {
    const credentials = await credentialsOf(readCookies(request.headers.get('cookie')));
    if (!credentials) return undefined;
    const { countryCode, languageCode } = await call(readProfile, {}, credentials);
    if (languageCode === apiLanguage) return undefined;
    if (!marketLocales(homeMarket(countryCode)).some((offered) => offered.apiLanguage === apiLanguage))
      return { languageCode, isChanged: false };
    await checkRateLimit(request, changeLanguage, credentials.playerId);
    await call(changeLanguage, { body: { languageCode: apiLanguage } }, credentials);
    return { languageCode: apiLanguage, isChanged: true };
  } catch (error) {
    if (!isCallError(error)) throw error;
    console.warn('A change of language was not stored:', error.code);
    return undefined;
  }
}
