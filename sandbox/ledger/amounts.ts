import { ownValue } from '#lib/core/own-value.ts';

/** Minor units by account. */
export type Amounts = Readonly<Record<string, number>>;

export function negated(parts: Amounts): Amounts {
  return Object.fromEntries(Object.entries(parts).map(([name, minor]) => [name, -minor]));
}

export function addUp(one: Amounts, other: Amounts): Amounts {
  const sum: Record<string, number> = { ...one };
  for (const [name, minor] of Object.entries(other)) sum[name] = (ownValue(sum, name) ?? 0) + minor;
  return Object.fromEntries(Object.entries(sum).filter(([, minor]) => minor !== 0));
}

/** DEC-BON-15: a payout goes to the accounts in the proportion of the stake; each bonus share is rounded down, the rest is main's. */
export function sharePayout(payoutMinor: number, stakeMinor: number, bonusStakes: Amounts): Amounts {
  const shares: Record<string, number> = {};
  let left = payoutMinor;
  for (const [account, staked] of Object.entries(bonusStakes)) {
    const share = Number((BigInt(payoutMinor) * BigInt(staked)) / BigInt(stakeMinor));
    if (share > 0) shares[account] = share;
    left -= share;
  }
  return left > 0 ? { ...shares, main: left } : shares;
}
