import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { scaleEuro } from '#lib/money/scale.ts';
import { authenticateGame } from '#lib/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Launch } from '../launch.ts';
import { findGame, type GameProfile } from '../profile.ts';
import type { PlatformLine } from './ask-platform.ts';
import { type PlaySession, playSessionTable } from './tables.ts';

/** Play money of a game for fun, in euro. */
const funEuros = 1_000;

export type Entered =
  | { readonly kind: 'in'; readonly key: string; readonly session: PlaySession; readonly game: GameProfile }
  | { readonly kind: 'out'; readonly why: 'unknown-game' | 'no-session' | 'unreachable' };

/**
 * Lets a launch in. The page gets a key of its own; opening a session again makes the former page's key worthless, so that
 * a round is played in one place. Without a token the game is for fun, and no live table is.
 */
export async function enter(db: Database, line: PlatformLine, provider: string, launch: Launch): Promise<Entered> {
  const asked = findGame(launch.game ?? '');
  const known = launch.token ? await askWhose(line, provider, launch.token, asked) : undefined;
  if (known?.kind === 'unheard') return { kind: 'out', why: 'unreachable' };
  if (known?.kind === 'refused') return { kind: 'out', why: 'no-session' };
  const game = known ? findGame(known.answer.gameId) : asked;
  if (!game || game.provider !== provider) return { kind: 'out', why: 'unknown-game' };
  const session = known?.answer;
  const mode = session?.mode ?? 'fun';
  if (mode === 'fun' && game.table && !game.table.demoViewable) return { kind: 'out', why: 'no-session' };
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
    seenAt: new Date(),
  };
  const again = mode === 'real' ? row : { keyDigest: row.keyDigest, seenAt: row.seenAt, language: row.language };
  const [kept] = await db
    .insert(playSessionTable)
    .values(row)
    .onConflictDoUpdate({ target: playSessionTable.sessionId, set: again })
    .returning();
  if (!kept) throw new Error('the session was not kept');
  return { kind: 'in', key, session: kept, game };
}

/** One name for all sessions of a player at a game; a session for fun is by itself. */
export function ownerOf({ playerId, game, sessionId }: PlaySession): string {
  return playerId === null ? sessionId : `${playerId} ${game}`;
}

/** The ids of all sessions of a player at a game, for a query: each launch has its own. */
export function sessionsOfOwner(db: Database, { playerId, game, sessionId }: PlaySession) {
  const { sessionId: id, playerId: ofPlayer, game: atGame } = playSessionTable;
  const isOwn = playerId === null ? eq(id, sessionId) : and(eq(ofPlayer, playerId), eq(atGame, game));
  return db.select({ id }).from(playSessionTable).where(isOwn);
}

/** A token that was given out before a game was named is bound to the launcher's. */
function askWhose(line: PlatformLine, provider: string, token: string, game: GameProfile | undefined) {
  const body = { token, provider, ...(game && { gameId: game.gameId }) };
  return line.ask(authenticateGame.path, body, authenticateGame.reply);
}

/** The session of a page's key; undefined when it was opened elsewhere since. Notes that the page is still there. */
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
