import { eq, ne } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { endReview, reviewAccountsLike } from '../../persons/open-matches.ts';
import { type Actor, lockPlayerAndMoney } from '../../players/actor.ts';
import { isInUse } from '../../players/blocks.ts';
import type { PlayerBlock } from '../../players/flags.ts';
import { findAccounts } from '../../players/identity/find-accounts.ts';
import { type Player, playerTable, statusHistoryTable } from '../../players/tables.ts';
import { recordProtectionEvent } from '../../protection/audit.ts';
import { recordOperatorChange } from '../../protection/operator-changes.ts';
import { addToRegister, isInRegisterBy, removeFromRegister } from '../../protection/register.ts';
import { blockAccount } from './block-account.ts';
import { endsLater } from './block-rules.ts';

/**
 * DEC-RGA-9: an exclusion holds for the person. The register refuses the person from now on, the other accounts are blocked as
 * this one unless they are for longer, and those of persons who are like this one are reviewed. Call it under `lockPersons`, and block the account itself.
 */
export async function excludePerson(
  tx: Database,
  player: Player,
  block: PlayerBlock,
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<void> {
  const until = block.until === null ? null : new Date(block.until);
  await addToRegister(tx, player, { playerId: player.id, until }, secret);
  for (const { id } of await listOthers(tx, player)) {
    const playerId = String(id);
    const other = await lockPlayerAndMoney(tx, playerId);
    if (!mayBeExcluded(other, block, now)) continue;
    await blockAccount(tx, other, { status: 'SELF_EXCLUDED', block }, now);
    const details = { until: block.until, account: player.id };
    await recordProtectionEvent(tx, { playerId, kind: 'EXCLUSION_STARTED', by: 'SYSTEM', at: now, details });
  }
  await reviewAccountsLike(tx, player, now);
}

/** Whether an exclusion changes the account: not one that is closed, and none that is excluded for longer. */
export function mayBeExcluded(account: Player, block: PlayerBlock, now: Date): boolean {
  const timeOf = (until: string | null | undefined) => (until ? new Date(until) : null);
  if (account.status === 'SELF_EXCLUDED') return endsLater(timeOf(block.until), timeOf(account.block?.until));
  return isInUse(account, now);
}

/** Ends the exclusion of the person whose account an operator has opened: the other accounts are opened with it. */
export async function endExclusion(tx: Database, player: Player, actor: Actor): Promise<void> {
  if (player.identityHash !== null) await removeFromRegister(tx, player.identityHash);
  for (const other of await listExcluded(tx, player)) {
    await tx.update(playerTable).set({ status: 'REGISTERED', block: null }).where(eq(playerTable.id, other.id));
    await tx.insert(statusHistoryTable).values({ playerId: other.id, status: 'REGISTERED', at: actor.now });
    const details = { from: 'SELF_EXCLUDED', to: 'REGISTERED', account: player.id };
    await recordOperatorChange(tx, actor, { playerId: other.id, kind: 'STATUS_CHANGED', details }, actor.now);
    await endReview(tx, other, actor.now);
  }
}

/** Whether an account is excluded, or was when an operator closed it, which does not end the exclusion. */
export async function hasExclusion(tx: Database, player: Player): Promise<boolean> {
  return player.status === 'SELF_EXCLUDED' || isInRegisterBy(tx, player);
}

/** The person's other accounts that are excluded, which the end of the exclusion opens. */
export async function listExcluded(tx: Database, player: Player): Promise<readonly Player[]> {
  return (await listOthers(tx, player)).filter(({ status }) => status === 'SELF_EXCLUDED');
}

/** In the order of their ids, so that two exclusions of one person lock them in one order. */
async function listOthers(tx: Database, player: Player): Promise<readonly Player[]> {
  const accounts = await findAccounts(tx, player.identityHash, ne(playerTable.id, player.id));
  return accounts.toSorted((one, other) => one.id - other.id);
}
