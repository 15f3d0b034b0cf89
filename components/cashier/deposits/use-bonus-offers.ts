import { useRewards } from '#lib/bonuses/client.ts';
import type { Reward } from '#lib/bonuses/fields.ts';
import { isDepositBonus, isOffered, verticalOf } from '#lib/bonuses/rules.ts';
import { isCallError } from '#lib/core/api/errors.ts';

export interface BonusOffer {
  readonly reward: Reward;
  /** Another bonus is active for the same games, so this one would wait in the queue. */
  readonly isQueued: boolean;
}

/** BON-33: the bonuses that the player's next deposit can bring; none for a player who may have none (BON-35). */
export function useBonusOffers() {
  const eligible = useRewards('ELIGIBLE');
  const isClosed = isCallError(eligible.error) && eligible.error.code === 'error.bonus.not_allowed';
  const held = useRewards('ACTIVE', eligible.data !== undefined && !isClosed);
  const { rewards = [], loyalty = [] } = eligible.data ?? {};
  const active = [...(held.data?.rewards ?? []), ...(held.data?.loyalty ?? [])].filter(({ state }) => state === 'ACTIVE');
  const offers: readonly BonusOffer[] = [...rewards, ...loyalty]
    .filter((reward) => isOffered(reward) && isDepositBonus(reward) && (reward.triggerEvent !== 'OPT_IN' || reward.optedIn))
    .map((reward) => {
      // Free spins alone wait until the player claims them; money with nothing to wager is paid at once.
      const hasMoney = reward.terms.matchPercent !== null || reward.terms.amount !== null;
      const isPaidAtOnce = reward.wrMultiplier === 0 && reward.vertical !== 'FREE_BET' && !reward.freeSpinDetail;
      return { reward, isQueued: hasMoney && !isPaidAtOnce && active.some((one) => verticalOf(one) === verticalOf(reward)) };
    });
  return {
    offers: isClosed ? [] : offers,
    isPending: eligible.isPending || (held.isLoading && !held.isError),
    isFailed: eligible.isError && !isClosed && !eligible.data,
    reload: () => void eligible.refetch(),
  };
}
