import { Rewards } from '#components/bonuses/on-demand.tsx';
import { readCampaignPromotions } from '#lib/content/documents/promotions/campaign-promotions.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';

export default async function Page({ params }: PageProps) {
  return <Rewards tab="offers" promotions={await readCampaignPromotions(await pageContext(params))} />;
}
