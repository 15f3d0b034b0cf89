import { createHmac } from 'node:crypto';
import { cashOutValue } from './pricing.ts';
import { currentResult, type EventReader, findSelection, isOpenForBets } from './selections.ts';
import type { Bet } from './tables.ts';

/** How long an offer may be accepted, in business time. */
const lifeMs = 15_000;

export interface Offer {
  readonly offerId: string;
  readonly amountMinor: number;
}

/** Whether a bet has an open selection on a live event, and what it may be sold for now; undefined while it may not be. */
export function priceOf(
  book: EventReader,
  bet: Bet,
  now: Date,
): { readonly amountMinor: number; readonly isLive: boolean } | undefined {
  if (bet.state !== 'OPEN' || bet.freeBetId !== null || bet.cashOutDueAt !== null) return undefined;
  const sold = [];
  let isLive = false;
  for (const selection of bet.selections) {
    const result = currentResult(book, selection, now);
    if (result === 'LOST') return undefined;
    if (result === 'VOID') sold.push({ oddsMilli: 1_000, probability: 1 });
    else if (result === 'WON') sold.push({ oddsMilli: selection.oddsMilli, probability: 1 });
    else {
      const found = findSelection(book, selection.selectionId, now);
      if (!found || !isOpenForBets(found)) return undefined;
      isLive ||= found.state.phase === 'LIVE';
      sold.push({ oddsMilli: selection.oddsMilli, probability: found.selection.probability });
    }
  }
  const amountMinor = cashOutValue(bet.stakeMinor, sold);
  const isDecided = sold.every(({ probability }) => probability === 1);
  return amountMinor < 1 || isDecided ? undefined : { amountMinor, isLive };
}

/** Offers are signed instead of stored: amount, expiry and a code that binds them to the bet. */
export function createOffers(secret: string) {
  const sealOf = (betId: string, text: string) =>
    createHmac('sha256', secret).update(`sports-offer ${betId} ${text}`).digest('base64url').slice(0, 22);

  return {
    make({ betId }: Bet, amountMinor: number, now: Date): Offer {
      const text = `${amountMinor.toString(36)}.${(now.getTime() + lifeMs).toString(36)}`;
      return { offerId: `${text}.${sealOf(betId, text)}`, amountMinor };
    },
    /** The amount of an offer for the bet; undefined for one that is forged or expired. */
    read({ betId }: Bet, offerId: string, now: Date): number | undefined {
      const [amount = '', until = '', seal] = offerId.split('.');
      const isGenuine = seal === sealOf(betId, `${amount}.${until}`);
      return isGenuine && Number.parseInt(until, 36) >= now.getTime() ? Number.parseInt(amount, 36) : undefined;
    },
  };
}
export type Offers = ReturnType<typeof createOffers>;
