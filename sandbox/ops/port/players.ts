import { z } from 'zod';
import { limitPeriods } from '#lib/core/market/protection.ts';
import { limitKinds } from '#lib/protection/limits/contract.ts';
import type { Fields } from './forms.ts';
import type { Cause } from './reason.ts';
import { documentStatuses, documentTypes, limitationCodes, type PlayerRestrictions } from './restrictions.ts';

/** The flags of a player. `payout: true` blocks payouts; the others allow. */
export const playerFlags = [
  'payout',
  'casino',
  'liveCasino',
  'sports',
  'virtualSports',
  'bonuses',
  'deposit',
  'withdrawal',
  'crypto',
  'volt',
  'macropay',
  'isWithdrawalReview',
] as const;
export type PlayerFlag = (typeof playerFlags)[number];

export const playerStatuses = [
  'PRE_REGISTERED',
  'ACCOUNT_UNVERIFIED',
  'REGISTERED',
  'TIMEOUT',
  'SELF_EXCLUDED',
  'CLOSED',
  'BLACKLISTED',
] as const;

/** KYC statuses as the platform's API writes them, including spaces. */
export const kycStatuses = [
  'NOT_VERIFIED',
  'DATA_VERIFIED',
  'PENDING',
  'FULLY VERIFIED',
  'ENHANCED KYC',
  'EDD_PENDING',
  'EDD_UNDER_REVIEW',
  'ENHANCED',
  'RESTRICTED',
  'SUSPENDED',
  'PENDING_EXPIRED',
  'NOT_REQUIRED',
] as const;

const documentChangeSchema = z.strictObject({
  type: z.enum(documentTypes),
  /** Null withdraws the request. */
  status: z.enum(documentStatuses).nullable(),
  /** Age of the request in days. */
  requestedDaysAgo: z.int().min(0).max(3_650).default(0),
});

const limitChangeSchema = z
  .strictObject({
    kind: z.enum(limitKinds),
    period: z.enum(limitPeriods),
    /** Major units of the wallet's currency; null removes the limit. */
    value: z.number().min(0).max(1e9).nullable().optional(),
    /** Locks the limit with a reason for the player to read; null unlocks it. */
    lock: z.string().trim().min(3).max(200).nullable().optional(),
  })
  .refine(({ value, lock }) => value !== undefined || lock !== undefined, 'contains no change');

const limitationChangeSchema = z
  .strictObject({
    /** Slug, id or provider's code. */
    game: z.string().min(1).max(80),
    /** Null removes the limitation. */
    statusCode: z.enum(limitationCodes).nullable(),
    /** Major units of the wallet's currency. */
    maxBet: z.number().positive().max(1e6).optional(),
  })
  .refine(({ statusCode, maxBet }) => (statusCode === 'MAX_BET') === (maxBet !== undefined), {
    path: ['maxBet'],
    message: 'is required for MAX_BET and not allowed otherwise',
  });

