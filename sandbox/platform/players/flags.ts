import type { PlayerFlag } from '#sandbox/ops/players.ts';

export type PlayerFlags = Readonly<Record<PlayerFlag, boolean>>;

/** A timeout or an exclusion; `until` ISO-8601 by the virtual clock, null without end. */
export interface PlayerBlock {
  readonly until: string | null;
  readonly initiator: 'PLAYER' | 'OPERATOR';
  readonly cooling: boolean;
}

/** A player with nothing held against him. `payout: true` would block; the others allow. */
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
