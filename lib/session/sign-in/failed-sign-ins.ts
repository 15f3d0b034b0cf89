import type { Requester } from '#lib/core/api/requester.ts';
import { isLoopback, networksOf } from '#lib/core/http/address.ts';
import { type AttemptStore, type RateLimit, wideLimit } from '#lib/core/http/rate-limit.ts';
import { openAttempts } from '#lib/core/redis/attempts.ts';
import { accountKeyOf } from '../requester/known-browser.ts';
import type { Refusal } from './refusal.ts';

/** DEC-X-9: with three wrong passwords in half an hour, of one account or from one address, a sign-in needs a captcha. */
const limit = { maxAttempts: 3, windowMs: 30 * 60_000 };
const guessCodes: ReadonlySet<Refusal['code']> = new Set(['login.error.unauthorized', 'login.error.maxAttempt']);

export interface FailedSignIns {
  needsCaptcha(): Promise<boolean>;
  /** Counts a refused sign-in if its credentials were the reason. */
  recordRefusal(refusal: Refusal): Promise<void>;
  /** Forgets the wrong passwords of this account, not those from the address: a client could reset them with an account of its own. */
  clear(): Promise<void>;
}

let siteStore: AttemptStore | undefined;

/** Opened at the first use, because a build has no configuration. */
function siteAttempts(): AttemptStore {
  siteStore ??= openAttempts();
  return siteStore;
}

/**
 * The wrong passwords so far. Those of a browser that the account knows are counted apart, so that a stranger's do not ask it for
 * a captcha. All others are counted by account, known or not, and by network, except this machine's.
 */
export function failedSignIns(
  email: string,
  { requester, client }: { readonly requester: Requester; readonly client?: string | undefined },
  store: AttemptStore = siteAttempts(),
): FailedSignIns {
  const account = accountKeyOf(email);
  const ofAccount = requester.isKnown ? `browser ${requester.id} ${account}` : `account ${account}`;
  const counted: (readonly [key: string, limit: RateLimit])[] = [
    [ofAccount, limit],
    ...(requester.isKnown ? [] : limitsOfNetworks(client)),
  ];
  return {
    async needsCaptcha() {
      const waits = await Promise.all(counted.map(([key, max]) => store.wait(key, max)));
      return waits.some((wait) => wait > 0);
    },
    async recordRefusal({ code }) {
      if (guessCodes.has(code)) await Promise.all(counted.map(([key, max]) => store.take(key, max)));
    },
    clear: () => store.clear(ofAccount),
  };
}

function limitsOfNetworks(client: string | undefined): (readonly [string, RateLimit])[] {
  if (!client || isLoopback(client)) return [];
  const { own, widest } = networksOf(client);
  return [[`address ${own}`, limit], ...(widest === own ? [] : [[`address ${widest}`, wideLimit(limit)] as const])];
}
