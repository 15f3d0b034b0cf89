'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';

const RewardList = dynamic(() => import('./rewards/rewards.tsx').then((module) => module.Rewards));

/** Splits the rewards into a chunk of their own. */
export function Rewards(props: ComponentProps<typeof RewardList>) {
  return <RewardList {...props} />;
}
export const OpenOffers = dynamic(() => import('./offers/open-offers.tsx').then((module) => module.OpenOffers));
export const BonusCode = dynamic(() => import('./codes/bonus-code.tsx').then((module) => module.BonusCode));
export const CampaignTerms = dynamic(() => import('./campaigns/campaign-terms.tsx').then((module) => module.CampaignTerms));
export const CampaignAction = dynamic(() => import('./campaigns/campaign-action.tsx').then((module) => module.CampaignAction));
