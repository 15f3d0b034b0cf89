import { readExactAmount } from '#lib/money/amount.ts';
import { toWire } from '#lib/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { InsufficientFundsError, ReferenceTakenError } from '#sandbox/ledger/errors.ts';
import { readPlayerLedger } from '#sandbox/ledger/player-ledger.ts';
import { post } from '#sandbox/ledger/post.ts';
import { adjustmentTable } from '#sandbox/ledger/schema.ts';
import type { Adjustment, LedgerDesk } from '#sandbox/ops/ledger.ts';
import { OpsRefusal } from '#sandbox/ops/ops-refusal.ts';
import { findPlayer } from '../players/find.ts';

const pageSize = 25;

/** A player's ledger as the operator's console sees and corrects it. */
export function createLedgerDesk(database: Database, clock: VirtualClock): LedgerDesk {
  return {
    async read(playerId, position) {
      const player = await findPlayer(database, playerId);
      if (!player) return undefined;
      return readPlayerLedger(database, { playerId, currency: player.currencyCode, position, limit: pageSize });
    },
    async adjust(playerId, adjustment, operator) {
      const player = await findPlayer(database, playerId);
      if (!player) return undefined;
      const { currencyCode: currency } = player;
      const minor = readExactAmount(adjustment.amount, currency);
      if (minor === undefined || minor === 0) {
        throw new OpsRefusal(
          400,
          'error.validation',
          `This is no whole number of ${currency}'s smallest unit; nothing was booked.`,
        );
      }
      try {
        return await book(database, { playerId, currency, minor, adjustment, operator, at: clock.now() });
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

interface Booking {
  readonly playerId: string;
  readonly currency: string;
  readonly minor: number;
  readonly adjustment: Adjustment;
  readonly operator: string;
  readonly at: Date;
}

/** The correction and its reason are one transaction: neither is ever without the other. */
function book(database: Database, { playerId, currency, minor, adjustment, operator, at }: Booking) {
  const referenceId = `adj-${adjustment.reference ?? crypto.randomUUID()}`;
  return database.transaction(async (tx) => {
    await openWallet(tx, playerId, currency);
    const receipt = await post(tx, {
      referenceId,
      playerId,
      currency,
      at,
      category: 'ADJUSTMENT',
      type: minor > 0 ? 'DEPOSIT' : 'WITHDRAW',
      status: 'COMPLETED',
      entries: { main: minor, 'house:adjust': -minor },
    });
    const { txId, repeated, amountMinor } = receipt;
    if (!repeated) await tx.insert(adjustmentTable).values({ txId, reason: adjustment.reason, operator, at });
    return { txId, referenceId, repeated, amount: toWire({ minor: amountMinor, currency }), currency };
  });
}

function refusalOf(error: unknown): unknown {
  if (error instanceof InsufficientFundsError) {
    return new OpsRefusal(409, 'error.funds', 'The player has less than that to play or withdraw; nothing was booked.');
  }
  if (error instanceof ReferenceTakenError) {
    return new OpsRefusal(409, 'error.reference', 'This reference is another booking; nothing was booked.');
  }
  return error;
}
