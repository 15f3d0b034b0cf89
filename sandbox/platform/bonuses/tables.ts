import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CampaignKind, CampaignVertical, MoneyType, TriggerType } from '#lib/bonuses/fields.ts';
import type { CampaignTerms, CampaignTexts } from '#sandbox/data/tables/campaign-terms.ts';
import { columnCheck, enumCheck } from '#sandbox/database/checks.ts';
import type { BonusVertical } from '#sandbox/ledger/schema.ts';
import type { ChangedField } from '#sandbox/ops/port/campaigns.ts';
import type { BonusState } from './states.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const minor = (name: string) => bigint(name, { mode: 'number' });

export const campaignTable = pgTable(
  'bonus_campaign',
  {
    campaignId: text('campaign_id').primaryKey(),
    siteId: integer('site_id').notNull(),
    kind: text('kind').$type<CampaignKind>().notNull(),
    vertical: text('vertical').$type<CampaignVertical>().notNull(),
    trigger: text('trigger_type').$type<TriggerType>().notNull(),
    moneyType: text('money_type').$type<MoneyType>().notNull(),
    status: text('status', { enum: ['DRAFT', 'ACTIVE', 'CANCELED'] }).notNull(),
    terms: jsonb('terms').$type<CampaignTerms>().notNull(),
    texts: jsonb('texts').$type<CampaignTexts>().notNull(),
    startedAt: at('started_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [enumCheck(table.status)],
);
export type Campaign = typeof campaignTable.$inferSelect;
/** What a player accepts with a deposit that earns a bonus. */
export type AcceptedCampaign = Pick<Campaign, 'kind' | 'vertical' | 'trigger' | 'moneyType' | 'terms'>;

export const campaignChangeTable = pgTable(
  'campaign_change',
  {
    id: minor('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaignTable.campaignId, { onDelete: 'cascade' }),
    event: text('event', { enum: ['CREATE', 'UPDATE', 'PUBLISH', 'CANCEL'] }).notNull(),
    /** The operator's name. */
    by: text('by').notNull(),
    reason: text('reason').notNull(),
    fields: jsonb('fields').$type<readonly ChangedField[]>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    enumCheck(table.event),
    check('campaign_change_reason_check', sql`length(${table.reason}) > 0`),
    index('campaign_change_of').on(table.campaignId, table.id),
  ],
);

export const codeTable = pgTable(
  'bonus_code',
  {
    /** Upper case. */
    code: text('code').primaryKey(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaignTable.campaignId, { onDelete: 'cascade' }),
    siteId: integer('site_id').notNull(),
    /** Null without a limit. */
    usesLeft: integer('uses_left'),
    expiresAt: at('expires_at'),
  },
  (table) => [
    check('bonus_code_code_check', sql`${table.code} = upper(${table.code})`),
    columnCheck(table.usesLeft, '>= 0'),
    index('bonus_code_campaign').on(table.campaignId),
  ],
);

/** A bonus of a player; one per campaign, player and period (DEC-BON-29). */
export const assignmentTable = pgTable(
  'bonus_assignment',
  {
    assignmentId: text('assignment_id').primaryKey(),
    campaignId: text('campaign_id').notNull(),
    playerId: minor('player_id').notNull(),
    /** Local date of the day or Monday, for a campaign that repeats; else empty. */
    period: text('period').notNull().default(''),
    state: text('state', { enum: ['ASSIGNED', 'QUEUED', 'ACTIVE', 'COMPLETED', 'FORFEITED', 'EXPIRED'] }).notNull(),
    trigger: text('trigger_type').$type<TriggerType>().notNull(),
    vertical: text('vertical').$type<BonusVertical>().notNull(),
    moneyType: text('money_type').$type<MoneyType>().notNull(),
    currency: text('currency').notNull(),
    bonusMinor: minor('bonus_minor').notNull(),
    /** The wagering requirement. */
    requiredMinor: minor('required_minor').notNull(),
    /** Hundredths of a minor unit. */
    progressCenti: minor('progress_centi').notNull().default(0),
    maxBetMinor: minor('max_bet_minor'),
    validDays: integer('valid_days').notNull(),
    code: text('code'),
    partnerCode: text('partner_code'),
    depositId: text('deposit_id'),
    createdAt: at('created_at').notNull(),
    queuedAt: at('queued_at'),
    activatedAt: at('activated_at'),
    expiresAt: at('expires_at'),
    endedAt: at('ended_at'),
    /** What a completion moved to the main account; null without one. */
    paidMinor: minor('paid_minor'),
  },
  (table) => [
    columnCheck(table.bonusMinor, '>= 0'),
    unique('bonus_assignment_once').on(table.campaignId, table.playerId, table.period),
    columnCheck(table.progressCenti, '>= 0'),
    columnCheck(table.requiredMinor, '>= 0'),
    enumCheck(table.state),
    index('bonus_assignment_player').on(table.playerId),
    index('bonus_assignment_due').on(table.expiresAt).where(sql`${table.state} in ('ASSIGNED', 'QUEUED', 'ACTIVE')`),
    uniqueIndex('bonus_assignment_one_active').on(table.playerId, table.vertical).where(sql`${table.state} = 'ACTIVE'`),
  ],
);
export type Assignment = typeof assignmentTable.$inferSelect;

export const transitionTable = pgTable(
  'bonus_transition',
  {
    id: minor('id').primaryKey().generatedAlwaysAsIdentity(),
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => assignmentTable.assignmentId, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    from: text('from_state').$type<BonusState>(),
    to: text('to_state').$type<BonusState>().notNull(),
    /** `PLAYER`, `SYSTEM`, or the operator's name. */
    by: text('by').notNull(),
    /** The operator's. */
    reason: text('reason'),
    at: at('at').notNull(),
  },
  (table) => [index('bonus_transition_assignment').on(table.assignmentId)],
);

export const contributionTable = pgTable(
  'bonus_contribution',
  {
    provider: text('provider').notNull(),
    txId: text('tx_id').notNull(),
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => assignmentTable.assignmentId, { onDelete: 'cascade' }),
    /** Hundredths of a minor unit; 0 once the stake is rolled back. */
    centi: minor('centi').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.txId] }),
    index('bonus_contribution_assignment').on(table.assignmentId),
  ],
);

