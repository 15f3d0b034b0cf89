import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const lifeMs = 120_000;
const maxTokens = 10_000;

/** A passed challenge. */
export interface Solved {
  readonly siteKey: string;
  readonly at: Date;
  readonly host: string;
}

export type TokenStore = ReturnType<typeof createTokenStore>;

/** Tokens of passed challenges: each is accepted once within 120 s of real time (DEC-X-3). */
export function createTokenStore(realNow: () => Date) {
  const solved = new LRUCache<string, Solved>({ max: maxTokens });
  const isExpired = ({ at }: Solved) => realNow().getTime() - at.getTime() >= lifeMs;
  return {
    lifeSeconds: lifeMs / 1000,
    issue(siteKey: string, host: string): string {
      const token = `P1_${randomBytes(48).toString('base64url')}`;
      solved.set(token, { siteKey, at: realNow(), host });
      return token;
    },
    /** Undefined for an unknown, used or expired token. */
    consume(token: string): Solved | undefined {
      const found = solved.get(token);
      solved.delete(token);
      return found && !isExpired(found) ? found : undefined;
    },
    clear: () => solved.clear(),
  };
}
