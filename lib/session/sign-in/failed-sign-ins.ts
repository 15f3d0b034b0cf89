import { createHash } from 'node:crypto';
import { isLoopback, networkOf } from '#lib/core/http/address.ts';
import { type AttemptStore, createMemoryStore } from '#lib/core/http/rate-limit.ts';
import type { Refusal } from './refusal.ts';

/** DEC-X-9: with three wrong passwords in half an hour, of one account or from one address, a sign-in needs a captcha. */
const limit = { maxAttempts: 3, windowMs: 30 * 60_000 };
const guessCodes: ReadonlySet<Refusal['code']> = new Set(['login.error.unauthorized', 'login.error.maxAttempt']);

export interface FailedSignIns {
  needsCaptcha(): Promise<boolean>;
  /** Counts a refused sign-in if its credentials were the reason. */
  recordRefusal(refusal: Refusal): Promise<void>;
  clear(): Promise<void>;
}

const ownStore = createMemoryStore();

/** The wrong passwords so far: of an account, known or not, and from the address, except this machine's. */
export function failedSignIns(email: string, address: string | undefined, store: AttemptStore = ownStore): FailedSignIns {
  const account = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  const keys = [`account ${account}`, ...(address && !isLoopback(address) ? [`address ${networkOf(address)}`] : [])];
  return {
    async needsCaptcha() {
      const waits = await Promise.all(keys.map((key) => store.wait(key, limit)));
      return waits.some((wait) => wait > 0);
    },
    async recordRefusal({ code }) {
      if (guessCodes.has(code)) await Promise.all(keys.map((key) => store.take(key, limit)));
    },
    async clear() {
      await Promise.all(keys.map((key) => store.clear(key)));
    },
  };
}
