import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MoneyType } from '#lib/bonuses/fields.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { findGame } from '#sandbox/games/port.ts';
import { endBonus } from '../assignments/end-bonus.ts';
import { isRequirementMet } from '../assignments/requirement.ts';
import { isWon } from '../eligibility.ts';
import { hasSpinsLeft } from '../spins-in-game.ts';
import { isOpen } from '../states.ts';
import { type Assignment, assignmentTable, contributionTable } from '../tables.ts';

/** The bonus that is active for a kind of game, as a stake needs it. */
export interface ActiveBonus {
  readonly assignmentId: string;
  readonly moneyType: MoneyType;
  readonly requiredMinor: number;
  readonly progressCenti: number;
  readonly maxBetMinor: number | null;
  readonly excludedGames: readonly string[];
}

const tableEngines: ReadonlySet<string> = new Set(['blackjack', 'roulette', 'baccarat']);

/** DEC-BON-17: per cent of a stake on the game that count; 0 for a game that bonus money cannot play. */
export function contributionOf(gameId: string, { excludedGames }: Pick<ActiveBonus, 'excludedGames'>): number {
  const game = findGame(gameId);
  if (game?.isJackpot || excludedGames.includes(gameId)) return 0;
  return game?.table || tableEngines.has(game?.engine ?? '') ? 10 : 100;
}

/** DEC-BON-17: what a stake adds to the progress, in hundredths of a minor unit. Sticky money counts with the real money beside it. */
export function contributedBy(bonus: ActiveBonus, gameId: string, stakeMinor: number, bonusPartMinor: number): number {
  return contributionOf(gameId, bonus) * (bonus.moneyType === 'STICKY' ? stakeMinor : bonusPartMinor);
}

/** Whether the end of a round may end the bonus: its requirement is met, or its account is empty after the win. */
export function mayBeOver(
  { assignmentId, progressCenti, requiredMinor }: ActiveBonus,
  accounts: readonly { readonly account: string; readonly minor: number }[],
  shares: Readonly<Record<string, number>>,
): boolean {
  const name = `bonus:${assignmentId}`;
  const held = (accounts.find(({ account }) => account === name)?.minor ?? 0) + (ownValue(shares, name) ?? 0);
  return held === 0 || progressCenti >= requiredMinor * 100;
}

/** After the end of a round: completes a bonus whose requirement is met, ends one whose money is lost. */
export async function endIfOver(tx: Database, assignmentId: string, now: Date): Promise<void> {
  await completeIfMet(tx, assignmentId, now);
  await endIfLost(tx, assignmentId, now);
}

/** Completes a bonus whose requirement is met, in the transaction of the stake that met it. */
export async function completeIfMet(tx: Database, assignmentId: string, now: Date): Promise<void> {
  const bonus = await findActiveById(tx, assignmentId);
  if (!bonus || !(await isRequirementMet(tx, bonus)) || (await hasSpinsLeft(tx, assignmentId))) return;
  await endBonus(tx, bonus, 'complete', { by: 'SYSTEM', now });
}

/** DEC-BON-16: ends a bonus whose account is empty while none of its money is in an open round. */
async function endIfLost(tx: Database, assignmentId: string, now: Date): Promise<void> {
  const bonus = await findActiveById(tx, assignmentId);
  if (!bonus || (await hasSpinsLeft(tx, assignmentId))) return;
  const held = await tx.execute(sql`select 1 from account a where a.assignment_id = ${assignmentId} and a.balance_minor > 0
    union all
    select 1 from game_round r where r.player_id = ${bonus.playerId} and r.ended_at is null
      and r.bonus_stakes ? ${`bonus:${assignmentId}`}
    union all
    select 1 from sports_bet s where s.player_id = ${bonus.playerId} and s.state = 'OPEN'
      and s.bonus_stakes ? ${`bonus:${assignmentId}`} limit 1`);
  if (rowsOf(held).length > 0) return;
  await endBonus(tx, bonus, 'lose', { by: 'SYSTEM', now });
}

/** A rolled-back stake takes its progress back, while the bonus is open. */
export async function takeBackContribution(tx: Database, provider: string, txId: string): Promise<void> {
  const isIt = and(eq(contributionTable.provider, provider), eq(contributionTable.txId, txId));
  const [known] = await tx.select().from(contributionTable).where(isIt);
  if (!known || known.centi === 0) return;
  const changed = await tx
    .update(assignmentTable)
    .set({ progressCenti: sql`${assignmentTable.progressCenti} - ${known.centi}` })
    .where(and(eq(assignmentTable.assignmentId, known.assignmentId), eq(assignmentTable.state, 'ACTIVE')))
    .returning({ assignmentId: assignmentTable.assignmentId });
  if (changed.length > 0) await tx.update(contributionTable).set({ centi: 0 }).where(isIt);
}

/**
 * Where money goes that was staked from, or is won for, bonuses that have ended: to the main account if the bonus was
 * completed, to the operator if it was lost or taken away. Open ones keep their account.
 */
export async function redirectEnded(
  tx: Database,
  parts: Readonly<Record<string, number>>,
  activeId: string | undefined,
): Promise<Readonly<Record<string, number>>> {
  const ids = Object.keys(parts).flatMap((account) => (account.startsWith('bonus:') ? [account.slice('bonus:'.length)] : []));
  if (ids.every((id) => id === activeId)) return parts;
  const rows = await tx.select().from(assignmentTable).where(inArray(assignmentTable.assignmentId, ids));
  const bonuses = new Map(rows.map((bonus) => [`bonus:${bonus.assignmentId}`, bonus]));
  const redirected: Record<string, number> = {};
  for (const [account, minor] of Object.entries(parts)) {
    const to = destinationOf(account, bonuses.get(account));
    redirected[to] = (ownValue(redirected, to) ?? 0) + minor;
  }
  return redirected;
}

function destinationOf(account: string, bonus: Assignment | undefined): string {
  if (!bonus || isOpen(bonus.state)) return account;
  return isWon(bonus) ? 'main' : 'house:bonus';
}

async function findActiveById(tx: Database, assignmentId: string): Promise<Assignment | undefined> {
  const [bonus] = await tx
    .select()
    .from(assignmentTable)
    .where(and(eq(assignmentTable.assignmentId, assignmentId), eq(assignmentTable.state, 'ACTIVE')));
  return bonus;
}
