import { useEffect, useState } from 'react';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { listCampaignsIn } from './calls.ts';
import type { Campaign } from './contract.ts';

/**
 * BON-03: a campaign as everyone may read it, in the language of the page; null where the market's list has none. Undefined while the
 * list loads, and where the platform does not answer. Visitors have no query cache.
 */
export function useListedCampaign(campaignId: string): Campaign | null | undefined {
  const { market, languageCode } = useLocale();
  const [campaign, setCampaign] = useState<Campaign | null>();
  useEffect(() => {
    let isShown = true;
    const [language = 'en'] = languageCode.split('-');
    listCampaignsIn({ params: { language }, query: { market } }).then(
      (listed) => isShown && setCampaign(listed.find((one) => one.campaignId === campaignId) ?? null),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [campaignId, market, languageCode]);
  return campaign;
}
