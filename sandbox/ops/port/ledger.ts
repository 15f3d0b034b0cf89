import { z } from 'zod';
import type { FoundLine, PlayerLedger } from '#sandbox/ledger/player-ledger.ts';
import type { Cause } from './reason.ts';

/** Body of `POST /api/player/{playerId}/adjustment`. A repeated reference books nothing and returns the first result. */
export const adjustmentSchema = z.strictObject({
  /** Major units of the wallet's currency; negative to debit the player. */
  amount: z
    .number()
    .refine((amount) => amount !== 0, 'is zero')
    .refine((amount) => Math.abs(amount) < 1e9, 'is too large'),
  reference: z.uuid().optional(),
});
export type Adjustment = z.output<typeof adjustmentSchema>;

export const ledgerPageSchema = z.object({ position: z.coerce.number().int().min(0).max(1e9).default(0) });

export interface AdjustmentReceipt {
  readonly txId: number;
  readonly referenceId: string;
  /** True when the reference was already booked. */
  readonly repeated: boolean;
  readonly amount: number;
  readonly currency: string;
}

/** The console's access to the ledger. Methods return undefined for an unknown player. */
export interface OperatorLedger {
  read(playerId: string, position: number): Promise<PlayerLedger | undefined>;
  /** By the reference that the player reads out, in any case and with any separators; undefined for an unknown one. */
  find(reference: string): Promise<FoundLine | undefined>;
  /** Throws `OpsRefusal` when the adjustment cannot be booked. */
  adjust(playerId: string, adjustment: Adjustment, cause: Cause): Promise<AdjustmentReceipt | undefined>;
}
