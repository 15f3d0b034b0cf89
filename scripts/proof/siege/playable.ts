import type { Wallet } from '#lib/wallet/contract.ts';

/** Real and bonus money in minor units, without what is set aside for withdrawals and without free bets. */
export function playableMinor({ balanceMap: { main, bonus } }: Wallet): number {
  const money = [...main, ...bonus.filter(({ vertical }) => vertical !== 'FREE_BET')];
  return money.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
}
