import type { Database } from '#sandbox/database/database.ts';
import { clearAttempts } from './attempts.ts';
import { isPassword } from './passwords.ts';
import { createSessionStore } from './sessions.ts';
import { createUserStore, type NewUser } from './users.ts';

/** What the platform may do to the pool's users without the wire. */
export interface IdentityAdmin {
  /**
   * Adds the player's user or overwrites it; ends its sessions and lifts a lock-out. The password is not judged here.
   * Throws when the e-mail belongs to another player.
   */
  setUser(user: NewUser): Promise<void>;
  /** Lets a user in who has proven his e-mail or phone. */
  confirm(playerId: string): Promise<void>;
  checkPassword(playerId: string, password: string): Promise<boolean>;
  /** Ends every session: refresh tokens and access tokens are refused from now on. DEC-X-5. */
  revokeAll(playerId: string): Promise<void>;
}

export function createIdentityAdmin(database: Database): IdentityAdmin {
  const users = createUserStore(database);
  const sessions = createSessionStore(database);
  return {
    async setUser(user) {
      const known = await users.ofPlayer(user.playerId);
      if (known) {
        await users.update(known.sub, user);
        await sessions.revokeAll(known.sub);
      } else if (!(await users.add(user))) {
        throw new Error(`The e-mail of player ${user.playerId} belongs to another user.`);
      }
      await clearAttempts(database, user.email.toLowerCase());
    },
    async confirm(playerId) {
      const user = await users.ofPlayer(playerId);
      if (user) await users.update(user.sub, { confirmed: true });
    },
    async checkPassword(playerId, password) {
      const user = await users.ofPlayer(playerId);
      return user !== undefined && isPassword(user.sub, user, password);
    },
    async revokeAll(playerId) {
      const user = await users.ofPlayer(playerId);
      if (user) await sessions.revokeAll(user.sub);
    },
  };
}
