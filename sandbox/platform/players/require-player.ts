import type { Database } from '#sandbox/database/database.ts';
import { refusal } from '../core/refusal.ts';
import { findPlayer } from './find-player.ts';
import type { Player } from './tables.ts';

/** Returns the player of a valid token; 404 if a reset has removed the player since. */
export async function requireKnownPlayer(db: Database, playerId: string): Promise<Player> {
  const player = await findPlayer(db, playerId);
  if (!player) throw refusal(404, 'error.not_found');
  return player;
}
