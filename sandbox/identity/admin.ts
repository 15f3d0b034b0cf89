import type { Database } from '#sandbox/database/database.ts';
import { clearAttempts } from './attempts.ts';
import { matchesPassword } from './passwords/passwords.ts';
import { createSessionStore } from './sessions.ts';
import { createUserStore, type NewUser } from './users.ts';

/** All sessions of a player, one of them, or all but one. */
export type WhichSessions = 'all' | { readonly only: string } | { readonly except: string };

/** In-process administration of the pool's users, for the platform. */
export interface IdentityAdmin {
  /**
   * Adds or overwrites the player's user, ends its sessions and clears its lock-out. Does not check the password policy.
   * Throws when the e-mail belongs to another player.
   */
  setUser(user: NewUser): Promise<void>;
  /** Marks the user's e-mail or phone as verified. */
  confirm(playerId: string): Promise<void>;
  checkPassword(playerId: string, password: string): Promise<boolean>;
  /** Replaces the password and clears a lock-out. Does not check the password policy, and ends no session. */
  setPassword(playerId: string, password: string): Promise<void>;
  /** Ends sessions of a player by their ids (`origin_jti`): their tokens are rejected from then on. DEC-X-5. */
  revoke(playerId: string, which: WhichSessions): Promise<void>;
}

export function createIdentityAdmin(database: Database): IdentityAdmin {
  const users = createUserStore(database);
  const sessions = createSessionStore(database);
  return {
    async setUser(user) {
      const known = await users.findByPlayer(user.playerId);
      if (known) {
        await users.update(known.sub, user);
        await sessions.revokeAll(known.sub);
      } else if (!(await users.add(user))) {
        throw new Error(`The e-mail address of player ${user.playerId} already belongs to another user.`);
      }
      await clearAttempts(database, user.email.toLowerCase());
    },
    async confirm(playerId) {
      const user = await users.findByPlayer(playerId);
      if (user) await users.update(user.sub, { confirmed: true });
    },
    async checkPassword(playerId, password) {
      const user = await users.findByPlayer(playerId);
      return user !== undefined && matchesPassword(user.sub, user, password);
    },
    async setPassword(playerId, password) {
      const user = await users.findByPlayer(playerId);
      if (!user) return;
      await users.update(user.sub, { password });
      await clearAttempts(database, user.email);
    },
    async revoke(playerId, which) {
      const user = await users.findByPlayer(playerId);
      if (!user) return;
      if (which === 'all') await sessions.revokeAll(user.sub);
      else if ('only' in which) await sessions.revokeOne(user.sub, which.only);
      else await sessions.revokeOthers(user.sub, which.except);
    },
  };
}
