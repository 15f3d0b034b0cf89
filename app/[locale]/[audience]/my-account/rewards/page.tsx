import { Rewards } from '#components/bonuses/on-demand.tsx';
import { readCampaignPromotions } from '#lib/content/documents/promotions/campaign-promotions.ts';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export default async function Page({ params }: PageProps) {
  return <Rewards tab="offers" promotions={await readCampaignPromotions(await pageContext(params))} />;
}
