import {
  activateBonus,
  activateCashback,
  answerAgreement,
  attachPartnerCode,
  claimCashback,
  claimCode,
  claimFreeSpins,
  claimReward,
  deactivateCashback,
  forfeitBonus,
  listCampaigns,
  listCampaignsIn,
  listRewards,
  listSportsbookRewards,
  optIn,
  optOut,
  readCampaignTexts,
  readCashback,
  readCodeAvailability,
  readEligibility,
  readFreeSpinProgress,
  readFreeSpins,
  releaseQueued,
  validateCode,
} from '#lib/bonuses/contract.ts';
import type { Reward } from '#lib/bonuses/fields.ts';
import { marketLocales } from '#lib/core/market/locale.ts';
import { toWire } from '#lib/core/money/money.ts';
import { managedCampaigns } from '#sandbox/data/content/promotions/promotions.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { runIdempotent } from '../idempotency.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { type Player, siteId } from '../players/tables.ts';
import { refusal } from '../refusal.ts';
import { defineRoute, type Route } from '../route.ts';
import { writeBalanceMap } from '../wallet/balance-map.ts';
import { endBonus, expireDue, hasDue, lockBonuses } from './assignments.ts';
import { findCampaign, findCampaigns, isOpenedByCode, listAllCampaigns, listCampaignsWithCode } from './campaigns.ts';
import { payCashback, readProgress, switchCashback } from './cashback.ts';
import { activateAssigned, agreeToQueue, claimByCode, claimCampaign, releaseFromQueue, requireCode } from './claims.ts';
import { requireProgress } from './conflict.ts';
import { findAssignment, mayHaveBonuses, readFacts, reasonAgainst, requireBonuses } from './eligibility.ts';
import { claimSpins, requireSpins, writeSpins } from './free-spins.ts';
import { changeOptIn } from './opt-in.ts';
import { attachCode } from './partner-code.ts';
import { readRewards } from './read-rewards.ts';
import { bonusRefusal } from './refusals.ts';
import { readRewardView, writeCampaign, writeDisplay, writeReward } from './rewards.ts';
import { isOpen } from './states.ts';
import type { Assignment } from './tables.ts';

type Context = Pick<SandboxContext, 'database' | 'clock'>;

/** Runs a change of a player's bonuses under their lock. */
function change<Result>(
  { database, clock }: Context,
  playerId: string,
  work: (tx: Database, player: Player, now: Date) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await lockBonuses(tx, playerId);
    return work(tx, await requireKnownPlayer(tx, playerId), clock.now());
  });
}

/**
 * Reads a player's bonuses as they are at one moment, without the lock that stakes wait for. Those whose time has passed are ended
 * before, under it.
 */
