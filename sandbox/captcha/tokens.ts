import { randomBytes } from 'node:crypto';

const lifeMs = 120_000;
const keptAtMost = 10_000;

/** A solved test: for which key, when and on which host. */
export interface Solved {
  readonly siteKey: string;
  readonly at: Date;
  readonly host: string;
}

export type TokenStore = ReturnType<typeof createTokenStore>;

/** Tokens of solved tests: each is good for one check within 120 s of real time. DEC-X-3. */
export function createTokenStore(realNow: () => Date) {
  const solved = new Map<string, Solved>();
  const isOld = ({ at }: Solved) => realNow().getTime() - at.getTime() >= lifeMs;
  return {
    lifeSeconds: lifeMs / 1000,
    issue(siteKey: string, host: string): string {
      for (const [token, each] of solved) {
        if (!isOld(each) && solved.size < keptAtMost) break;
        solved.delete(token);
      }
      const token = `P1_${randomBytes(48).toString('base64url')}`;
      solved.set(token, { siteKey, at: realNow(), host });
      return token;
    },
    /** Undefined for a token that is unknown, used or too old. */
    spend(token: string): Solved | undefined {
      const found = solved.get(token);
      solved.delete(token);
      return found && !isOld(found) ? found : undefined;
    },
    clear: () => solved.clear(),
  };
}
