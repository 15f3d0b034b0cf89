import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const listCampaignsIn = call<typeof contract.listCampaignsIn>('GET /bonus/v1/campaigns/{language}');
export const listRewards = call<typeof contract.listRewards>('GET /bonus/v2/player/me/rewards');
export const listSportsbookRewards = call<typeof contract.listSportsbookRewards>('GET /bonus/v2/player/me/sportsbook-rewards');
export const readCodeAvailability = call<typeof contract.readCodeAvailability>(
  'GET /bonus/v2/player/me/bonus-code/manual-claim/available',
);
export const readEligibility = call<typeof contract.readEligibility>('GET /bonus/v2/campaigns/eligibility');
