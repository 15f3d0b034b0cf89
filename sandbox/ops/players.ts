import { z } from 'zod';
import { limitPeriods } from '#lib/cashier/contract.ts';
import { documentStatuses, documentTypes, type Holdings, limitationCodes, limitKinds } from './holdings.ts';

/** D1 §3: the switches of a player. `payout: true` blocks; the others allow. */
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

/** D1 §3, as they are written there, spaces included. */
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
  /** Null takes the request back. */
  status: z.enum(documentStatuses).nullable(),
  /** When it was asked for, in days before now. */
  requestedDaysAgo: z.int().min(0).max(365).default(0),
});

const limitChangeSchema = z.strictObject({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  /** Major units of the wallet's currency; null takes the limit away. */
  value: z.number().min(0).max(1e9).nullable(),
});

const limitationChangeSchema = z
  .strictObject({
    /** Its address, id or provider's code. */
    game: z.string().min(1).max(80),
    /** Null lifts it. */
    statusCode: z.enum(limitationCodes).nullable(),
    /** Major units of the wallet's currency. */
    maxBet: z.number().positive().max(1e6).optional(),
  })
  .refine(({ statusCode, maxBet }) => (statusCode === 'MAX_BET') === (maxBet !== undefined), {
    path: ['maxBet'],
    message: 'is needed for MAX_BET, and for nothing else',
  });

/** Body of `POST /api/player/{playerId}`: what is left out stays as it is. */
export const playerChangeSchema = z
  .strictObject({
    flags: z.partialRecord(z.enum(playerFlags), z.boolean()).optional(),
    status: z.enum(playerStatuses).optional(),
    kycStatus: z.enum(kycStatuses).optional(),
    loyaltyLevel: z.number().int().min(1).max(6).optional(),
    multibrandSuspended: z.boolean().optional(),
    documents: z.array(documentChangeSchema).max(5).optional(),
    limits: z.array(limitChangeSchema).max(6).optional(),
    limitations: z.array(limitationChangeSchema).max(20).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'names nothing to change');
export type PlayerChange = z.output<typeof playerChangeSchema>;

/** A player as the operator sees him. */
export interface PlayerCard {
  readonly playerId: string;
  readonly name: string;
  readonly email: string;
  readonly mobilePhone: string | null;
  readonly countryCode: string;
  readonly status: string;
  readonly kycStatus: string;
  readonly loyaltyLevel: number;
  readonly multibrandSuspended: boolean;
  readonly flags: Readonly<Partial<Record<PlayerFlag, boolean>>>;
}

/** What the console needs of the platform. */
export interface PlayerDesk {
  /** All players by id, or those whose id or e-mail holds `search`. */
  list(search?: string): Promise<readonly PlayerCard[]>;
  read(playerId: string): Promise<PlayerCard | undefined>;
  /** His limits, documents and what bonuses forbid him; undefined when there is none of that id. */
  readHoldings(playerId: string): Promise<Holdings | undefined>;
  /** The player after the change; undefined when there is none of that id. */
  update(playerId: string, change: PlayerChange): Promise<PlayerCard | undefined>;
}
