import { findGame, type GameProfile } from '#sandbox/games/port.ts';
import type { CampaignDraft } from './rule.ts';

/** The games of the free spins: those that take turns are checked like the first. */
export const spinGameIds = ({ terms: { freeSpins } }: CampaignDraft) =>
  freeSpins ? [freeSpins.gameId, ...(freeSpins.otherGames ?? [])] : [];

export const spinGames = (draft: CampaignDraft) => spinGameIds(draft).flatMap((id) => findGame(id) ?? []);

export const namesUnknownGame = (game: string) => findGame(game) === undefined;

export function isNoSlot({ table, engine }: GameProfile): boolean {
  return !table && !engine.endsWith('-slot');
}

export function isNoStake(draft: CampaignDraft): boolean {
  return spinGames(draft).some((game) => {
    if (game.table || game.isJackpot || isNoSlot(game)) return false;
    const [min, max] = game.stakes;
    const { betValue = min } = draft.terms.freeSpins ?? {};
    return betValue < min || betValue > max;
  });
}
