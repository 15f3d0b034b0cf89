import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { siteHouse } from '#lib/access/house.ts';
import { changeLanguage } from '#lib/account/contract.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { writeCookie } from '#lib/edge/headers.ts';
import { nearestPath } from '#lib/edge/nearest.ts';
import { parseLocale } from '#lib/market/locale.ts';
import { type LocaleAnswer, localeChoiceSchema, localeCookie } from '#lib/market/locale-choice.ts';
import type { SiteLocale } from '#lib/market/markets.ts';
import { CallError, envelopeOf, isCallError } from '#lib/platform/errors.ts';
import { handlePost, say } from '#lib/platform/handle.ts';
import { call } from '#lib/platform/server.ts';
import { isSecureSite } from '#lib/session/answer-headers.ts';
import { credentialsOf } from '#lib/session/token-cookies.ts';

/** MKT-29, MKT-30: the switcher's choice: remembered, told to the platform for a player, and answered with where to go. */
export async function POST(request: Request): Promise<Response> {
  const guard = { name: 'A choice of language', door: refusalAtTheDoor, shape: localeChoiceSchema };
  return handlePost(request, guard, async ({ to, path }) => {
    const locale = parseLocale(to);
    if (!locale) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
    const cookies = readCookies(request.headers.get('cookie'));
    const visit = { pathname: path, search: '', headers: request.headers, cookies, address: undefined };
    const [nearest] = await Promise.all([nearestPath(visit, locale, siteHouse()), tellPlatform(locale, cookies)]);
    const answer: LocaleAnswer = { href: `/${locale.locale}${nearest}` };
    return say(answer, [writeCookie({ ...localeCookie, value: locale.locale }, isSecureSite())]);
  });
}

/** A platform that does not answer keeps nobody from reading in another language. */
async function tellPlatform({ apiLanguage }: SiteLocale, cookies: ReadonlyMap<string, string>): Promise<void> {
  const credentials = await credentialsOf(cookies);
  if (!credentials) return;
  try {
    await call(changeLanguage, { body: { languageCode: apiLanguage } }, credentials);
  } catch (error) {
    if (!isCallError(error)) throw error;
    console.warn('The platform did not take a change of language:', error.code);
  }
}
