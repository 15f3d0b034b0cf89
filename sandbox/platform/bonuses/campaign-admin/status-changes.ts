import type { CampaignStatus } from '#lib/bonuses/fields.ts';
import type { StatusChange } from '#sandbox/ops/port/campaigns.ts';

/** What an operator can change a status to. A campaign that has expired runs again with a later end. */
export const statusChanges: Readonly<Record<CampaignStatus, readonly StatusChange['status'][]>> = {
  DRAFT: ['ACTIVE', 'CANCELED'],
  ACTIVE: ['CANCELED'],
  EXPIRED: ['CANCELED'],
  COMPLETED: [],
  CANCELED: [],
};
