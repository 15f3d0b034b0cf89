import type { Wallet } from './contract.ts';

/** A wallet with the time at which it was true. */
export type DatedWallet = Wallet & { readonly asOf: string };

/** Longer than any answer is under way: what looks older by more comes from a clock that was set back. */
const longestWayMs = 60_000;

/** DEC-X-10: the wallet to show when one comes while another is shown. An older one never takes a newer one's place. */
export function laterWallet(come: DatedWallet, shown: DatedWallet | undefined): DatedWallet {
  if (!shown) return come;
  const lag = Date.parse(shown.asOf) - Date.parse(come.asOf);
  return lag > 0 && lag < longestWayMs ? shown : come;
}
