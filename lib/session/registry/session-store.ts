import {
  addSession,
  adoptSession,
  endAllSessions,
  endSession,
  findSession,
  type PlayerSessions,
  type SessionsChange,
  touchSession,
} from './player-sessions.ts';
import { type SessionBlock, type SessionClaim, type SessionRecord, type SessionState, stateOf } from './record.ts';

/** Keeps the sessions of all players until their tokens end. Every read rejects while the store cannot be read. */
export interface SessionStore {
  add(session: SessionRecord): Promise<void>;
  /** The same for a session that was unknown, unless all of the player's have ended meanwhile. */
  adopt(session: SessionRecord): Promise<void>;
  /** `ended`: all sessions of the player that started before a certain time have ended, this one among them. */
  find(claim: SessionClaim): Promise<SessionRecord | 'ended' | undefined>;
  /** The active sessions of a player; with `withInactive` all that were not ended. */
  listOf(playerId: string, options?: { readonly withInactive?: boolean }): Promise<readonly SessionRecord[]>;
  /** Takes effect at once in this process, even when it cannot be written. Resolves to false where the session had ended before. */
  end(id: string, playerId: string): Promise<boolean>;
  /** Ends all sessions of a player that started until now, also unknown ones; one can be left out. */
  endAllOf(playerId: string, options?: { readonly exceptId?: string; readonly block?: SessionBlock }): Promise<void>;
  /** The block that ended all sessions of a player; undefined for another end, and after the next sign-in. */
  blockOf(playerId: string): Promise<SessionBlock | undefined>;
  /** Records the player's last activity; an earlier time than the known one is ignored. */
  touch(id: string, playerId: string, at: number): Promise<void>;
  /** The active sessions of all players; undefined before they were read, and where other instances have them too. */
  countActive(): number | undefined;
}

/** Where the sessions are. */
export interface SessionStorage {
  /** Rejects while it cannot be read. */
  read(playerId: string): Promise<PlayerSessions>;
  /**
   * Resolves once the change is written, or kept in this process until it can be. `activity` may be written a little later; an
   * `end` must not be missed by anyone.
   */
  change(playerId: string, change: SessionsChange, kind: 'start' | 'end' | 'activity'): Promise<void>;
  /** The sessions of all players, where this process has them; undefined before they were read. */
  all?(): readonly SessionRecord[] | undefined;
}

interface StoreOptions {
  readonly now?: () => number;
  /** Active sessions of one player; the longest inactive one ends first. */
  readonly maxPerPlayer?: number;
}

export function createSessionStore(
  storage: SessionStorage,
  { now = Date.now, maxPerPlayer = 30 }: StoreOptions = {},
): SessionStore {
  return {
    add: (session) => storage.change(session.playerId, addSession(session, maxPerPlayer), 'start'),
    adopt: (session) => storage.change(session.playerId, adoptSession(session, maxPerPlayer), 'start'),
    find: async (claim) => findSession(await storage.read(claim.playerId), claim),
    async listOf(playerId, { withInactive = false } = {}) {
      const { sessions } = await storage.read(playerId);
      const isListed = (state: SessionState) => state === 'active' || (withInactive && state === 'inactive');
      return sessions.filter((session) => session.endedAt === undefined && isListed(stateOf(session, now())));
    },
    async end(id, playerId) {
      let isNew = true;
      const end = endSession(id, playerId);
      const note: SessionsChange = (before, at) => {
        const after = end(before, at);
        isNew = after !== before;
        return after;
      };
      await storage.change(playerId, note, 'end');
      return isNew;
    },
    endAllOf: (playerId, options) => storage.change(playerId, endAllSessions(options), 'end'),
    blockOf: async (playerId) => (await storage.read(playerId)).cutoff?.block,
    touch: (id, playerId, at) => storage.change(playerId, touchSession(id, at), 'activity'),
    countActive: () => storage.all?.()?.filter((session) => stateOf(session, now()) === 'active').length,
  };
}