/** The free spins of a bonus; `betMinor` is the stake each is worth. */
export const freeSpinTable = pgTable(
  'free_spin',
  {
    assignmentId: text('assignment_id')
      .primaryKey()
      .references(() => assignmentTable.assignmentId, { onDelete: 'cascade' }),
    gameId: text('game_id').notNull(),
    total: integer('total').notNull(),
    used: integer('used').notNull().default(0),
    betMinor: minor('bet_minor').notNull(),
    winningsMinor: minor('winnings_minor').notNull().default(0),
    claimedAt: at('claimed_at'),
  },
  (table) => [check('free_spin_check', sql`${table.used} between 0 and ${table.total}`), columnCheck(table.total, '> 0')],
);

export const optInTable = pgTable(
  'bonus_opt_in',
  { campaignId: text('campaign_id').notNull(), playerId: minor('player_id').notNull(), at: at('at').notNull() },
  (table) => [primaryKey({ columns: [table.campaignId, table.playerId] }), index('bonus_opt_in_player').on(table.playerId)],
);

/** Cashback that a player has switched on, or off again. */
export const cashbackTable = pgTable(
  'cashback',
  {
    campaignId: text('campaign_id').notNull(),
    playerId: minor('player_id').notNull(),
    /** Only losses after it count. */
    activatedAt: at('activated_at').notNull(),
    deactivatedAt: at('deactivated_at'),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.playerId] }), index('cashback_player').on(table.playerId)],
);

export const cashbackPaymentTable = pgTable(
  'cashback_payment',
  {
    campaignId: text('campaign_id').notNull(),
    playerId: minor('player_id').notNull(),
    /** When the paid period began. */
    period: at('period').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.playerId, table.period] }),
    columnCheck(table.amountMinor, '> 0'),
    index('cashback_payment_player').on(table.playerId),
  ],
);

export const agreementTable = pgTable(
  'bonus_agreement',
  {
    id: minor('id').primaryKey().generatedAlwaysAsIdentity(),
    playerId: minor('player_id').notNull(),
    campaignId: text('campaign_id').notNull(),
    agreed: boolean('agreed').notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('bonus_agreement_player').on(table.playerId)],
);
