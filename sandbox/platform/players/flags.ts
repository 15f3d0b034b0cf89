import type { PlayerFlag } from '#sandbox/ops/port/players.ts';

export type PlayerFlags = Readonly<Record<PlayerFlag, boolean>>;

/** A timeout or an exclusion; `until` is ISO-8601 by the virtual clock, null if it has no end. */
export interface PlayerBlock {
  readonly until: string | null;
  readonly initiator: 'PLAYER' | 'OPERATOR';
  readonly cooling: boolean;
  /** The end that the player has chosen, where an operator's block replaced the player's own. */
  readonly chosenUntil?: string;
}

/** The flags of an unrestricted player. `payout: true` blocks; the others allow. */
export const openFlags: PlayerFlags = {
  payout: false,
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: true,
  bonuses: true,
  deposit: true,
  withdrawal: true,
  crypto: false,
  volt: true,
  macropay: false,
  isWithdrawalReview: false,
};
