import type { DepositMethod } from '#lib/cashier/contract.ts';
import { toWire } from '#lib/money/money.ts';
import { scaleEuro } from '#lib/money/scale.ts';
import { isOffered, paymentTable as methodTable, type PaymentMethodRow } from '#sandbox/data/tables/payment-table.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../players/tables.ts';
import { listSavedAccounts } from './accounts.ts';

type Payer = Pick<Player, 'id' | 'currencyCode' | 'languageCode' | 'flags' | 'market'>;

/** DEP-01: what a market offers to a player of these capabilities, and his own market too: it is there that he pays. */
export function methodsFor(
  { flags, market: own }: Pick<Player, 'flags' | 'market'>,
  market: string,
): readonly PaymentMethodRow[] {
  const allowed = new Set(Object.entries(flags).flatMap(([flag, isOn]) => (isOn ? [flag] : [])));
  return methodTable.filter(
    (method) => isOffered(method, market) && isOffered(method, own) && (!method.capability || allowed.has(method.capability)),
  );
}

/** A method's bounds for a deposit, in minor units of the currency (decisions, money bounds). */
export function depositBounds({ deposit: [min, max] }: PaymentMethodRow, currency: string) {
  return { leastMinor: scaleEuro(min, currency).minor, mostMinor: scaleEuro(max, currency).minor };
}

export async function listMethods(db: Database, player: Payer, market: string): Promise<readonly DepositMethod[]> {
  const saved = await listSavedAccounts(db, player.id);
  const currency = player.currencyCode;
  return methodsFor(player, market).map((method) => {
    const { leastMinor, mostMinor } = depositBounds(method, currency);
    return {
      method: method.code,
      label: method.title[player.languageCode] ?? method.title.en ?? method.code,
      min: toWire({ minor: leastMinor, currency }),
      max: toWire({ minor: mostMinor, currency }),
      currency,
      processTime: 'instant',
      icon: method.type,
      withdrawable: method.withdrawal !== undefined,
      savedAccounts: saved
        .filter((account) => account.method === method.code)
        .map(({ accountId, label }) => ({ id: accountId, label })),
    };
  });
}
