import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { authenticateGame } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Launch } from '../launch.ts';
import { findGame, type GameProfile } from '../profile.ts';
import { canPlayFreeSpins } from './free-spins.ts';
import type { PlatformClient } from './platform-client.ts';
import { type PlaySession, playSessionTable } from './tables.ts';

/** Play money of a fun session, in euro. */
const funEuros = 1_000;

export type OpenResult =
  | { readonly kind: 'opened'; readonly key: string; readonly session: PlaySession; readonly game: GameProfile }
  | { readonly kind: 'rejected'; readonly reason: 'unknown-game' | 'no-session' | 'unreachable' };

/**
 * Opens a session for a launch. Each page gets its own key; opening a session again revokes the earlier page's key, so that a
 * round is played in one page only. Without a token the session is for fun, which live tables allow only where they have a demo.
 */
export async function openSession(
  db: Database,
  platformClient: PlatformClient,
  provider: string,
  launch: Launch,
): Promise<OpenResult> {
  const requested = findGame(launch.game ?? '');
  const reply = launch.token ? await authenticate(platformClient, provider, launch.token, requested) : undefined;
  if (reply?.kind === 'unknown') return { kind: 'rejected', reason: 'unreachable' };
  if (reply?.kind === 'refused') return { kind: 'rejected', reason: 'no-session' };
  const game = reply ? findGame(reply.answer.gameId) : requested;
  if (!game || game.provider !== provider) return { kind: 'rejected', reason: 'unknown-game' };
  const session = reply?.answer;
  const mode = session?.mode ?? 'fun';
  if (mode === 'fun' && game.table && !game.table.demoViewable) return { kind: 'rejected', reason: 'no-session' };
  const freeSpins = session?.freeSpins && canPlayFreeSpins(game, session.currency, session.freeSpins) ? session.freeSpins : null;
  const key = randomBytes(24).toString('base64url');
  const row = {
    sessionId: session?.sessionId ?? `fun_${randomUUID()}`,
    keyDigest: digestOf(key),
    playerId: mode === 'real' ? (session?.playerId ?? null) : null,
    game: game.slug,
    provider,
    mode,
    gameId: session?.gameId ?? game.gameId,
    category: session?.category ?? (game.table ? ('LIVE_CASINO' as const) : ('CASINO' as const)),
    currency: session?.currency ?? launch.currency,
    country: session?.country ?? '',
    language: launch.language || (session?.language ?? 'en'),
    channel: session?.channel ?? launch.channel,
    lobbyUrl: session?.lobbyUrl || launch.lobbyUrl,
    depositUrl: session?.depositUrl || launch.depositUrl,
    balanceMinor:
      mode === 'real' ? (session?.balanceMinor ?? 0) : scaleEuro(funEuros, session?.currency ?? launch.currency).minor,
    freeSpins,
    maxStakeMinor: session?.maxStakeMinor ?? null,
    minRoundMs: session?.minRoundMs ?? 0,
    seenAt: new Date(),
  };
  const update = mode === 'real' ? row : { keyDigest: row.keyDigest, seenAt: row.seenAt, language: row.language };
  const [stored] = await db
    .insert(playSessionTable)
    .values(row)
    .onConflictDoUpdate({ target: playSessionTable.sessionId, set: update })
    .returning();
  if (!stored) throw new Error('the session was not stored');
  return { kind: 'opened', key, session: stored, game };
}

/** One key for all sessions of a player at a game; a fun session has its own. */
export function ownerOf({ playerId, game, sessionId }: PlaySession): string {
  return playerId === null ? sessionId : `${playerId} ${game}`;
}

/** A subquery of the ids of all sessions of a player at a game: each launch has its own. */
export function sessionsOfOwner(db: Database, { playerId, game, sessionId }: PlaySession) {
  const { sessionId: id, playerId: ofPlayer, game: atGame } = playSessionTable;
  const isOwn = playerId === null ? eq(id, sessionId) : and(eq(ofPlayer, playerId), eq(atGame, game));
  return db.select({ id }).from(playSessionTable).where(isOwn);
}

/** Sends the launcher's game as well: a token issued without a game is bound to it. */
function authenticate(platformClient: PlatformClient, provider: string, token: string, game: GameProfile | undefined) {
  const body = { token, provider, ...(game && { gameId: game.gameId }) };
  return platformClient.post(authenticateGame.path, body, authenticateGame.reply);
}

/** The session of a page's key; undefined after the session was opened elsewhere. Records that the page is alive. */
export async function findSession(db: Database, key: string | undefined): Promise<PlaySession | undefined> {
  if (!key) return undefined;
  const [session] = await db
    .update(playSessionTable)
    .set({ seenAt: new Date() })
    .where(eq(playSessionTable.keyDigest, digestOf(key)))
    .returning();
  return session;
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
