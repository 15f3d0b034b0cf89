import { z } from 'zod';
import type { LedgerLine } from '#sandbox/ledger/player-ledger.ts';
import type { Cause } from './reason.ts';

/** Body of `POST /api/player/{playerId}/bonuses`. */
export const grantSchema = z.strictObject({
  campaignId: z.string().min(1),
  /** Major units of the player's currency; the campaign's own amount if left out. */
  amount: z.number().positive().optional(),
});
export type BonusGrant = z.output<typeof grantSchema>;

export const bonusActions = ['cancel', 'complete'] as const;
export type BonusAction = (typeof bonusActions)[number];

/** Body of `POST /api/player/{playerId}/bonuses/{assignmentId}`. */
export const bonusActionSchema = z.strictObject({ action: z.enum(bonusActions) });

export type BonusEnd = z.output<typeof bonusActionSchema>;

export const bonusPageSchema = z.object({ position: z.coerce.number().int().min(0).max(1e9).default(0) });

/** A player's bonus in the operator's view; amounts in major units of `currency`, times ISO 8601. */
export interface OperatorBonus {
  readonly assignmentId: string;
  readonly campaignId: string;
  readonly title: string;
  readonly state: string;
  readonly vertical: string;
  readonly moneyType: string;
  readonly currency: string;
  readonly amount: number;
  readonly required: number;
  readonly progress: number;
  /** Of the bonus's account. */
  readonly balance: number;
  /** What its completion paid; null before. */
  readonly paid: number | null;
  readonly freeSpins: { readonly total: number; readonly used: number } | null;
  readonly code: string | null;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly endedAt: string | null;
  /** What an operator can do with it now. */
  readonly actions: readonly BonusAction[];
  /** Oldest first. */
  readonly transitions: readonly {
    readonly event: string;
    readonly from: string | null;
    readonly to: string;
    readonly by: string;
    /** Of an operator's change. */
    readonly reason: string | null;
    readonly at: string;
  }[];
  /** The bookings of its credit and end, newest first. */
  readonly postings: readonly LedgerLine[];
}

/** A campaign that can be granted to a player now. */
export interface GrantableCampaign {
  readonly campaignId: string;
  readonly title: string;
  /** The most that can be granted; null where the campaign gives no money. */
  readonly max: number | null;
  /** The amount must be given: the campaign's own is a share of a deposit. */
  readonly needsAmount: boolean;
}

export interface PlayerBonuses {
  readonly currency: string;
  /** Whether the player may have bonuses now. */
  readonly isAllowed: boolean;
  readonly grantable: readonly GrantableCampaign[];
  /** Newest first. */
  readonly bonuses: readonly OperatorBonus[];
  readonly position: number;
  readonly hasMore: boolean;
}

/** The console's access to players' bonuses. Methods return undefined for an unknown player or bonus. */
export interface OperatorBonuses {
  read(playerId: string, position: number): Promise<PlayerBonuses | undefined>;
  /** Throws `OpsRefusal` if the campaign cannot be granted to the player. */
  grant(playerId: string, grant: BonusGrant, cause: Cause): Promise<OperatorBonus | undefined>;
  /** Throws `OpsRefusal` if the bonus's state does not allow it. */
  end(playerId: string, assignmentId: string, end: BonusEnd, cause: Cause): Promise<OperatorBonus | undefined>;
}
