import { useId, useRef } from 'react';
import { Link } from '#components/ui/actions/link.tsx';
import type { Reward } from '#lib/bonuses/fields.ts';
import type { CampaignPromotion } from '#lib/bonuses/promotion.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useCounted } from '#lib/core/i18n/use-counted.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { useNow } from '#lib/core/time/use-now.ts';
import { useGameNames } from '#lib/games/catalog/client.ts';
import { RewardActions } from '../rewards/reward-actions.tsx';
import { useBonusFigures } from '../use-bonus-figures.ts';
import { useTermTexts } from '../use-term-texts.ts';
import { useUntil } from '../use-until.ts';

const maxCards = 3;

export interface OfferCardsProps {
  readonly offers: readonly Reward[];
  /** Campaigns whose texts are a promotion. */
  readonly managedIds: readonly string[];
  /** By campaign. */
  readonly promotions: Readonly<Record<string, Pick<CampaignPromotion, 'title' | 'path'>>>;
  /** Age and terms. */
  readonly note: string;
}

/** The first offers with what they give and ask and the button that takes them, and a link to all. Needs the namespaces `rewards` and `bonusFigures`. */
export function OfferCards({ offers, managedIds, promotions, note }: OfferCardsProps) {
  const { home } = useLocale();
  const messages = useMessages('rewards');
  const t = useTranslator('rewards');
  const counted = useCounted();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow(businessNow, 60_000);
  return (
    <section aria-labelledby="open-offers" className="space-y-5">
      <div className="page flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="open-offers" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {messages.openTitle}
        </h2>
        <Link href={`${home}/my-account/rewards`} className="row-link">
          {t('openAll', counted(offers.length))}
        </Link>
      </div>
      <ul
        aria-labelledby="open-offers"
        className="page rail gap-4 scroll-px-(--gutter) py-1 md:grid md:grid-cols-2 md:overflow-visible lg:grid-cols-3"
      >
        {offers.slice(0, maxCards).map((reward) => (
          <li key={reward.assignmentId ?? reward.campaignId} className="w-[86%] md:w-auto">
            <OfferCard
              reward={reward}
              promotion={managedIds.includes(reward.campaignId) ? ownValue(promotions, reward.campaignId) : undefined}
              now={now}
              onGone={() => heading.current?.focus()}
            />
          </li>
        ))}
      </ul>
      <p className="page text-xs text-paper-2">{note}</p>
    </section>
  );
}

interface OfferCardProps {
  readonly reward: Reward;
  readonly promotion: Pick<CampaignPromotion, 'title' | 'path'> | undefined;
  readonly now: Date;
  /** The reward has left the list. */
  readonly onGone: () => void;
}

function OfferCard({ reward, promotion, now, onGone }: OfferCardProps) {
  const { home, locale } = useLocale();
  const messages = useMessages('rewards');
  const { headline } = useBonusFigures();
  const { terms } = useTermTexts();
  const id = useId();
  const until = useUntil(reward, now);
  const { freeSpinDetail, campaignDisplayInfo } = reward;
  const gameName = useGameNames(locale, freeSpinDetail ? [freeSpinDetail.gameId] : []);
  const game = freeSpinDetail && gameName(freeSpinDetail.gameId);
  const title = promotion?.title ?? campaignDisplayInfo.title;
  const gift = headline(reward);
  // The page of rewards has all of them.
  const facts = terms(reward, game).filter(({ label }) => label === messages.minDeposit || label === messages.wagering);
  return (
    <article aria-labelledby={id} className="lit flex h-full flex-col gap-2 rounded-card p-5 md:p-6">
      <h3 id={id} className={gift ? 'font-sans text-sm font-semibold tracking-normal text-paper-2' : 'text-xl text-balance'}>
        {title}
      </h3>
      {gift && <p className="font-display text-xl font-semibold text-balance">{gift}</p>}
      {until && <p className="text-xs font-semibold text-brass-2">{until}</p>}
      <ul className="text-xs text-paper-2">
        {facts.map(({ label, value }) => (
          <li key={label}>
            {label}: {value}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-5 gap-y-2 pt-3">
        <RewardActions variant="main" reward={reward} spins={undefined} title={title} gameName={game} onGone={onGone} />
        <Link
          href={home + (promotion?.path ?? '/bonus-terms')}
          aria-label={`${messages.fullTerms}: ${title}`}
          className="inline-flex min-h-11 items-center text-sm text-paper-2 underline"
        >
          {messages.fullTerms}
        </Link>
      </div>
    </article>
  );
}
