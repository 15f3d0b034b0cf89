import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { GameCategory } from '#lib/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type GameSession, gameSessionTable } from './tables.ts';

export interface GameLaunch {
  /** Undefined for a visitor, who plays for fun. */
  readonly playerId: string | undefined;
  /** As the content lake names the game. */
  readonly gameId: string;
  /** Of the launch contract: `relax`, `playngo`, … */
  readonly provider: string;
  readonly category: GameCategory;
  readonly mode: 'real' | 'fun';
  readonly currency: string;
  readonly language: string;
  readonly channel: 'web' | 'mobile';
  /** Where the game leads back to, and where it sends a player without money. */
  readonly lobbyUrl: string;
  readonly depositUrl: string;
}

/**
 * Opens a game for a player or a visitor. A player has one game for money at a time: opening one closes the others, whose
 * rounds are still paid. The token goes to the launcher; it is known here by its digest only.
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
      // Two launches at once would not see each other's session.
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

/** Ends the player's games for money: no further stake is taken, an open round is still paid (DEC-X-5). */
export async function closeGameSessions(db: Database, playerId: string, now: Date): Promise<void> {
  const isOpen = and(
    eq(gameSessionTable.playerId, Number(playerId)),
    eq(gameSessionTable.mode, 'real'),
    isNull(gameSessionTable.closedAt),
  );
  await db.update(gameSessionTable).set({ closedAt: now }).where(isOpen);
}

/** The open session of a token; undefined for a token that is none or no longer. */
export async function findSessionOfToken(db: Database, token: string): Promise<GameSession | undefined> {
  const [session] = await db
    .select()
    .from(gameSessionTable)
    .where(and(eq(gameSessionTable.tokenDigest, digestOf(token)), isNull(gameSessionTable.closedAt)));
  return session;
}

/** Ties a session that was opened without a game to one; undefined where it has another already. */
export async function bindGame(db: Database, session: GameSession, gameId: string): Promise<GameSession | undefined> {
  const [bound] = await db
    .update(gameSessionTable)
    .set({ gameId })
    .where(and(eq(gameSessionTable.sessionId, session.sessionId), inArray(gameSessionTable.gameId, ['', gameId])))
    .returning();
  return bound;
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
