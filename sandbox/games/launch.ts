import { z } from 'zod';
import { parseUrl } from '#lib/core/http/parse-url.ts';
import { isScaled } from '#lib/core/money/scale.ts';
import { ownValue } from '#lib/core/own-value.ts';

/** The parameters of a launcher's URL, in neutral names. */
export interface Launch {
  /** Token of the session that the platform opened; without it the game is for fun. */
  readonly token: string | undefined;
  readonly game: string | undefined;
  /** Empty if the URL has none; then the session's language applies. */
  readonly language: string;
  readonly currency: string;
  readonly channel: 'web' | 'mobile';
  readonly lobbyUrl: string;
  readonly depositUrl: string;
}

const querySchema = z.record(z.string(), z.string().max(600));
const tokenForm = /^[\w-]{16,128}$/;

/** The providers' names of each parameter. */
const parameterNames = {
  token: ['token', 'ticket', 'key'],
  game: ['game', 'gid', 'gameid', 'gameId', 'symbol', 'tableId', 'table'],
  language: ['lang', 'language', 'locale'],
  currency: ['currency', 'cur'],
  lobby: ['lobbyUrl', 'lobbyURL', 'homeurl', 'lobby', 'return_url'],
  deposit: ['depositUrl', 'deposit_url', 'cashier'],
  fun: ['practice', 'moneymode', 'mode', 'key'],
} as const;

const funValues = new Set(['1', 'fun', 'demo']);

/** Reads a launcher's query; undefined for malformed input. URLs of other origins than the operator's site become empty. */
export function readLaunch(query: Readonly<Record<string, string>>, siteUrl: string): Launch | undefined {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) return undefined;
  const read = (names: readonly string[]) => names.map((name) => ownValue(parsed.data, name)).find((value) => value);
  const isFun = parameterNames.fun.some((name) => funValues.has(ownValue(parsed.data, name) ?? ''));
  const token = read(parameterNames.token);
  const currency = read(parameterNames.currency) ?? '';
  const onSite = (url = '') => (parseUrl(url)?.origin === new URL(siteUrl).origin ? url : '');
  return {
    token: token && tokenForm.test(token) && !funValues.has(token) ? token : undefined,
    game: read(parameterNames.game),
    language: read(parameterNames.language) ?? '',
    currency: /^[A-Z]{3}$/.test(currency) && isScaled(currency) ? currency : 'EUR',
    channel: read(['channel', 'platform'])?.toLowerCase() === 'mobile' ? 'mobile' : 'web',
    lobbyUrl: onSite(read(parameterNames.lobby)),
    depositUrl: isFun ? '' : onSite(read(parameterNames.deposit)),
  };
}
