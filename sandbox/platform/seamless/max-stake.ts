import { eq } from 'drizzle-orm';
import { matchCatalogLanguage } from '#lib/core/market/locale.ts';
import type { StakeLimit, StakeRule } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { assignmentTable, campaignTable } from '../bonuses/tables.ts';
import { textIn } from '../bonuses/texts.ts';
import { contributionOf } from '../bonuses/wagering/wagering.ts';
import type { Refusal } from '../core/refusal.ts';
import type { GameState } from './game-state.ts';
import { gameRefusal } from './refusals.ts';
import { gameSessionTable } from './tables.ts';

type StakeState = Pick<GameState, 'limitation' | 'bonus' | 'accounts' | 'session' | 'round'>;

/** A limit on the stake of a round, in minor units. */
export interface RoundLimit {
  readonly rule: StakeRule;
  /** 0 if the game may not be played; infinite without a limit. */
  readonly maxMinor: number;
  /** False where the operator has set it. */
  readonly isOfBonus: boolean;
}

const unlimited: RoundLimit = { rule: 'MAX_BET', maxMinor: Number.POSITIVE_INFINITY, isOfBonus: true };

/** GAM-26: the maximum stake of a round of the session's game: the lower one of the operator's and the bonus's, the operator's where both are equal. */
export function limitRound(state: StakeState): RoundLimit {
  const [ofOperator, ofBonus] = [limitByOperator(state), limitByBonus(state)];
  return ofOperator.maxMinor <= ofBonus.maxMinor ? ofOperator : ofBonus;
}

function limitByOperator({ limitation }: StakeState): RoundLimit {
  if (!limitation) return unlimited;
  const { statusCode, maxBetMinor } = limitation;
  return { rule: statusCode === 'MAX_BET' ? 'MAX_BET' : 'EXCLUDED', maxMinor: maxBetMinor ?? 0, isOfBonus: false };
}

function limitByBonus({ bonus, accounts, session, round }: StakeState): RoundLimit {
  if (!bonus) return unlimited;
  // Real money counts for sticky money also while all of that is in open rounds.
  const isStaked = round !== null && Object.keys(round.bonusStakes).length > 0;
  if (bonus.moneyType !== 'STICKY' && !isStaked && !hasBonusMoney(accounts)) return unlimited;
  if (isExcluded(bonus, session.gameId)) {
    return bonus.moneyType === 'STICKY' ? { rule: 'EXCLUDED', maxMinor: 0, isOfBonus: true } : unlimited;
  }
  return { ...unlimited, maxMinor: bonus.maxBetMinor ?? unlimited.maxMinor };
}

/** The refusal of a stake above a limit: it names the bonus in the session's language, and the highest stake. */
export async function limitRefusal(tx: Database, state: StakeState, limit: RoundLimit): Promise<Refusal> {
  return gameRefusal('GAME_LIMITATION', await describeLimit(tx, state, limit));
}

/** The limit that the next round of the session's game would be refused by; null without one. */
export async function readStakeLimit(db: Database, state: GameState): Promise<StakeLimit | null> {
  const limit = limitRound(state);
  const payableMinor = payableOf(state);
  if (payableMinor < Math.min(limit.maxMinor, state.balanceMinor)) return describeLimit(db, state, ownMoneyLimit(payableMinor));
  return Number.isFinite(limit.maxMinor) ? describeLimit(db, state, limit) : null;
}

/** Bonus money covers the stake, but this game does not take it. */
export const ownMoneyLimit = (payableMinor: number): RoundLimit => ({
  rule: payableMinor > 0 ? 'OWN_MONEY_ONLY' : 'NO_OWN_MONEY',
  maxMinor: payableMinor,
  isOfBonus: true,
});

async function describeLimit(
  db: Database,
  { bonus, session }: StakeState,
  { rule, maxMinor, isOfBonus }: RoundLimit,
): Promise<StakeLimit> {
  const bonusTitle = !isOfBonus || !bonus ? null : await readTitle(db, bonus.assignmentId, session.sessionId);
  return { rule, bonusTitle, maxMinor };
}

async function readTitle(tx: Database, assignmentId: string, sessionId: string): Promise<string | null> {
  const [found] = await tx
    .select({ campaign: campaignTable, language: gameSessionTable.language })
    .from(assignmentTable)
    .innerJoin(campaignTable, eq(campaignTable.campaignId, assignmentTable.campaignId))
    .innerJoin(gameSessionTable, eq(gameSessionTable.sessionId, sessionId))
    .where(eq(assignmentTable.assignmentId, assignmentId));
  return found ? textIn(found.campaign, matchCatalogLanguage(found.language) ?? 'en').title : null;
}

/** The accounts that may pay a stake, main first (DEC-BON-15); a game that the bonus excludes takes no bonus money. */
export function payingAccounts({
  bonus,
  accounts,
  session,
}: Pick<StakeState, 'bonus' | 'accounts' | 'session'>): StakeState['accounts'] {
  return bonus && isExcluded(bonus, session.gameId) ? accounts.filter(({ account }) => account === 'main') : accounts;
}

/** What those accounts hold. */
export const payableOf = (state: Pick<StakeState, 'bonus' | 'accounts' | 'session'>): number =>
  payingAccounts(state).reduce((sum, { minor }) => sum + minor, 0);

function isExcluded(bonus: NonNullable<StakeState['bonus']>, gameId: string): boolean {
  return contributionOf(gameId, bonus) === 0;
}

function hasBonusMoney(accounts: StakeState['accounts']): boolean {
  return accounts.some(({ account, minor }) => account !== 'main' && minor > 0);
}
