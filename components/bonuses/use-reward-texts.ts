import type { Reward } from '#lib/bonuses/fields.ts';
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

  return { terms: (reward: Reward, gameName: string | null) => texts.terms(reward, gameName, level), moneyRule };
}
