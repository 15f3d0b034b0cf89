/** A campaign's title and description, without figures: those come from its terms. */
export interface CampaignCopy {
  readonly title: string;
  readonly description: string;
}

export type CampaignCopies = Readonly<Record<string, CampaignCopy>>;
