import type { OperatorCampaign } from './campaigns.ts';
import type { PlayerCard } from './players.ts';
import type { PlayerRestrictions } from './restrictions.ts';

/**
 * What the forms of a player or campaign show, as one text. A form sends it back: one that was open while the player, or another
 * operator, changed something would put the old values back, and so end an exclusion.
 */
export const shownIn = {
  player: ({ status, kycStatus, loyaltyLevel, limitLevel, multibrandSuspended, flags }: PlayerCard) =>
    textOf([status, kycStatus, loyaltyLevel, limitLevel, multibrandSuspended, Object.entries(flags).toSorted()]),
  limits: ({ limits }: PlayerRestrictions) =>
    textOf(limits.map(({ kind, period, value, pending, locked }) => [kind, period, value, pending, locked])),
  documents: ({ documents }: PlayerRestrictions) =>
    textOf(documents.map(({ type, status, requestedDaysAgo }) => [type, status, requestedDaysAgo])),
  /** Without codes, of which a form saves the differences. */
  campaign: ({ status, startedAt, endedAt, kind, vertical, trigger, moneyType, terms, texts }: OperatorCampaign) =>
    textOf([status, startedAt, endedAt, kind, vertical, trigger, moneyType, terms, texts.en]),
};

function textOf(shown: unknown): string {
  return Buffer.from(JSON.stringify(shown)).toString('base64url');
}
