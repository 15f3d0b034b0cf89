import { and, eq, inArray } from 'drizzle-orm';
import { toWire } from '#lib/money/money.ts';
import { scaleEuro } from '#lib/money/scale.ts';
import type { WithdrawMethod } from '#lib/withdrawals/contract.ts';
import { paymentTable as methodTable, type PaymentMethodRow } from '#sandbox/data/tables/payment-table.ts';
import type { Database } from '#sandbox/database/database.ts';
import { txTable } from '#sandbox/ledger/schema.ts';
import { listSavedAccounts } from '../cashier/accounts.ts';
import type { Player } from '../players/tables.ts';

type Payee = Pick<Player, 'id' | 'currencyCode' | 'languageCode'>;

/** A way out with its bounds in minor units of the player's currency. */
export interface WayOut {
  readonly row: PaymentMethodRow;
  readonly leastMinor: number;
  readonly mostMinor: number;
  readonly time: string;
  readonly accounts: readonly { readonly id: string; readonly label: string }[];
}

/** The closed loop: what the player has paid in with, as far as it can be paid out to. */
export async function listWaysOut(db: Database, { id, currencyCode }: Payee): Promise<readonly WayOut[]> {
  const used = await db
    .selectDistinct({ method: txTable.method })
    .from(txTable)
    .where(
      and(
        eq(txTable.playerId, id),
        eq(txTable.category, 'PAYMENT'),
        eq(txTable.type, 'DEPOSIT'),
        eq(txTable.listed, true),
        inArray(txTable.status, ['SUCCESS', 'COMPLETED']),
      ),
    );
  const saved = await listSavedAccounts(db, id);
  return methodTable.flatMap((row) => {
    if (!row.withdrawal || !used.some(({ method }) => method === row.code)) return [];
    const [least, most] = row.withdrawal.bounds;
    return {
      row,
      leastMinor: scaleEuro(least, currencyCode).minor,
      mostMinor: scaleEuro(most, currencyCode).minor,
      time: row.withdrawal.time,
      accounts: saved.filter(({ method }) => method === row.code).map(({ accountId, label }) => ({ id: accountId, label })),
    };
  });
}

export function writeWayOut({ row, leastMinor, mostMinor, time, accounts }: WayOut, player: Payee): WithdrawMethod {
  const currency = player.currencyCode;
  return {
    method: row.code,
    label: row.title[player.languageCode] ?? row.title.en ?? row.code,
    min: toWire({ minor: leastMinor, currency }),
    max: toWire({ minor: mostMinor, currency }),
    currency,
    processTime: time,
    icon: row.type,
    accounts: [...accounts],
  };
}
