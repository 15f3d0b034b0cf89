import { z } from 'zod';
import { isScaled } from '#lib/money/scale.ts';

/** What a launcher's address asks for, whichever provider's names it is written in. */
export interface Launch {
  /** Of a session that the platform has opened; a game without one is for fun. */
  readonly token: string | undefined;
  readonly game: string | undefined;
  /** Empty where the address names none: then that of the session counts. */
  readonly language: string;
  readonly currency: string;
  readonly channel: 'web' | 'mobile';
  readonly lobbyUrl: string;
  readonly depositUrl: string;
}

const querySchema = z.record(z.string(), z.string().max(600));
const tokenForm = /^[\w-]{16,128}$/;

/** Each provider's launcher has words of its own for the same things (decisions §3.5). */
const words = {
  token: ['token', 'ticket', 'key'],
  game: ['game', 'gid', 'gameid', 'gameId', 'symbol', 'tableId', 'table'],
  language: ['lang', 'language', 'locale'],
  currency: ['currency', 'cur'],
  lobby: ['lobbyUrl', 'lobbyURL', 'homeurl', 'lobby', 'return_url'],
  deposit: ['depositUrl', 'deposit_url', 'cashier'],
  fun: ['practice', 'moneymode', 'mode', 'key'],
} as const;

const funValues = new Set(['1', 'fun', 'demo']);

/** Reads a launcher's query. Addresses that lead away from the operator's site are left out. */
export function readLaunch(query: Readonly<Record<string, string>>, siteUrl: string): Launch | undefined {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) return undefined;
  const read = (names: readonly string[]) => names.map((name) => parsed.data[name]).find((value) => value);
  const isFun = words.fun.some((name) => funValues.has(parsed.data[name] ?? ''));
  const token = read(words.token);
  const currency = read(words.currency) ?? '';
  const onSite = (url: string | undefined) =>
    url && URL.canParse(url) && new URL(url).origin === new URL(siteUrl).origin ? url : '';
  return {
    token: token && tokenForm.test(token) && !funValues.has(token) ? token : undefined,
    game: read(words.game),
    language: read(words.language) ?? '',
    currency: /^[A-Z]{3}$/.test(currency) && isScaled(currency) ? currency : 'EUR',
    channel: read(['channel', 'platform'])?.toLowerCase() === 'mobile' ? 'mobile' : 'web',
    lobbyUrl: onSite(read(words.lobby)),
    depositUrl: isFun ? '' : onSite(read(words.deposit)),
  };
}
