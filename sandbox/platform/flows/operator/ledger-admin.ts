import { readExactAmount } from '#lib/core/money/amount.ts';
import { toWire } from '#lib/core/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { InsufficientFundsError, ReferenceTakenError } from '#sandbox/ledger/errors.ts';
import { findLine, readPlayerLedger } from '#sandbox/ledger/player-ledger.ts';
import { post } from '#sandbox/ledger/post.ts';
import { readReference } from '#sandbox/ledger/reference.ts';
import { adjustmentTable } from '#sandbox/ledger/schema.ts';
import type { Adjustment, OperatorLedger } from '#sandbox/ops/port/ledger.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type { Cause } from '#sandbox/ops/port/reason.ts';
import { lockPlayerAndMoney } from '../../players/actor.ts';
import { findPlayer } from '../../players/find-player.ts';
import { recordOperatorChange } from '../../protection/operator-changes.ts';

const pageSize = 25;

/** Reads and corrects a player's ledger for the operator's console. */
export function createLedgerAdmin(database: Database, clock: VirtualClock): OperatorLedger {
  return {
    async read(playerId, position) {
      const player = await findPlayer(database, playerId);
      if (!player) return undefined;
      return readPlayerLedger(database, { playerId, currency: player.currencyCode, position, limit: pageSize });
    },
    async find(reference) {
      const txId = readReference(reference);
      return txId === undefined ? undefined : findLine(database, txId);
    },
    async adjust(playerId, adjustment, cause) {
      const player = await findPlayer(database, playerId);
      if (!player) return undefined;
      const { currencyCode: currency } = player;
      const minor = readExactAmount(adjustment.amount, currency);
      if (minor === undefined || minor === 0) {
        throw new OpsRefusal(
          400,
          'error.validation',
          `The amount is not a whole number of ${currency} minor units; nothing was booked.`,
        );
      }
      try {
        return await book(database, { playerId, currency, minor, adjustment, cause, at: clock.now() });
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
  readonly cause: Cause;
  readonly at: Date;
}

/** The correction, its reason and its entry in the audit trail share one transaction. */
function book(database: Database, { playerId, currency, minor, adjustment, cause, at }: Booking) {
  const referenceId = `adj-${adjustment.reference ?? crypto.randomUUID()}`;
  return database.transaction(async (tx) => {
    await lockPlayerAndMoney(tx, playerId);
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
    if (amountMinor !== minor) throw new ReferenceTakenError(`${referenceId} has booked another amount`);
    if (!repeated) {
      await tx.insert(adjustmentTable).values({ txId, reason: cause.reason, operator: cause.by, at });
      const details = { referenceId, amountMinor };
      await recordOperatorChange(tx, cause, { kind: 'BALANCE_CORRECTED', playerId, details }, at);
    }
    return { txId, referenceId, repeated, amount: toWire({ minor: amountMinor, currency }), currency };
  });
}

function refusalOf(error: unknown): unknown {
  if (error instanceof InsufficientFundsError) {
    return new OpsRefusal(409, 'error.funds', 'The player has less than this amount to play or withdraw; nothing was booked.');
  }
  if (error instanceof ReferenceTakenError) {
    return new OpsRefusal(409, 'error.reference', 'The reference belongs to another booking; nothing was booked.');
  }
  return error;
}
