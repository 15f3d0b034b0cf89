import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lte, ne, type SQL } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { wrongCredentials } from './errors.ts';
import { refreshTokenTable, userTable } from './tables.ts';
import type { User } from './users.ts';

const lifetimeMs = 30 * dayMs;
/** Encodes to 1,704 characters, as long as a real pool's, so that cookie size limits are met here too. */
const tokenBytes = 1_278;

export interface Session {
  /** `origin_jti` of its tokens. */
  readonly id: string;
  readonly sub: string;
  readonly authTime: Date;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Sessions with their refresh tokens, stored as hashes, for 30 days of real time. */
export function createSessionStore(db: Database, realNow: () => Date = () => new Date()) {
  const isLive = () => and(eq(refreshTokenTable.revoked, false), gt(refreshTokenTable.expiresAt, realNow()));
  async function findLive(condition: SQL): Promise<Session | undefined> {
    const [row] = await db.select().from(refreshTokenTable).where(and(condition, isLive()));
    return row && { id: row.id, sub: row.sub, authTime: row.authTime };
  }
  async function revokeWhere(condition: SQL | undefined): Promise<void> {
    await db
      .update(refreshTokenTable)
      .set({ revoked: true })
      .where(and(condition, eq(refreshTokenTable.revoked, false)));
  }
  return {
    /** Opens a session of a user who was verified by these credentials. Throws `NotAuthorizedException` where others apply by now. */
    async start({ sub, verifier }: Pick<User, 'sub' | 'verifier'>): Promise<{ session: Session; refreshToken: string }> {
      const refreshToken = randomBytes(tokenBytes).toString('base64url');
      const authTime = realNow();
      const session = { id: randomUUID(), sub, authTime };
      const expiresAt = new Date(authTime.getTime() + lifetimeMs);
      return db.transaction(async (tx) => {
        // Waits for a change that ends all sessions, which would not see this one.
        const [user] = await tx
          .select({ verifier: userTable.verifier })
          .from(userTable)
          .where(eq(userTable.sub, sub))
          .for('share');
        if (user && user.verifier !== verifier) throw wrongCredentials();
        await tx.insert(refreshTokenTable).values({ ...session, tokenHash: hash(refreshToken), expiresAt });
        return { session, refreshToken };
      });
    },
    /** Undefined for an expired or revoked session. */
    findById: (id: string) => findLive(eq(refreshTokenTable.id, id)),
    /** Those of these ids whose session is neither expired nor revoked. */
    async listLive(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db
        .select({ id: refreshTokenTable.id })
        .from(refreshTokenTable)
        .where(and(inArray(refreshTokenTable.id, [...ids]), isLive()));
      return new Set(rows.map(({ id }) => id));
    },
    findByRefreshToken: (token: string) => findLive(eq(refreshTokenTable.tokenHash, hash(token))),
    revoke: (refreshToken: string) => revokeWhere(eq(refreshTokenTable.tokenHash, hash(refreshToken))),
    async revokeAll(sub: string): Promise<void> {
      await db.select({ sub: userTable.sub }).from(userTable).where(eq(userTable.sub, sub)).for('no key update');
      await revokeWhere(eq(refreshTokenTable.sub, sub));
    },
    revokeOne: (sub: string, id: string) => revokeWhere(and(eq(refreshTokenTable.sub, sub), eq(refreshTokenTable.id, id))),
    revokeOthers: (sub: string, id: string) => revokeWhere(and(eq(refreshTokenTable.sub, sub), ne(refreshTokenTable.id, id))),
    async dropExpired(): Promise<void> {
      await db.delete(refreshTokenTable).where(lte(refreshTokenTable.expiresAt, realNow()));
    },
  };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
