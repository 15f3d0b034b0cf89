'use client';

import { useListedCampaign } from '#lib/bonuses/listed.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useBonusFigures } from '../use-bonus-figures.ts';
import { useTermTexts } from '../use-term-texts.ts';

/** BON-03: for a visitor, what a campaign gives and asks, or that it is not open here. Its height is reserved. */
export function CampaignTerms({ campaignId }: { readonly campaignId: string }) {
  const messages = useMessages('campaign');
  const { headline } = useBonusFigures();
  const { terms } = useTermTexts();
  const campaign = useListedCampaign(campaignId);
  const offer = campaign && {
    ...campaign,
    campaignCategory: campaign.kind,
    bonusType: campaign.moneyType,
    partnerBonusCode: null,
  };
  const gift = offer && headline(offer);
  return (
    <div className="min-h-34 text-sm text-paper-2 md:min-h-17">
      {campaign === null && <p className="font-semibold">{messages.notListed}</p>}
      {gift && <p className="font-semibold text-paper">{gift}</p>}
      {offer && (
        <ul className="flex flex-wrap gap-x-4">
          {terms(offer, null).map(({ label, value }) => (
            <li key={label}>
              {label}: {value}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
