import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { object, text, withDefault } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

/** A player's choices for a deposit, as typed. Card data is never part of it. */
export interface DepositDraft {
  readonly method: string;
  readonly amount: string;
  readonly accountId: string;
  /** The campaign of the chosen bonus; empty for none. */
  readonly bonusCampaignId: string;
}

export const emptyDraft: DepositDraft = { method: '', amount: '', accountId: '', bonusCampaignId: '' };

const field = withDefault(text(64), '');

/** The draft of this tab; it survives a reload and the redirect to the cashier and back. */
export const storedDraft = stored<DepositDraft>(
  'session',
  `${playerKeyPrefix}deposit`,
  object({ method: field, amount: field, accountId: field, bonusCampaignId: field }),
);
