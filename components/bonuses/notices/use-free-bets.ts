import { useSportsbookRewards } from '#lib/bonuses/client.ts';
import type { Reward } from '#lib/bonuses/fields.ts';

/** BON-25: the free bets of the sportsbook's partner that no card of a bonus shows already. */
export function useFreeBets(isEnabled: boolean, shown: readonly Pick<Reward, 'assignmentId'>[]) {
  const { data = [], isError, refetch } = useSportsbookRewards(isEnabled);
  const known = shown.map(({ assignmentId }) => assignmentId);
  return {
    freeBets: isEnabled ? data.filter(({ id }) => !known.includes(id)) : [],
    isFailed: isEnabled && isError,
    retry: () => void refetch(),
  };
}
