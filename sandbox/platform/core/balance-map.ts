import type { BalanceMap } from '#lib/core/money/balance-map.ts';
import { toWire } from '#lib/core/money/money.ts';
import type { Balance, Balances } from '#sandbox/ledger/balances.ts';

/** The wallet's balances as the contract describes them (WAL-02, WAL-03). Empty locked and bonus accounts are left out. */
export function writeBalanceMap({ main, locked, bonus }: Balances): BalanceMap {
  const full = ({ money }: Balance) => money.minor !== 0;
  return {
    main: [{ ...entryOf(main), walletType: 'MAIN' }],
    locked: [locked].filter(full).map((balance) => ({ ...entryOf(balance), walletType: 'LOCKED' })),
    bonus: bonus.filter(full).map((balance) => ({
      ...entryOf(balance),
      walletType: 'BONUS',
      vertical: balance.vertical,
      bonusAssignmentId: balance.assignmentId,
    })),
  };
}

function entryOf({ walletId, money }: Balance) {
  return { walletId, amount: toWire(money), currencyCode: money.currency };
}
