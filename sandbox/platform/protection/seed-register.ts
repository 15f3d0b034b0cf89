import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../players/tables.ts';
import { addToRegister } from './register.ts';

/** Two persons in the register of excluded persons who are players nowhere. */
export const registeredPersons = [
  { firstName: 'Vera', lastName: 'Register', dateOfBirth: '1985-02-14' },
  { firstName: 'Otto', lastName: 'Register', dateOfBirth: '1979-09-30' },
];

/** Adds them, and the persons whose accounts are excluded. */
export async function seedRegister(tx: Database, players: readonly Player[], secret: string): Promise<void> {
  for (const person of registeredPersons) await addToRegister(tx, person, { until: null }, secret);
  for (const player of players) {
    if (player.status !== 'SELF_EXCLUDED') continue;
    const until = player.block?.until ? new Date(player.block.until) : null;
    await addToRegister(tx, player, { playerId: player.id, until }, secret);
  }
}