async function read<Result>(
  context: Context,
  playerId: string,
  work: (tx: Database, player: Player, now: Date) => Promise<Result>,
): Promise<Result> {
  const { database, clock } = context;
  if (await hasDue(database, Number(playerId), clock.now())) {
    await change(context, playerId, (tx, player, now) => expireDue(tx, player.id, now));
  }
  return database.transaction(
    async (tx) => {
      const player = await requireKnownPlayer(tx, playerId);
      requireBonuses(player, clock.now());
      return work(tx, player, clock.now());
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

interface KeyedCall {
  readonly playerId: string;
  readonly key: string | undefined;
  readonly operation: string;
  readonly body: unknown;
}

/** As `change`, once per idempotency key. */
function changeOnce<Result>(
  { database, clock }: Context,
  call: KeyedCall,
  work: (tx: Database, player: Player, now: Date) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  return runIdempotent(database, call, now, async (tx) => {
    await lockBonuses(tx, call.playerId);
    return work(tx, await requireKnownPlayer(tx, call.playerId), now);
  });
}

/** A bonus of the player as the contract writes it. */
async function writeOwn(tx: Database, player: Player, assignment: Assignment, now: Date): Promise<Reward> {
  const campaign = await findCampaign(tx, assignment.campaignId);
  if (!campaign) throw refusal(404, 'error.not_found');
  const withCode = await listCampaignsWithCode(tx);
  const more = { language: player.languageCode, now, withCode };
  return writeReward(campaign, assignment, await readRewardView(tx, await readFacts(tx, player), more));
}

/** The campaigns that a market offers now; none for a market that the site does not have. */
async function listFor(context: Context, market: string, language?: string) {
  const now = context.clock.now();
  const [locale] = marketLocales(market);
  if (!locale) return [];
  const { currency, apiLanguage } = locale;
  const campaigns = await listAllCampaigns(context.database);
  return campaigns
    .map((campaign) => ({
      campaign,
      written: writeCampaign(campaign, { market, currency, language: language ?? apiLanguage, now }),
    }))
    .filter(({ campaign: { terms, startedAt }, written }) => {
      const isOffered = written.campaignStatus === 'ACTIVE' && startedAt <= now;
      return isOffered && (!terms.markets || terms.markets.includes(market));
    })
    .map(({ written }) => written);
}

export const bonusRoutes: readonly Route[] = [
  defineRoute(readCampaignTexts, async ({ query: { campaignIds, language = 'en' }, context: { database } }) => {
    const campaigns = await findCampaigns(database, campaignIds.split(','));
    return [...campaigns.values()]
      .filter(({ status }) => status !== 'DRAFT')
      .map((campaign) => ({ campaignId: campaign.campaignId, campaignDisplayInfo: writeDisplay(campaign, language) }));
  }),

  defineRoute(listCampaigns, ({ query, context }) => {
    if (query.siteId !== siteId) throw refusal(400, 'error.site_id.invalid');
    return listFor(context, query.market);
  }),
  defineRoute(listCampaignsIn, ({ query, params: { language }, context }) => listFor(context, query.market, language)),

  defineRoute(readEligibility, async ({ playerId, query, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const now = clock.now();
    const facts = await readFacts(database, player);
    const ids = query.campaignIds.split(',');
    const campaigns = await findCampaigns(database, ids);
    const isClosed = !mayHaveBonuses(player, now);
    const withCode = await listCampaignsWithCode(database);
    return ids.map((campaignId) => {
      const campaign = campaigns.get(campaignId);
      const found = campaign && campaign.status !== 'DRAFT' ? reasonAgainst(campaign, facts, now, true) : 'unknown';
      const reason = isClosed ? 'closed' : found === 'assigned' && campaign?.terms.repeats ? 'assigned_now' : found;
      const needsCode = campaign !== undefined && isOpenedByCode(campaign, withCode);
      return { campaignId, eligible: reason === undefined, needsCode, ...(reason && { reason }) };
    });
  }),

  defineRoute(listRewards, ({ playerId, query, context }) =>
    read(context, playerId, (tx, player, now) => readRewards(tx, player, query, managedCampaigns, now)),
  ),

  defineRoute(claimReward, ({ playerId, body, idempotencyKey, context }) => {
    const call = { playerId, key: idempotencyKey, operation: 'bonus-claim', body };
    return changeOnce(context, call, async (tx, player, now) => {
      const { assignmentId, state } = await claimCampaign(tx, player, body, now);
      return { bonusAssignmentId: assignmentId, state };
    });
  }),

  defineRoute(optIn, async ({ playerId, params: { campaignId }, context }) => {
    await change(context, playerId, (tx, player, now) => changeOptIn(tx, player, campaignId, true, now));
    return { optedIn: true as const };
  }),
  defineRoute(optOut, async ({ playerId, params: { campaignId }, context }) => {
    await change(context, playerId, (tx, player, now) => changeOptIn(tx, player, campaignId, false, now));
    return { optedIn: false as const };
  }),

  defineRoute(activateBonus, ({ playerId, body, idempotencyKey, context }) => {
    const call = { playerId, key: idempotencyKey, operation: 'bonus-activate', body };
    return changeOnce(context, call, async (tx, player, now) =>
      writeOwn(tx, player, await activateAssigned(tx, player, body, now), now),
    );
  }),

  defineRoute(answerAgreement, async ({ playerId, body, context }) => {
    const queued = await change(context, playerId, (tx, player, now) => agreeToQueue(tx, player, body, now));
    return { queuedPlayerBonusId: queued?.assignmentId ?? null };
  }),

  defineRoute(forfeitBonus, ({ playerId, params: { bonusAssignmentId }, body, context }) =>
    change(context, playerId, async (tx, player, now) => {
      await expireDue(tx, player.id, now);
      const assignment = await findAssignment(tx, player.id, bonusAssignmentId);
      if (!assignment || !isOpen(assignment.state)) throw bonusRefusal('error.bonus.not_active');
      requireProgress(assignment, body.wageringProgress);
      await endBonus(tx, assignment, 'forfeit', { by: 'PLAYER', now });
      const balances = await readBalances(tx, playerId);
      return { balanceMap: balances ? writeBalanceMap(balances) : { main: [], locked: [], bonus: [] } };
    }),
  ),

  defineRoute(releaseQueued, ({ playerId, body, context }) =>
    change(context, playerId, async (tx, player, now) =>
      writeOwn(tx, player, await releaseFromQueue(tx, player, body, now), now),
    ),
  ),

  defineRoute(attachPartnerCode, ({ playerId, body: { bonusAssignmentId, partnerBonusCode }, context }) =>
    change(context, playerId, (tx, player, now) => attachCode(tx, player, bonusAssignmentId, partnerBonusCode, now)),
  ),

  defineRoute(readCodeAvailability, async ({ playerId, context: { database, clock } }) => ({
    available: mayHaveBonuses(await requireKnownPlayer(database, playerId), clock.now()),
  })),

  defineRoute(validateCode, ({ playerId, body: { bonusCode, language }, context }) =>
    change(context, playerId, async (tx, player, now) => {
      const { campaign } = await requireCode(tx, player, bonusCode, now);
      const withCode = new Set([campaign.campaignId]);
      const more = { language: language ?? player.languageCode, now, withCode };
      const reward = writeReward(campaign, undefined, await readRewardView(tx, await readFacts(tx, player), more));
      const { campaignId, campaignDisplayInfo } = reward;
      return { valid: true as const, campaignId, campaignDisplayInfo, reward };
    }),
  ),

  defineRoute(claimCode, ({ playerId, body, idempotencyKey, context }) => {
    const call = { playerId, key: idempotencyKey, operation: 'bonus-code', body };
    return changeOnce(context, call, async (tx, player, now) =>
      writeOwn(tx, player, await claimByCode(tx, player, body, now), now),
    );
  }),

  defineRoute(readCashback, ({ playerId, params: { campaignId }, context }) =>
    read(context, playerId, (tx, player, now) => readProgress(tx, player, campaignId, now)),
  ),
  defineRoute(activateCashback, ({ playerId, params: { campaignId }, context }) =>
    change(context, playerId, (tx, player, now) => switchCashback(tx, player, campaignId, true, now)),
  ),
  defineRoute(deactivateCashback, ({ playerId, params: { campaignId }, context }) =>
    change(context, playerId, (tx, player, now) => switchCashback(tx, player, campaignId, false, now)),
  ),
  defineRoute(claimCashback, ({ playerId, params: { campaignId }, idempotencyKey, context }) => {
    const call = { playerId, key: idempotencyKey, operation: 'cashback-claim', body: { campaignId } };
    return changeOnce(context, call, (tx, player, now) => payCashback(tx, player, campaignId, now));
  }),

  ...[readFreeSpins, readFreeSpinProgress].map((endpoint) =>
    defineRoute(endpoint, ({ playerId, params: { bonusAssignmentId }, context }) =>
      read(context, playerId, async (tx, player) => {
        const { assignment, spins } = await requireSpins(tx, player, bonusAssignmentId);
        return writeSpins(assignment, spins);
      }),
    ),
  ),
  defineRoute(claimFreeSpins, ({ playerId, params: { bonusAssignmentId }, body: { replaces }, context }) =>
    change(context, playerId, (tx, player, now) => claimSpins(tx, player, { bonusAssignmentId, replaces }, now)),
  ),

  defineRoute(listSportsbookRewards, ({ playerId, context }) =>
    read(context, playerId, async (tx, player) => {
      const { bonus = [] } = (await readBalances(tx, playerId)) ?? {};
      const { assignments } = await readFacts(tx, player);
      return bonus.flatMap(({ vertical, assignmentId, money }) => {
        const expiresAt = assignments.find((one) => one.assignmentId === assignmentId && one.state === 'ACTIVE')?.expiresAt;
        if (vertical !== 'FREE_BET' || money.minor === 0 || !expiresAt) return [];
        const { currency } = money;
        return [
          { id: assignmentId, type: 'FREE_BET' as const, amount: toWire(money), currency, expiresAt: expiresAt.toISOString() },
        ];
      });
    }),
  ),
];
