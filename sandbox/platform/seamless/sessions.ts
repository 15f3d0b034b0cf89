import { hash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { GameCategory } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type GameSession, gameSessionTable } from './tables.ts';

export interface GameLaunch {
  /** Undefined for a visitor, who plays for fun. */
  readonly playerId: string | undefined;
  /** `origin_jti` of the player's token. */
  readonly signInId?: string;
  /** The game's id in the content service. */
  readonly gameId: string;
  /** The provider's name in the launch contract: `relax`, `playngo`, … */
  readonly provider: string;
  readonly category: GameCategory;
  readonly mode: 'real' | 'fun';
  readonly currency: string;
  readonly language: string;
  readonly channel: 'web' | 'mobile';
  /** Where the game's buttons lead: back to the lobby, and to the cashier. */
  readonly lobbyUrl: string;
  readonly depositUrl: string;
}

/**
 * Opens a game session. A player has one real-money session at a time: opening one closes the others, whose open rounds are
 * still paid. Only the digest of the token is stored.
 */
export async function openGameSession(
  database: Database,
  launch: GameLaunch,
  now: Date,
): Promise<{ readonly sessionId: string; readonly launchToken: string }> {
  const { playerId, ...rest } = launch;
  const sessionId = `gs_${randomUUID()}`;
  const launchToken = randomBytes(24).toString('base64url');
  await database.transaction(async (tx) => {
    if (playerId && launch.mode === 'real') {
      // Serialises concurrent launches, which would not see each other's session.
      await tx.execute(sql`select 1 from player where id = ${Number(playerId)} for no key update`);
      await closeGameSessions(tx, playerId, now);
    }
    await tx.insert(gameSessionTable).values({
      ...rest,
      sessionId,
      tokenDigest: digestOf(launchToken),
      playerId: playerId ? Number(playerId) : null,
      openedAt: now,
    });
  });
  return { sessionId, launchToken };
}

/** Closes the player's real-money sessions: they accept no stake, but an open round is still paid (DEC-X-5). */
export async function closeGameSessions(db: Database, playerId: string, now: Date): Promise<void> {
  const isOpen = and(
    eq(gameSessionTable.playerId, Number(playerId)),
    eq(gameSessionTable.mode, 'real'),
    isNull(gameSessionTable.closedAt),
  );
  await db.update(gameSessionTable).set({ closedAt: now }).where(isOpen);
}

/** A page reports every 15 seconds, in a hidden tab once a minute. */
const openForMs = 75_000;

/** The player's open game for money; undefined where its page has not reported for that long. */
export async function findOpenGame(db: Database, playerId: number, now: Date): Promise<GameSession | undefined> {
  const { playerId: ofPlayer, mode, closedAt, openedAt } = gameSessionTable;
  const [session] = await db
    .select()
    .from(gameSessionTable)
    .where(and(eq(ofPlayer, playerId), eq(mode, 'real'), isNull(closedAt)))
    .orderBy(desc(openedAt))
    .limit(1);
  const lastSeen = session?.seenAt ?? session?.openedAt;
  return lastSeen && now.getTime() - lastSeen.getTime() < openForMs ? session : undefined;
}

/** Records that the page of a session is open. */
export async function noteOpenPage(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(gameSessionTable).set({ seenAt: now }).where(eq(gameSessionTable.sessionId, sessionId));
}

/** Finds the open session of a token; undefined for an invalid token. */
export async function findSessionOfToken(db: Database, token: string): Promise<GameSession | undefined> {
  const [session] = await db
    .select()
    .from(gameSessionTable)
    .where(and(eq(gameSessionTable.tokenDigest, digestOf(token)), isNull(gameSessionTable.closedAt)));
  return session;
}

/** Sets the game of a session that was opened without one; undefined if it has another game. */
export async function bindGame(db: Database, session: GameSession, gameId: string): Promise<GameSession | undefined> {
  const [bound] = await db
    .update(gameSessionTable)
    .set({ gameId })
    .where(and(eq(gameSessionTable.sessionId, session.sessionId), inArray(gameSessionTable.gameId, ['', gameId])))
    .returning();
  return bound;
}

function digestOf(token: string): string {
  return hash('sha256', token);
}
