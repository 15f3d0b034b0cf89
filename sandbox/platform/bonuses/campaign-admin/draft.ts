import { findGame } from '#sandbox/games/port.ts';
import type { CampaignBody } from '#sandbox/ops/port/campaigns.ts';
import type { CampaignDraft } from '../check-campaign/rule.ts';
import { renameGames } from './spin-names.ts';

/** Games named by their slug become ids; unknown names stay, for the check to report. */
export function draftOf(
  campaignId: string,
  { texts: _, codesBefore: __, codes, startedAt, endedAt, terms, ...rest }: CampaignBody,
): CampaignDraft {
  const idOf = (game: string) => findGame(game)?.gameId ?? game;
  const { freeSpins } = terms;
  return {
    ...rest,
    campaignId,
    startedAt: new Date(startedAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
    terms: {
      ...terms,
      excludedGames: terms.excludedGames.map(idOf),
      ...(freeSpins && { freeSpins: renameGames(freeSpins, idOf) }),
    },
    codes,
  };
}
