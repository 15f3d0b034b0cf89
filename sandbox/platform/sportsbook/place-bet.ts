import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { placeSportsBet } from '#lib/sportsbook/seamless/contract.ts';
import type { StakeLimit } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { negated } from '#sandbox/ledger/amounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { readBonusBalance } from '../bonuses/assignments/account.ts';
import { expireDue } from '../bonuses/assignments/expire-due.ts';
import { findActive } from '../bonuses/assignments/queue.ts';
import { findCampaign } from '../bonuses/campaigns.ts';
import type { Assignment } from '../bonuses/tables.ts';
import { textIn } from '../bonuses/texts.ts';
import { listOpenBoosts } from '../bonuses/wagering/accumulator-boost.ts';
import { minCountedOddsMilli } from '../bonuses/wagering/sports-wagering.ts';
import type { Player } from '../players/tables.ts';
import { recordOnce } from '../protection/activity.ts';
import { recordLimitReached } from '../protection/limits/record.ts';
import { lockAccounts, readStakeable, sumOf } from './accounts.ts';
import { lockBettor, requireMayBet, requireWithinLimits } from './bettor.ts';
import { bookOnce, findBet, referenceOf } from './book-once.ts';
import { sportsRefusal } from './refusals.ts';
import { findPlayerOfSession } from './sessions.ts';
import { takeFrom } from './shares.ts';
import { type Amounts, sportsBetTable } from './tables.ts';

type Bet = BodyOf<typeof placeSportsBet>;

interface Stake {
  /** What each account pays. */
  readonly parts: Amounts;
  /** The sports bonus that the bet may count for. */
  readonly bonusId?: string | undefined;
}

/** Takes a stake once, after checking session, status, flags, reality check, limits, bonus and funds in this order. */
export function placeBet(database: Database, bet: Bet, now: Date) {
  const onRefused = (tx: Database, code: string) => recordRefusedBet(tx, bet, code, now);
  return bookOnce(database, 'BET', bet, now, (tx) => takeStake(tx, bet, now), { onRefused });
}

async function takeStake(tx: Database, bet: Bet, now: Date) {
  const { betId, txId, category, amountMinor, freeBetId, title } = bet;
  const known = await findBet(tx, betId);
  if (known) throw sportsRefusal(known.state === 'BLOCKED' || known.state === 'VOIDED' ? 'ROLLED_BACK' : 'TX_MISMATCH');
  const player = await lockBettor(tx, bet.sessionId);
  await requireMayBet(tx, player, category, now);
  await expireDue(tx, player.id, now);
  const stake = freeBetId === undefined ? await readStake(tx, player, bet, now) : await readFreeBet(tx, player, bet);
  const { main: _, ...bonusStakes } = stake.parts;
  const boosts = freeBetId === undefined ? await listOpenBoosts(tx, player, now) : [];
  const entries = { ...negated(stake.parts), 'house:sports': amountMinor };
  await tx.insert(sportsBetTable).values({
    ...{ betId, playerId: player.id, category, state: 'OPEN' as const, stakeMinor: amountMinor, bonusStakes },
    ...{ bonusId: stake.bonusId, freeBetId, stakeTx: txId, title, placedAt: now },
    boostCampaigns: boosts.map(({ campaign }) => campaign.campaignId),
  });
  await post(tx, {
    referenceId: referenceOf(txId),
    playerId: String(player.id),
    currency: player.currencyCode,
    at: now,
    category,
    type: 'BET',
    status: 'SUCCESS',
    entries,
    roundId: betId,
  });
  const balanceMinor = await readStakeable(tx, player.id);
  const bonusPartMinor = amountMinor - (stake.parts.main ?? 0);
  return { reply: { balanceMinor, bonusPartMinor, txId }, playerId: player.id, entries };
}

async function readStake(tx: Database, player: Player, { amountMinor }: Bet, now: Date): Promise<Stake> {
  const accounts = await lockAccounts(tx, player.id);
  const bonus = await findActive(tx, player.id, 'SPORTS');
  const parts = takeFrom(Object.fromEntries(accounts.map(({ account, minor }) => [account, minor])), amountMinor);
  await requireWithinLimits(tx, player, parts.main ?? 0, now);
  if (bonus && bonus.maxBetMinor !== null && amountMinor > bonus.maxBetMinor) throw await maxBetRefusal(tx, player, bonus);
  if (sumOf(accounts) < amountMinor) throw sportsRefusal('NOT_ENOUGH_FUNDS');
  return { parts, bonusId: bonus?.assignmentId };
}

/** A free bet is staked whole, once. It is not the player's own money, so no limit of spending applies. */
async function readFreeBet(tx: Database, player: Player, { freeBetId, amountMinor, totalOddsMilli }: Bet): Promise<Stake> {
  const freeBet = await findActive(tx, player.id, 'FREE_BET');
  const isIt = freeBet && freeBet.assignmentId === freeBetId && (await readBonusBalance(tx, freeBet)) === amountMinor;
  if (!isIt) throw sportsRefusal('FREE_BET_USED');
  if (totalOddsMilli < minCountedOddsMilli) throw sportsRefusal('FREE_BET_ODDS');
  return { parts: { [`bonus:${freeBetId}`]: amountMinor } };
}

async function maxBetRefusal(tx: Database, { languageCode }: Player, { campaignId, maxBetMinor }: Assignment) {
  const campaign = await findCampaign(tx, campaignId);
  const bonusTitle = campaign ? textIn(campaign, languageCode).title : null;
  return sportsRefusal('BONUS_LIMIT', { rule: 'MAX_BET', bonusTitle, maxMinor: maxBetMinor } satisfies StakeLimit);
}

/** Records a bet that a limit or a reality check stopped. */
async function recordRefusedBet(tx: Database, { sessionId, amountMinor }: Bet, code: string, now: Date): Promise<void> {
  const playerId = await findPlayerOfSession(tx, sessionId);
  if (playerId === undefined) return;
  if (code === 'error.reality_check.due') await recordOnce(tx, playerId, 'REFUSED_PLAY', now);
  const limit = code === 'SPEND_LIMIT' ? 'SPEND' : code === 'LOSS_LIMIT' ? 'LOSS' : undefined;
  if (limit) await recordLimitReached(tx, playerId, limit, amountMinor, now);
}
