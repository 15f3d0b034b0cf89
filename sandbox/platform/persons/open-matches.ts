import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { postMessage } from '../messages/post-message.ts';
import { isInUse } from '../players/blocks.ts';
import { findLikeAccounts } from '../players/identity/find-accounts.ts';
import type { Likeness } from '../players/identity/likeness.ts';
import { type Player, playerTable } from '../players/tables.ts';
import { recordProtectionEvent } from '../protection/audit.ts';
import { findLikeInRegister } from '../protection/register.ts';
import { personMatchTable } from './tables.ts';

interface Occasion {
  readonly now: Date;
  readonly secret: string;
}

interface Found {
  readonly otherId: number | null;
  readonly entryHash: string | null;
  readonly likeness: Likeness;
}

/**
 * DEC-PER-2: opens a match for each known person who is like the player of a new account: other accounts, and entries of the
 * register of excluded persons. Returns the player, who is under review while a match is open.
 */
export async function reviewNewAccount(tx: Database, player: Player, occasion: Occasion): Promise<Player> {
  const accounts = (await findLikeAccounts(tx, player)).map(({ player: other, likeness }) => ({
    otherId: other.id,
    entryHash: null,
    likeness,
  }));
  const entries = await findEntries(tx, player, occasion);
  const isNew = ({ otherId }: Found) => !accounts.some((account) => account.otherId === otherId);
  return openMatches(tx, player, [...accounts, ...entries.filter(isNew)], occasion.now);
}

/** The same for an account that exists: persons who were added to the register since. */
export async function reviewAgainstRegister(tx: Database, player: Player, occasion: Occasion): Promise<Player> {
  return openMatches(tx, player, await findEntries(tx, player, occasion), occasion.now);
}

/** Opens a match for each open account that is like that of a person who has just been excluded. */
export async function reviewAccountsLike(tx: Database, excluded: Player, now: Date): Promise<void> {
  for (const { player, likeness } of await findLikeAccounts(tx, excluded)) {
    if (likeness === 'IDENTITY' || !isInUse(player, now)) continue;
    await openMatches(tx, player, [{ otherId: excluded.id, entryHash: null, likeness }], now);
  }
}

async function findEntries(tx: Database, player: Player, occasion: Occasion): Promise<readonly Found[]> {
  const entries = await findLikeInRegister(tx, player, occasion);
  return entries
    .filter(({ playerId }) => playerId !== player.id)
    .map(({ entryHash, playerId: otherId, likeness }) => ({ otherId, entryHash: otherId === null ? entryHash : null, likeness }));
}

/** A pair that is known is left as it is: what an operator has decided is not asked again. */
async function openMatches(tx: Database, player: Player, found: readonly Found[], now: Date): Promise<Player> {
  if (found.length === 0) return player;
  const opened = await tx
    .insert(personMatchTable)
    .values(found.map((each) => ({ ...each, playerId: player.id, state: 'OPEN' as const, openedAt: now })))
    .onConflictDoNothing()
    .returning();
  if (opened.length === 0) return player;
  const playerId = String(player.id);
  for (const { id: match, likeness } of opened) {
    const details = { match, likeness };
    await recordProtectionEvent(tx, { playerId, kind: 'IDENTITY_MATCH_OPENED', by: 'SYSTEM', at: now, details });
  }
  await tx.update(playerTable).set({ identityReview: true }).where(eq(playerTable.id, player.id));
  await postMessage(tx, 'identityReview', { playerId: player.id, eventKey: now.toISOString() }, now);
  return { ...player, identityReview: true };
}

/** The review ends with the last open match, and where an account that was found to be the same person's is opened again. */
export async function endReview(tx: Database, player: Player, now: Date): Promise<Player> {
  const [open] = await tx
    .select({ id: personMatchTable.id })
    .from(personMatchTable)
    .where(and(eq(personMatchTable.playerId, player.id), eq(personMatchTable.state, 'OPEN')))
    .limit(1);
  if (open || !player.identityReview) return player;
  await tx.update(playerTable).set({ identityReview: false }).where(eq(playerTable.id, player.id));
  await postMessage(tx, 'identityConfirmed', { playerId: player.id, eventKey: now.toISOString() }, now);
  return { ...player, identityReview: false };
}
