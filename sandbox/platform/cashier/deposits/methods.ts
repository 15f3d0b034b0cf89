import type { DepositMethod } from '#lib/cashier/contract.ts';
import { toWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { paymentMethodTitle } from '#sandbox/data/copy/payment-method-title.ts';
import { isOffered, paymentTable as methodTable, type PaymentMethodRow } from '#sandbox/data/tables/payment-table.ts';
import type { Database } from '#sandbox/database/database.ts';
import { listUsedMethods } from '#sandbox/ledger/used-methods.ts';
import type { Player } from '../../players/tables.ts';
import { listSavedAccounts } from '../saved-accounts.ts';

type Payer = Pick<Player, 'id' | 'currencyCode' | 'languageCode' | 'flags' | 'market'>;

/**
 * Methods offered in a market to a player with these flags (DEP-01), limited to the player's own market, where the payment is
 * made.
 */
export function listOfferedMethods(
  { flags, market: own }: Pick<Player, 'flags' | 'market'>,
  market: string,
): readonly PaymentMethodRow[] {
  const allowed = new Set(Object.entries(flags).flatMap(([flag, isOn]) => (isOn ? [flag] : [])));
  return methodTable.filter(
    (method) => isOffered(method, market) && isOffered(method, own) && (!method.capability || allowed.has(method.capability)),
  );
}

/** A method's minimum and maximum deposit in minor units of the currency. */
export function depositBounds({ deposit: [min, max] }: PaymentMethodRow, currency: string) {
  return { minMinor: scaleEuro(min, currency).minor, maxMinor: scaleEuro(max, currency).minor };
}

/** The offered methods: those the player has used, last used first, then the others. */
export async function listMethods(db: Database, player: Payer, market: string): Promise<readonly DepositMethod[]> {
  const [used, saved] = await Promise.all([listUsedMethods(db, player.id), listSavedAccounts(db, player.id)]);
  const currency = player.currencyCode;
  const offered = listOfferedMethods(player, market);
  const ordered = [
    ...used.flatMap((code) => offered.find((method) => method.code === code) ?? []),
    ...offered.filter(({ code }) => !used.includes(code)),
  ];
  return ordered.map((method) => {
    const { minMinor, maxMinor } = depositBounds(method, currency);
    return {
      method: method.code,
      label: paymentMethodTitle(method.code, player.languageCode),
      min: toWire({ minor: minMinor, currency }),
      max: toWire({ minor: maxMinor, currency }),
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
