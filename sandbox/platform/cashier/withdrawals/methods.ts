import type { WithdrawMethod } from '#lib/cashier/withdrawals/contract.ts';
import { toWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { paymentMethodTitle } from '#sandbox/data/copy/payment-method-title.ts';
import { bankTransfer, paymentTable as methodTable, type PaymentMethodRow } from '#sandbox/data/tables/payment-table.ts';
import type { Database } from '#sandbox/database/database.ts';
import { listUsedMethods } from '#sandbox/ledger/used-methods.ts';
import type { Player } from '../../players/tables.ts';
import { listSavedAccounts } from '../saved-accounts.ts';

type Payee = Pick<Player, 'id' | 'currencyCode' | 'languageCode'>;

/** A payout method with its bounds in minor units of the player's currency. */
export interface PayoutMethod {
  readonly row: PaymentMethodRow;
  readonly minMinor: number;
  readonly maxMinor: number;
  readonly time: string;
  readonly accounts: readonly { readonly id: string; readonly label: string }[];
}

/** Payout methods of the closed loop, last used first: those the player has deposited with and that support payouts; for a player without any, a bank transfer. */
export async function listPayoutMethods(db: Database, { id, currencyCode }: Payee): Promise<readonly PayoutMethod[]> {
  const [used, saved] = await Promise.all([listUsedMethods(db, id), listSavedAccounts(db, id)]);
  const closedLoop = used.flatMap((code) => methodTable.find((row) => row.code === code && row.withdrawal) ?? []);
  const rows = closedLoop.length > 0 || used.length === 0 ? closedLoop : methodTable.filter(({ code }) => code === bankTransfer);
  return rows.flatMap((row) => {
    if (!row.withdrawal) return [];
    const [min, max] = row.withdrawal.bounds;
    return {
      row,
      minMinor: scaleEuro(min, currencyCode).minor,
      maxMinor: scaleEuro(max, currencyCode).minor,
      time: row.withdrawal.time,
      accounts: saved.filter(({ method }) => method === row.code).map(({ accountId, label }) => ({ id: accountId, label })),
    };
  });
}

export function writePayoutMethod({ row, minMinor, maxMinor, time, accounts }: PayoutMethod, player: Payee): WithdrawMethod {
  const currency = player.currencyCode;
  return {
    method: row.code,
    label: paymentMethodTitle(row.code, player.languageCode),
    min: toWire({ minor: minMinor, currency }),
    max: toWire({ minor: maxMinor, currency }),
    currency,
    processTime: time,
    icon: row.type,
    accounts: [...accounts],
    ...(row.code === bankTransfer && { takesBankAccount: true }),
  };
}
