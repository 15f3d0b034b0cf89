import { and, desc, eq } from 'drizzle-orm';
import type { GameMark } from '#lib/games/lobby/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { gameMarkTable } from './tables.ts';

type Kind = 'FAVORITE' | 'RECENT';
type PageType = GameMark['lobbyPageType'];
type Row = typeof gameMarkTable.$inferSelect;

/** Maximum per player and kind; the oldest are deleted. */
const maxMarks = 300;

function write({ gameId, lobbyPageType, createdAt }: Row): GameMark {
  return { gameId, lobbyPageType, createdAt: createdAt.toISOString() };
}

const ofKind = (playerId: string, kind: Kind) => and(eq(gameMarkTable.playerId, Number(playerId)), eq(gameMarkTable.kind, kind));

/** The player's marks in one lobby, newest first. */
export async function listMarks(
  database: Database,
  { playerId, kind, category, limit }: { playerId: string; kind: Kind; category: PageType; limit: number },
): Promise<GameMark[]> {
  const rows = await database
    .select()
    .from(gameMarkTable)
    .where(and(ofKind(playerId, kind), eq(gameMarkTable.lobbyPageType, category)))
    .orderBy(desc(gameMarkTable.createdAt), gameMarkTable.gameId)
    .limit(limit);
  return rows.map(write);
}

export async function hasMark(database: Database, playerId: string, kind: Kind, gameId: string): Promise<boolean> {
  const rows = await database
    .select({ gameId: gameMarkTable.gameId })
    .from(gameMarkTable)
    .where(and(ofKind(playerId, kind), eq(gameMarkTable.gameId, gameId)));
  return rows.length > 0;
}

interface Mark {
  readonly playerId: string;
  readonly kind: Kind;
  readonly gameId: string;
  readonly lobbyPageType: PageType;
  readonly at: Date;
}

/** Sets a mark. A favourite keeps its date, a recent game becomes the newest. */
export async function setMark(database: Database, { playerId, kind, gameId, lobbyPageType, at }: Mark): Promise<GameMark> {
  const row: Row = { playerId: Number(playerId), kind, gameId, lobbyPageType, createdAt: at };
  const target = [gameMarkTable.playerId, gameMarkTable.kind, gameMarkTable.gameId];
  const insert = database.insert(gameMarkTable).values(row);
  if (kind === 'FAVORITE') await insert.onConflictDoNothing({ target });
  else await insert.onConflictDoUpdate({ target, set: { createdAt: at, lobbyPageType } });
  const beyond = await database
    .select({ gameId: gameMarkTable.gameId })
    .from(gameMarkTable)
    .where(ofKind(playerId, kind))
    .orderBy(desc(gameMarkTable.createdAt), gameMarkTable.gameId)
    .offset(maxMarks);
  for (const old of beyond) await removeMark(database, playerId, kind, old.gameId);
  return write(row);
}

export async function removeMark(database: Database, playerId: string, kind: Kind, gameId: string): Promise<void> {
  await database.delete(gameMarkTable).where(and(ofKind(playerId, kind), eq(gameMarkTable.gameId, gameId)));
}
