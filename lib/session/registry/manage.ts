import 'server-only';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import { endAtPlatform } from './end-at-platform.ts';
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
  const all = await sessionStore().listOf(player.playerId, { withInactive: true });
  const others = all.filter(({ id }) => id !== player.sessionId);
  await endAllSessionsOf(player.playerId, { exceptId: player.sessionId });
  // A later attempt names each session, because it must not end one that begins in the meantime.
  const named = others.flatMap(({ upstreamId }) => (upstreamId ? [{ which: 'NAMED', sessionId: upstreamId } as const] : []));
  await endAtPlatform(player, { which: 'OTHERS' }, named);
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
export async function noteSessionActivity({ sessionId, playerId }: PlayerSession, idleMs: number): Promise<void> {
  await sessionStore().touch(sessionId, playerId, Date.now() - idleMs);
}