/** Body of `POST /api/player/{playerId}`; fields left out do not change. */
export const playerChangeSchema = z
  .strictObject({
    flags: z.partialRecord(z.enum(playerFlags), z.boolean()).optional(),
    status: z.enum(playerStatuses).optional(),
    kycStatus: z.enum(kycStatuses).optional(),
    loyaltyLevel: z.number().int().min(1).max(6).optional(),
    limitLevel: z.number().int().min(0).max(3).optional(),
    multibrandSuspended: z.boolean().optional(),
    documents: z.array(documentChangeSchema).max(5).optional(),
    limits: z.array(limitChangeSchema).max(6).optional(),
    limitations: z.array(limitationChangeSchema).max(20).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'contains no change');
export type PlayerChange = z.output<typeof playerChangeSchema>;

/** A player in the operator's view. */
export interface PlayerCard {
  readonly playerId: string;
  readonly name: string;
  readonly email: string;
  readonly mobilePhone: string | null;
  readonly countryCode: string;
  readonly status: string;
  readonly kycStatus: string;
  readonly loyaltyLevel: number;
  /** Raises the caps of withdrawals (DEC-MISC-8). */
  readonly limitLevel: number;
  readonly multibrandSuspended: boolean;
  readonly flags: Readonly<Partial<Record<PlayerFlag, boolean>>>;
}

/**
 * The fields that the player form changed. Unchanged ones are left out, because setting a timeout or an exclusion again would
 * prolong it; the operator ticks `timeoutFromNow` where that is the purpose.
 */
export function toPlayerChange(
  fields: Fields,
  player: PlayerCard,
  mayChange: (name: PlayerFlag | 'multibrandSuspended') => boolean,
): unknown {
  const { status = player.status, kycStatus = player.kycStatus } = fields;
  const loyaltyLevel = Number(fields.loyaltyLevel ?? player.loyaltyLevel);
  const limitLevel = Number(fields.limitLevel ?? player.limitLevel);
  // A form sends neither what is not ticked nor what is disabled.
  const isTicked = (name: PlayerFlag | 'multibrandSuspended', before: boolean) =>
    fields[name] === 'on' || (before && !mayChange(name));
  const multibrandSuspended = isTicked('multibrandSuspended', player.multibrandSuspended);
  const flags = playerFlags.filter((flag) => isTicked(flag, player.flags[flag] === true) !== (player.flags[flag] === true));
  return {
    ...((status !== player.status || fields.timeoutFromNow === 'on') && { status }),
    ...(kycStatus !== player.kycStatus && { kycStatus }),
    ...(loyaltyLevel !== player.loyaltyLevel && { loyaltyLevel }),
    ...(limitLevel !== player.limitLevel && { limitLevel }),
    ...(multibrandSuspended !== player.multibrandSuspended && { multibrandSuspended }),
    ...(flags.length > 0 && { flags: Object.fromEntries(flags.map((flag) => [flag, fields[flag] === 'on'])) }),
  };
}

export const playersQuerySchema = z.object({
  search: z.string().trim().max(100).default(''),
  position: z.coerce.number().int().min(0).max(1e9).default(0),
});
export type PlayersQuery = z.output<typeof playersQuerySchema>;

export interface PlayerPage {
  readonly players: readonly PlayerCard[];
  readonly position: number;
  readonly hasMore: boolean;
}

/** Body of `POST /api/player/{playerId}/erasure`, besides its reason. */
export const erasureSchema = z.strictObject({});

/** What becomes of the data of a closed account; ISO 8601 in business time, null where it has not happened. */
export interface ErasureState {
  /** When the player asked for the erasure. */
  readonly requestedAt: string | null;
  readonly closedAt: string | null;
  /** When the retention of the market ends; null for an account that is not closed. */
  readonly dueAt: string | null;
  readonly erasedAt: string | null;
}

/** The console's access to players. */
export interface OperatorPlayers {
  /** By id: all players, or those whose id, e-mail or phone number contains `search`, or whose names begin with its words. */
  list(query: PlayersQuery): Promise<PlayerPage>;
  read(playerId: string): Promise<PlayerCard | undefined>;
  /** Undefined for an unknown player. */
  readRestrictions(playerId: string): Promise<PlayerRestrictions | undefined>;
  /** Returns the player after the change; undefined for an unknown player. */
  update(playerId: string, change: PlayerChange, cause: Cause): Promise<PlayerCard | undefined>;
  /** Undefined for an unknown player. */
  readErasure(playerId: string): Promise<ErasureState | undefined>;
  /**
   * Erases the data of a closed account whose retention is over; undefined for an unknown player. Throws `OpsRefusal`:
   * `error.erasure.not_closed`, `error.erasure.not_due`, `error.erasure.done`, `error.erasure.reason` where the reason names the player.
   */
  erase(playerId: string, cause: Cause): Promise<ErasureState | undefined>;
}
