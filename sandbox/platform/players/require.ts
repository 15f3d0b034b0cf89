import type { Database } from '#sandbox/database/database.ts';
import { refusal } from '../refusal.ts';
import { findPlayer } from './find.ts';
import type { Player } from './tables.ts';

/** The player of a valid token; 404 when a reset has taken him away since. */
export async function requireKnownPlayer(db: Database, playerId: string): Promise<Player> {
  const player = await findPlayer(db, playerId);
  if (!player) throw refusal(404, 'error.not_found');
  return player;
}
