import 'server-only';
import { readAccessDetails } from '#lib/account/contract.ts';
import type { Credentials } from '#lib/core/api/call.ts';
import { CallError, envelopeOf, isCallError } from '#lib/core/api/errors.ts';
import { call } from '#lib/core/api/server.ts';
import { isSecureSite } from '#lib/core/config/site.ts';
import { hostCookieName } from '#lib/core/http/cookie-names.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import { openCredentials, type SealedSession } from '../tokens/session-cookie.ts';
import { describeDevice } from './device.ts';
import { endAtPlatform } from './end-at-platform.ts';
import { type SessionRecord, stateOf } from './record.ts';
import type { SessionStore } from './session-store.ts';
import { sessionStore } from './sessions.ts';

/** The player of a request, and the session that the request belongs to. */
export interface PlayerSession extends Credentials {
  readonly sessionId: string;
}

const codes = { ended: 'error.session.ended', inactive: 'error.session.inactive' } as const;

function sessionOver(state: keyof typeof codes): CallError {
  return new CallError('platform', envelopeOf(401, codes[state]));
}

/** The same error as that of the platform, so that every call of a blocked player gets the reason (DEC-X-5). */
async function blockOf({ playerId }: SealedSession): Promise<CallError | undefined> {
  const block = await sessionStore().blockOf(playerId);
  return block && new CallError('platform', { status: 403, ...block });
}

/** A store or a platform that does not answer neither admits a player nor signs one out. */
function unavailable(cause: unknown): CallError {
  return new CallError('network', envelopeOf(503, 'error.system.error'), { cause });
}

/**
 * The player of a request by its cookies; undefined for a visitor and an expired token. Throws `CallError`: 401 for a session
 * that has ended or was inactive for too long, 503 while that cannot be known.
 */
export async function credentialsOf(cookies: ReadonlyMap<string, string>): Promise<PlayerSession | undefined> {
  const sealed = await openCredentials(cookies);
  if (!sealed) return undefined;
  if (cookies.has(hostCookieName('sign-out', isSecureSite()))) {
    // The player signed out while no server answered.
    await endOnce(sealed);
    throw sessionOver('ended');
  }
  const found = (await find(sealed)) ?? (await adopt(sealed));
  const state = found === 'ended' ? 'ended' : stateOf(found, Date.now());
  // LOG-20
  if (state === 'inactive') await endOnce(sealed, { which: 'INACTIVE' });
  if (state !== 'active') throw (await blockOf(sealed)) ?? sessionOver(state);
  return sealed;
}

/** The player of a request. Throws `CallError`: 401 without an active session, 503 while that cannot be known. */
export async function requirePlayer(request: Request): Promise<PlayerSession> {
  const player = await credentialsOf(readCookies(request.headers.get('cookie')));
  if (!player) throw new CallError('platform', envelopeOf(401, 'error.token.expired'));
  return player;
}

/** Ends a session here. Resolves to its end at the platform, which only the first call asks for. */
export async function endOnce(
  sealed: SealedSession,
  which: Parameters<typeof endAtPlatform>[1] = {},
): Promise<{ readonly atPlatform?: Promise<void> }> {
  if (!(await sessionStore().end(sealed.sessionId, sealed.playerId))) return {};
  logSecurityEvent({ event: 'sign-out', outcome: 'accepted', playerId: sealed.playerId });
  return { atPlatform: endAtPlatform(sealed, which) };
}

async function find({
  sessionId: id,
  playerId,
  issuedAt: startedAt,
}: SealedSession): Promise<SessionRecord | 'ended' | undefined> {
  try {
    return await sessionStore().find({ id, playerId, startedAt });
  } catch (cause) {
    console.error('The sessions could not be read:', cause instanceof Error ? cause.message : 'unknown');
    throw unavailable(cause);
  }
}

/** Asks the platform about a session that the store does not know, as after the loss of its file. */
async function adopt(sealed: SealedSession): Promise<SessionRecord | 'ended'> {
  try {
    await call(readAccessDetails, {}, sealed);
  } catch (error) {
    if (!isCallError(error) || !error.endsSession) throw unavailable(error);
    await sessionStore().end(sealed.sessionId, sealed.playerId);
    throw error;
  }
  // It may have ended while the platform was asked.
  const known = await find(sealed);
  if (known) return known;
  const record = recordOf(sealed, describeDevice(undefined));
  await sessionStore().adopt(record);
  return (await find(sealed)) ?? record;
}

function recordOf(sealed: SealedSession, device: SessionRecord['device']): SessionRecord {
  const { sessionId: id, playerId, upstreamId, issuedAt: startedAt, until: expiresAt } = sealed;
  return { id, playerId, upstreamId, device, startedAt, lastActiveAt: Date.now(), expiresAt };
}

/** Remembers a session that has just begun. */
export async function addSession(session: SealedSession, userAgent: string | null): Promise<void> {
  await sessionStore().add(recordOf(session, describeDevice(userAgent)));
}

/** Ends the session of a request, whatever its state. */
export async function endSessionOf(cookies: ReadonlyMap<string, string>): Promise<void> {
  const sealed = await openCredentials(cookies);
  if (sealed) await sessionStore().end(sealed.sessionId, sealed.playerId);
}

/** Ends all sessions of a player, as after a new password or a block; one can be left out. */
export async function endAllSessionsOf(playerId: string, options?: Parameters<SessionStore['endAllOf']>[1]): Promise<void> {
  await sessionStore().endAllOf(playerId, options);
  logSecurityEvent({ event: 'session-revoked', outcome: 'accepted', playerId });
}
