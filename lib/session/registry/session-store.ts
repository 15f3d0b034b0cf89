import type { SessionBlock, SessionRecord } from './record.ts';

/** What a sealed cookie says about its session. */
export interface SessionClaim {
  readonly id: string;
  readonly playerId: string;
  /** Milliseconds of real time. */
  readonly startedAt: number;
}

/** Keeps the sessions of all players until their tokens end. Every read rejects while the store cannot be read. */
export interface SessionStore {
  add(session: SessionRecord): Promise<void>;
  /** `ended`: all sessions of the player that started before a certain time have ended, this one among them. */
  find(claim: SessionClaim): Promise<SessionRecord | 'ended' | undefined>;
  /** The sessions of a player that have not ended. */
  listOf(playerId: string): Promise<readonly SessionRecord[]>;
  /** Takes effect at once in this process, even when it cannot be written. */
  end(id: string, playerId: string): Promise<void>;
  /** Ends all sessions of a player that started until now, also unknown ones; one can be left out. */
  endAllOf(playerId: string, options?: { readonly exceptId?: string; readonly block?: SessionBlock }): Promise<void>;
  /** The block that ended all sessions of a player; undefined for another end, and after the next sign-in. */
  blockOf(playerId: string): Promise<SessionBlock | undefined>;
  /** Records the player's last activity; an earlier time than the known one is ignored. */
  touch(id: string, at: number): Promise<void>;
}
