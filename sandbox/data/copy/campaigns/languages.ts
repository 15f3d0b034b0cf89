import type { CampaignCopies } from './campaign-copy.ts';
import { campaigns as en } from './en.ts';

/** The texts of the campaigns by language. */
export const campaignCopies: Readonly<Record<string, CampaignCopies>> & { readonly en: CampaignCopies } = { en };
