import { toWire } from '#lib/core/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import { badRequest } from '../core/refusal.ts';
import type { Player } from '../players/tables.ts';
import { grant } from './assignments/assign.ts';
import { expireDue } from './assignments/expire-due.ts';
import { amountsIn, bonusOfDeposit, depositNumberOf, findCampaign, findCampaigns, isDepositKind } from './campaigns.ts';
import { mayHaveBonuses, readFacts, reasonAgainst, requireBonuses } from './eligibility.ts';
import { periodOf } from './periods.ts';
import type { AcceptedCampaign, Assignment, Campaign } from './tables.ts';

/**
 * DEC-BON-19: checks the bonus that a player chose for a deposit, before any payment starts, and returns what is accepted. Throws `error.bonus.not_allowed`,
 * `error.bonus.not_eligible`, or `error.bonus.min_deposit`.
 */
export async function checkDepositBonus(
  tx: Database,
  player: Player,
  campaignId: string,
  depositMinor: number,
  now: Date,
): Promise<AcceptedCampaign> {
  await requireBonuses(tx, player, now);
  const campaign = await findCampaign(tx, campaignId);
  const isOpen = campaign && isDepositKind(campaign) && reasonAgainst(campaign, await readFacts(tx, player), now) === undefined;
  if (!isOpen) throw badRequest('error.bonus.not_eligible');
  const currency = player.currencyCode;
  const { minDepositMinor = 0 } = amountsIn(campaign, currency);
  if (depositMinor < minDepositMinor) {
    throw badRequest('error.bonus.min_deposit', { minDeposit: toWire({ minor: minDepositMinor, currency }), currency });
  }
  const { kind, vertical, trigger, moneyType, terms } = campaign;
  return { kind, vertical, trigger, moneyType, terms };
}

interface BookedDeposit {
  readonly transactionId: string;
  readonly amountMinor: number;
  readonly campaignId: string;
  readonly accepted: AcceptedCampaign | null;
  readonly acceptedAt: Date;
}

/**
 * DEC-BON-19: grants the chosen bonus, on the terms and of the period that were accepted, in the transaction that books its deposit. Where another one is active for the same kind of game
 * it waits in the queue; where the queue is full the player starts it later; money that needs no wagering is paid at once. Call it under `lockPlayerAndMoney`.
 */
export async function grantDepositBonus(tx: Database, player: Player, deposit: BookedDeposit, now: Date): Promise<void> {
  const found = await findCampaign(tx, deposit.campaignId);
  if (!found || !(await mayHaveBonuses(tx, player, now))) return;
  const campaign = { ...found, ...deposit.accepted };
  await expireDue(tx, player.id, now);
  const period = periodOf(campaign, player, deposit.acceptedAt);
  const { assignments } = await readFacts(tx, player);
  if (assignments.some((one) => one.campaignId === campaign.campaignId && one.period === period)) return;
  if (await hasBonusOfNumber(tx, assignments, campaign)) return;
  const actor = { by: 'PLAYER', now };
  const { amountMinor: depositMinor, transactionId: depositId } = deposit;
  const bonusMinor = bonusOfDeposit(campaign, depositMinor, player.currencyCode);
  await grant(tx, player, campaign, { bonusMinor, depositMinor, depositId, period }, actor);
}

/**
 * Whether a first (second, …) deposit has earned its bonus, of whatever campaign: deposits that were started before one of them was
 * booked were all first when their bonus was chosen.
 */
async function hasBonusOfNumber(tx: Database, assignments: readonly Assignment[], campaign: Campaign): Promise<boolean> {
  if (depositNumberOf(campaign) === undefined) return false;
  const earned = assignments.filter(({ depositId }) => depositId !== null).map(({ campaignId }) => campaignId);
  return [...(await findCampaigns(tx, earned)).values()].some(({ kind }) => kind === campaign.kind);
}
