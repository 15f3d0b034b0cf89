'use client';

import dynamic from 'next/dynamic';
import { useRewards, useRewardsFollowBalance } from '#lib/bonuses/client.ts';
import type { Reward } from '#lib/bonuses/fields.ts';
import { isOpenToTake } from '#lib/bonuses/rules.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { useLoadedMessages } from '#lib/core/i18n/use-loaded-messages.ts';
import { useIsClosed, useMayEnter } from '#lib/session/use-section-access.ts';
import type { OfferCardsProps } from './offer-cards.tsx';

const OfferCards = dynamic(() => import('./offer-cards.tsx').then((module) => module.OfferCards), { loading: () => null });

const isBooster = ({ terms }: Reward) => terms.booster !== undefined;

/** BON-02: the offers that the player can take now. Absent without one, and where they cannot be read; put it below the first screen. */
export function OpenOffers({ promotions, note }: Pick<OfferCardsProps, 'promotions' | 'note'>) {
  const mayHaveBonuses = useMayEnter('rewards');
  const isDepositClosed = useIsClosed('deposit');
  const { data, isError } = useRewards('ELIGIBLE', mayHaveBonuses);
  useRewardsFollowBalance();
  const offers = [...(data?.rewards ?? []), ...(data?.loyalty ?? [])].filter((reward) => isOpenToTake(reward, !isDepositClosed));
  // A booster is of use only with a cashback, so that it does not take the place of another offer.
  offers.sort((one, other) => Number(isBooster(one)) - Number(isBooster(other)));
  const isShown = mayHaveBonuses && !isError && offers.length > 0;
  if (!data || !isShown) return null;
  return <LoadedOffers offers={offers} managedIds={data.managedIds} promotions={promotions} note={note} />;
}

function LoadedOffers(props: OfferCardsProps) {
  const { messages } = useLoadedMessages('rewards', 'bonusFigures');
  return (
    messages && (
      <MessagesProvider messages={messages}>
        <OfferCards {...props} />
      </MessagesProvider>
    )
  );
}
