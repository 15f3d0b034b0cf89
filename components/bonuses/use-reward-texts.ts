import type { Reward } from '#lib/bonuses/fields.ts';
import { isWagered } from '#lib/bonuses/rules.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useLoyaltyLevel } from './use-loyalty-level.ts';
import { givesMoney, useTermTexts } from './use-term-texts.ts';

/** The terms of a player's reward in words. Needs the namespaces `rewards` and `bonusFigures`. */
export function useRewardTexts() {
  const messages = useMessages('rewards');
  const texts = useTermTexts();
  const level = useLoyaltyLevel();

  /** How own money and bonus money are played; undefined where nothing has to be wagered. */
  function moneyRule(reward: Reward): string | undefined {
    if (reward.wrMultiplier === 0 || reward.vertical === 'FREE_BET' || !givesMoney(reward)) return undefined;
    return reward.bonusType === 'STICKY' ? messages.moneyTogether : messages.moneyFirst;
  }

  /** XTR-19: while a bonus waits, no progress shows the amount, which a player cannot work out where a deposit counts too. */
  function terms(reward: Reward, gameName: string | null) {
    const isWaiting = reward.state === 'ASSIGNED' || reward.state === 'QUEUED';
    return texts.terms(reward, gameName, level, isWaiting && isWagered(reward) ? reward.wageringAmount : undefined);
  }

  return { terms, moneyRule };
}
