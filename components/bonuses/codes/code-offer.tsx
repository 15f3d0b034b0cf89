import type { Reward } from '#lib/bonuses/fields.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useGameNames } from '#lib/games/catalog/client.ts';
import { BoosterNote } from '../rewards/booster-note.tsx';
import { RewardTerms } from '../rewards/reward-terms.tsx';
import { useBonusFigures } from '../use-bonus-figures.ts';
import { useRewardTexts } from '../use-reward-texts.ts';

/** XTR-18: what a code gives, in figures. */
export function CodeOffer({ reward }: { readonly reward: Reward }) {
  const { locale } = useLocale();
  const messages = useMessages('bonusCode');
  const { terms, moneyRule } = useRewardTexts();
  const headline = useBonusFigures().headline(reward);
  const { campaignDisplayInfo, freeSpinDetail } = reward;
  const gameName = useGameNames(locale, freeSpinDetail ? [freeSpinDetail.gameId] : []);
  const rule = moneyRule(reward);
  return (
    <section aria-labelledby="code-gives" className="lit space-y-4 rounded-card p-5 md:p-7">
      <div className="space-y-2">
        <h2 id="code-gives" className="font-sans text-sm font-semibold tracking-normal text-paper-2">
          {messages.gives}
        </h2>
        <p className="font-display text-2xl font-semibold text-balance">{headline ?? campaignDisplayInfo.title}</p>
        {campaignDisplayInfo.description && <p className="text-paper-2">{campaignDisplayInfo.description}</p>}
      </div>
      <RewardTerms facts={terms(reward, freeSpinDetail && gameName(freeSpinDetail.gameId))} />
      <BoosterNote reward={reward} />
      {rule && <p className="text-sm text-paper-2">{rule}</p>}
    </section>
  );
}
