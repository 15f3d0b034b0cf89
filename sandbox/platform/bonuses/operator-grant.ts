import { readExactAmount } from '#lib/core/money/amount.ts';
import { toWire } from '#lib/core/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { BonusGrant, GrantableCampaign } from '#sandbox/ops/port/bonuses.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type { Actor } from '../players/actor.ts';
import { type Player, siteId } from '../players/tables.ts';
import { grant } from './assignments/assign.ts';
import { expireDue } from './assignments/expire-due.ts';
import { amountsIn, findCampaign, statusOf } from './campaigns.ts';
import { type BonusFacts, mayHaveBonuses, readFacts } from './eligibility.ts';
import { periodOf } from './periods.ts';
import type { Assignment, Campaign } from './tables.ts';
import { textIn } from './texts.ts';

/**
 * Gives a player the bonus of a campaign, also one that is not open to the player by deposits, loyalty, market or time. It
 * becomes active, or waits in the queue for the active one, or, where the queue is full, waits until the player starts it; free
 * spins alone wait until they are claimed. Call it under `lockPlayerAndMoney`.
 */
export async function grantByOperator(tx: Database, player: Player, wanted: BonusGrant, actor: Actor): Promise<Assignment> {
  if (!(await mayHaveBonuses(tx, player, actor.now))) {
    throw new OpsRefusal(409, 'error.bonus.not_allowed', 'The player may have no bonus: see status and flags of the player.');
  }
  const campaign = await findCampaign(tx, wanted.campaignId);
  if (!campaign) throw new OpsRefusal(404, 'error.not_found', `There is no campaign ${wanted.campaignId}.`);
  await expireDue(tx, player.id, actor.now);
  const reason = reasonAgainstGrant(campaign, await readFacts(tx, player), actor.now);
  if (reason) throw new OpsRefusal(409, 'error.bonus.not_eligible', reason);
  const bonusMinor = amountOf(campaign, player.currencyCode, wanted.amount);
  return grant(tx, player, campaign, { bonusMinor }, actor);
}

/** The campaigns that an operator can give the player now. */
export function listGrantable(campaigns: readonly Campaign[], facts: BonusFacts, now: Date): readonly GrantableCampaign[] {
  const currency = facts.player.currencyCode;
  return campaigns
    .filter((campaign) => reasonAgainstGrant(campaign, facts, now) === undefined)
    .map((campaign) => {
      const maxMinor = maxOf(campaign, currency);
      return {
        campaignId: campaign.campaignId,
        title: textIn(campaign, 'en').title,
        max: maxMinor === undefined ? null : toWire({ minor: maxMinor, currency }),
        needsAmount: campaign.terms.matchPercent !== undefined,
      };
    });
}

/** Why no player could be given the campaign, or this one not; a sentence for the operator. */
function reasonAgainstGrant(campaign: Campaign, { player, assignments }: BonusFacts, now: Date): string | undefined {
  const { campaignId, terms } = campaign;
  const status = statusOf(campaign, now);
  if (campaign.siteId !== siteId) return 'The campaign belongs to another site.';
  if (status !== 'ACTIVE') return `The campaign is ${status}.`;
  if (campaign.startedAt > now) return 'The campaign has not begun.';
  if (terms.cashback) return 'The player switches cashback on; it cannot be granted.';
  if (maxOf(campaign, player.currencyCode) === undefined && !terms.freeSpins && !terms.booster) {
    return 'The campaign has no bonus that could be granted.';
  }
  const period = periodOf(campaign, player, now);
  const isTaken = assignments.some((one) => one.campaignId === campaignId && one.period === period);
  return isTaken ? 'The player has or had the bonus of this campaign.' : undefined;
}

/** The most that the campaign gives, in minor units; undefined where it gives no money. */
function maxOf(campaign: Campaign, currency: string): number | undefined {
  const { amountMinor, maxBonusMinor } = amountsIn(campaign, currency);
  return campaign.terms.matchPercent === undefined ? amountMinor : maxBonusMinor;
}

/** The amount to grant, in minor units. A share of a deposit has none of its own. */
function amountOf(campaign: Campaign, currency: string, amount: number | undefined): number {
  const max = maxOf(campaign, currency);
  if (max === undefined) {
    if (amount === undefined) return 0;
    throw invalidAmount('The campaign gives no money; leave the amount out.');
  }
  const most = `${toWire({ minor: max, currency })} ${currency}`;
  if (amount === undefined) {
    if (campaign.terms.matchPercent === undefined) return max;
    throw invalidAmount(`The amount is required: the campaign gives a share of a deposit, up to ${most}.`);
  }
  const minor = readExactAmount(amount, currency);
  if (minor === undefined || minor <= 0) throw invalidAmount(`The amount is not a whole number of ${currency} minor units.`);
  if (minor > max) throw invalidAmount(`The campaign gives ${most} at most.`);
  return minor;
}

function invalidAmount(message: string): OpsRefusal {
  return new OpsRefusal(400, 'error.validation', message);
}
