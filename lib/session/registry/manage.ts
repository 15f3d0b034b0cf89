import 'server-only';
import { call } from '#lib/core/api/server.ts';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import { signOut } from '../contract.ts';
import type { OpenSession } from './open-session.ts';
import { endAllSessionsOf, type PlayerSession } from './player-session.ts';
import { sessionStore } from './sessions.ts';

/** The player's active sessions: this one first, then by their last activity. */
export async function listSessions({ playerId, sessionId }: PlayerSession): Promise<readonly OpenSession[]> {
  const sessions = (await sessionStore().listOf(playerId)).map(({ id, device, startedAt, lastActiveAt }) => ({
    id,
    ...device,
    isCurrent: id === sessionId,
    startedAt: new Date(startedAt).toISOString(),
    lastActiveAt: new Date(lastActiveAt).toISOString(),
  }));
  return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastActiveAt.localeCompare(a.lastActiveAt));
}

/** Signs the player out everywhere else. */
export async function endOtherSessions(player: PlayerSession): Promise<void> {
  await endAllSessionsOf(player.playerId, { exceptId: player.sessionId });
  await endAtPlatform(player, { which: 'OTHERS' });
}

/** Signs the player out in one other place; an unknown or ended session, or one of another player, is left alone. */
export async function endOneSession(player: PlayerSession, id: string): Promise<void> {
  const { playerId } = player;
  const session = (await sessionStore().listOf(playerId)).find((each) => each.id === id);
  if (!session) return;
  await sessionStore().end(id, playerId);
  logSecurityEvent({ event: 'session-revoked', outcome: 'accepted', playerId });
  if (session.upstreamId) await endAtPlatform(player, { which: 'NAMED', sessionId: session.upstreamId });
}

/** Records when the player was last active; `idleMs` before now. */
export async function noteSessionActivity({ sessionId }: PlayerSession, idleMs: number): Promise<void> {
  await sessionStore().touch(sessionId, Date.now() - idleMs);
}

/** This site refuses the session already, so that a failing platform does not undo the sign-out. */
async function endAtPlatform(player: PlayerSession, body: Parameters<typeof call<typeof signOut>>[1]['body']): Promise<void> {
  await call(signOut, { body }, player).catch(() => {
    console.warn('Sessions could not be ended at the platform; their tokens expire by themselves.');
  });
}
