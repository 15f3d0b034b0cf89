import { z } from 'zod';
import type { PlayerLedger } from '#sandbox/ledger/player-ledger.ts';

/** Body of `POST /api/player/{playerId}/adjustment`: a repeat of the reference answers the first result and books nothing. */
export const adjustmentSchema = z.strictObject({
  /** Major units of the wallet's currency; below zero takes money away. */
  amount: z
    .number()
    .refine((amount) => amount !== 0, 'is zero')
    .refine((amount) => Math.abs(amount) < 1e9, 'is too large'),
  reason: z.string().trim().min(5, 'says too little').max(500, 'is too long'),
  reference: z.uuid().optional(),
});
export type Adjustment = z.output<typeof adjustmentSchema>;

export const ledgerPageSchema = z.object({ position: z.coerce.number().int().min(0).max(1e9).default(0) });

export interface AdjustmentReceipt {
  readonly txId: number;
  readonly referenceId: string;
  /** True when the reference had been booked before. */
  readonly repeated: boolean;
  readonly amount: number;
  readonly currency: string;
}

/** What the console needs of the ledger. Undefined where there is no such player. */
export interface LedgerDesk {
  read(playerId: string, position: number): Promise<PlayerLedger | undefined>;
  /** Throws `OpsRefusal` for what cannot be booked. */
  adjust(playerId: string, adjustment: Adjustment, operator: string): Promise<AdjustmentReceipt | undefined>;
}
