import type { Database } from '#sandbox/database/database.ts';
import type { SignInRefusal } from '#sandbox/identity/port.ts';
import { exclusionUntil, refusalAt } from '../players/blocks.ts';
import type { Player } from '../players/tables.ts';
import { findInRegister } from './register.ts';

/** The exclusion of the person with an identity; undefined if there is none now (DEC-RGA-4). */
export async function findExclusion(db: Database, identityHash: string | null, now: Date): Promise<SignInRefusal | undefined> {
  const until = await findInRegister(db, identityHash, now);
  if (until === undefined) return undefined;
  return until === null ? { kind: 'exclusion-indefinite' } : exclusionUntil(until, now);
}

/** Why the player may not sign in, pay in or have bonuses now: the account's status, or the person's exclusion. */
export async function findRefusal(db: Database, player: Player, now: Date): Promise<SignInRefusal | undefined> {
  const own = refusalAt(player, now);
  if (own && own.kind !== 'unverified') return own;
  return (await findExclusion(db, player.identityHash, now)) ?? own;
}
