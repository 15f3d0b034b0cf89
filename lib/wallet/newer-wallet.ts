import type { Wallet } from './contract.ts';

/** A wallet with the time as of which its balances are valid. */
export type DatedWallet = Wallet & { readonly asOf: string };

/** Longer than any request takes: a larger difference means that the server's clock was set back. */
const maxRequestMs = 60_000;

/** DEC-X-10: the newer of the received and the cached wallet; the received one if they are equally old. */
export function newerWallet(received: DatedWallet, cached: DatedWallet | undefined): DatedWallet {
  if (!cached) return received;
  const lag = Date.parse(cached.asOf) - Date.parse(received.asOf);
  return lag > 0 && lag < maxRequestMs ? cached : received;
}
