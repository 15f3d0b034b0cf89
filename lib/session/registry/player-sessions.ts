import { z } from 'zod';
import { dayMs } from '#lib/core/time/durations.ts';
import { blockSchema, type SessionBlock, type SessionClaim, type SessionRecord, sessionRecordSchema, stateOf } from './record.ts';

/** The end of all sessions of a player that started until a time. */
const cutoffSchema = z.object({
  at: z.number(),
  until: z.number(),
  exceptId: z.string().optional(),
  block: blockSchema.optional(),
});

/** What is known about the sessions of one player; the oldest change first. */
export const playerSessionsSchema = z.object({ sessions: z.array(sessionRecordSchema), cutoff: cutoffSchema.optional() });
export type PlayerSessions = z.output<typeof playerSessionsSchema>;

/** A change of the sessions of a player, which may be made again where another instance was faster. */
export type SessionsChange = (before: PlayerSessions, now: number) => PlayerSessions;

/** The time of a change that is made now: not before what is stored, which may be of an instance whose clock is ahead. */
export function timeOfChange({ sessions, cutoff }: PlayerSessions, now: number): number {
  return Math.max(now, cutoff?.at ?? 0, ...sessions.map(({ startedAt }) => startedAt));
}

export const noSessions: PlayerSessions = { sessions: [] };

/** Longer than any token lives. */
const cutoffMs = dayMs;

function put({ sessions, ...rest }: PlayerSessions, session: SessionRecord): PlayerSessions {
  return { ...rest, sessions: [...sessions.filter(({ id }) => id !== session.id), session] };
}

/**
 * A session that has begun. Above `maxPerPlayer` the longest inactive ones end. A sign-in after a block forgets the block; one that
 * could not be written before all sessions ended is ended too.
 */
export function addSession(session: SessionRecord, maxPerPlayer: number): SessionsChange {
  return (before, now) => {
    const isEnded = before.sessions.find(({ id }) => id === session.id)?.endedAt !== undefined;
    if (isEnded || (before.cutoff && before.cutoff.exceptId !== session.id && before.cutoff.at > now)) return before;
    const { sessions, cutoff } = put(before, session);
    const active = sessions.filter((each) => stateOf(each, now) === 'active');
    const oldest = active.toSorted((a, b) => a.lastActiveAt - b.lastActiveAt);
    const surplus = new Set(oldest.slice(0, Math.max(0, active.length - maxPerPlayer)));
    return {
      sessions: sessions.map((each) => (surplus.has(each) ? { ...each, endedAt: now } : each)),
      cutoff: cutoff && { ...cutoff, block: undefined },
    };
  };
}

/** The same for a session that was unknown, which the platform was asked about; all may have ended meanwhile. */
export function adoptSession(session: SessionRecord, maxPerPlayer: number): SessionsChange {
  const add = addSession(session, maxPerPlayer);
  return (before, now) => (findSession(before, session) === 'ended' ? before : add(before, now));
}

/** The end of a session, also of one whose start was not seen. */
export function endSession(id: string, playerId: string): SessionsChange {
  return (before, now) => {
    const session = before.sessions.find((each) => each.id === id) ?? unseenSession(id, playerId, now);
    return session.endedAt === undefined ? put(before, { ...session, endedAt: now }) : before;
  };
}

/** Those that started later, and a later end of all, stay as they are: this one may be written late. */
export function endAllSessions(options: { readonly exceptId?: string; readonly block?: SessionBlock } = {}): SessionsChange {
  const { exceptId } = options;
  const block = options.block && blockSchema.parse(options.block);
  return ({ sessions, cutoff }, now) => ({
    sessions: sessions.map((each) =>
      each.id === exceptId || each.endedAt !== undefined || each.startedAt > now ? each : { ...each, endedAt: now },
    ),
    cutoff: cutoff && cutoff.at > now ? cutoff : { at: now, until: now + cutoffMs, exceptId, block },
  });
}

/** The player's last activity; an earlier time than the known one changes nothing. */
export function touchSession(id: string, at: number): SessionsChange {
  return (before) => {
    const session = before.sessions.find((each) => each.id === id);
    return session && session.lastActiveAt < at ? put(before, { ...session, lastActiveAt: at }) : before;
  };
}

/** Without what no token can refer to any more; the same object where that is nothing. */
export function withoutExpired(all: PlayerSessions, now: number): PlayerSessions {
  const sessions = all.sessions.filter(({ expiresAt }) => expiresAt > now);
  const cutoff = all.cutoff && all.cutoff.until > now ? all.cutoff : undefined;
  return sessions.length === all.sessions.length && cutoff === all.cutoff ? all : { sessions, cutoff };
}

/** What was stored before, with what has happened since; an end of all since then ends the stored ones too. */
export function withStored({ sessions, cutoff }: PlayerSessions, stored: PlayerSessions): PlayerSessions {
  const known = new Set(sessions.map(({ id }) => id));
  const older = stored.sessions.filter(({ id }) => !known.has(id));
  const isOver = ({ id, startedAt, endedAt }: SessionRecord) =>
    cutoff !== undefined && endedAt === undefined && id !== cutoff.exceptId && startedAt <= cutoff.at;
  return {
    sessions: [...older.map((each) => (isOver(each) ? { ...each, endedAt: cutoff?.at } : each)), ...sessions],
    cutoff: cutoff ?? stored.cutoff,
  };
}

export function findSession({ sessions, cutoff }: PlayerSessions, claim: SessionClaim): SessionRecord | 'ended' | undefined {
  const session = sessions.find(({ id }) => id === claim.id);
  if (session) return session;
  return cutoff && cutoff.exceptId !== claim.id && claim.startedAt <= cutoff.at ? 'ended' : undefined;
}

function unseenSession(id: string, playerId: string, at: number): SessionRecord {
  const device = { browser: 'other', system: 'other' } as const;
  return { id, playerId, upstreamId: '', device, startedAt: at, lastActiveAt: at, expiresAt: at + cutoffMs };
}
