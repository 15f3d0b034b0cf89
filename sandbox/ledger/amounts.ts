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
