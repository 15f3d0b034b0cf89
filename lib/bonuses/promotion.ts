/** What the content service says of a campaign. */
export interface CampaignPromotion {
  readonly title: string;
  readonly teaser: string;
  /** Its page, below the locale. */
  readonly path: string;
}
