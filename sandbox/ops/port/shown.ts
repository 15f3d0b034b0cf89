import { createHash } from 'node:crypto';
import type { PlayerCard } from './players.ts';
import type { PlayerRestrictions } from './restrictions.ts';

/**
 * What the forms of a player show, by a name that changes with it. A form sends it back: one that was open while the player, or
 * another operator, changed something would put the old values back, and so end an exclusion.
 */
export const shownIn = {
  player: ({ status, kycStatus, loyaltyLevel, limitLevel, multibrandSuspended, flags }: PlayerCard) =>
    nameOf([status, kycStatus, loyaltyLevel, limitLevel, multibrandSuspended, Object.entries(flags).toSorted()]),
  limits: ({ limits }: PlayerRestrictions) =>
    nameOf(limits.map(({ kind, period, value, pending, locked }) => [kind, period, value, pending, locked])),
  documents: ({ documents }: PlayerRestrictions) =>
    nameOf(documents.map(({ type, status, requestedDaysAgo }) => [type, status, requestedDaysAgo])),
};

function nameOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16);
}
