import { type WalletRefusal, walletRefusals } from '#lib/wallet/seamless/contract.ts';
import { type Refusal, refusal } from '../core/refusal.ts';

/** Where the sentence differs from that of a bet. */
const ownMessages: Readonly<Partial<Record<WalletRefusal, string>>> = {
  INVALID_TOKEN: 'The token is unknown or its session is closed.',
  SESSION_CLOSED: 'The session is closed, unknown, or its player may not play now.',
  ROLLED_BACK: 'This stake was rolled back and cannot be placed again.',
};

/** Creates the wallet's refusal of a game's call, with the status of its code. */
export function gameRefusal(code: WalletRefusal, additionalInfo?: Readonly<Record<string, unknown>>): Refusal {
  const message = ownMessages[code];
  return refusal(walletRefusals[code], code, { ...(message && { message }), ...(additionalInfo && { additionalInfo }) });
}
