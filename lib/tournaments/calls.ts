import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const listPublicTournaments = call<typeof contract.listPublicTournaments>(
  'GET /tournament/public/{siteId}/{market}/{language}',
);
export const listTournaments = call<typeof contract.listTournaments>('GET /tournament/{siteId}/{market}/{language}');
