import { randomUUID } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import { normalizePassword } from '#lib/core/validation/password.ts';
import type { Database } from '#sandbox/database/database.ts';
import { createCredential } from './passwords/srp.ts';
import { refreshTokenTable, userTable } from './tables.ts';

export type User = typeof userTable.$inferSelect;

export interface NewUser {
  readonly email: string;
  readonly playerId: string;
  readonly password: string;
  /** False until the player has verified the e-mail or phone. */
  readonly confirmed: boolean;
}

export type UserStore = ReturnType<typeof createUserStore>;

/** The users of the pool. A password is stored as salt and verifier only. */
export function createUserStore(db: Database) {
  return {
    /** Finds a user by `sub` or by e-mail, case-insensitively. */
    async find(username: string): Promise<User | undefined> {
      const name = username.toLowerCase();
      const [user] = await db
        .select()
        .from(userTable)
        .where(or(eq(userTable.email, name), eq(userTable.sub, name)));
      return user;
    },
    async findByPlayer(playerId: string): Promise<User | undefined> {
      const [user] = await db.select().from(userTable).where(eq(userTable.playerId, playerId));
      return user;
    },
    /** Undefined when the e-mail or the player already has a user. */
    async add(user: NewUser): Promise<User | undefined> {
      const [added] = await db.insert(userTable).values(toRow(user)).onConflictDoNothing().returning();
      return added;
    },
    async update(sub: string, change: { readonly email?: string; readonly password?: string; readonly confirmed?: boolean }) {
      const { email, password, confirmed } = change;
      await db
        .update(userTable)
        .set({ email: email?.toLowerCase(), confirmed, ...(password !== undefined && credentialOf(sub, password)) })
        .where(eq(userTable.sub, sub));
    },
    async isEmpty(): Promise<boolean> {
      return (await db.select({ sub: userTable.sub }).from(userTable).limit(1)).length === 0;
    },
    /** Replaces all users and deletes all sessions. */
    async replaceAll(users: readonly NewUser[]): Promise<void> {
      const rows = users.map(toRow);
      await db.transaction(async (tx) => {
        await tx.delete(refreshTokenTable);
        await tx.delete(userTable);
        if (rows.length > 0) await tx.insert(userTable).values(rows);
      });
    },
  };
}

function toRow({ email, playerId, password, confirmed }: NewUser): User {
  const sub = randomUUID();
  return { sub, email: email.toLowerCase(), playerId, confirmed, ...credentialOf(sub, password) };
}

function credentialOf(sub: string, password: string) {
  return createCredential(sub, normalizePassword(password));
}
