import 'server-only';
import type { Credentials } from '#lib/core/api/call.ts';
import { call } from '#lib/core/api/server.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { openTicket } from './contract.ts';

/** The address of one socket of the feed, with its token in the query (RTM-01). Throws `CallError`. */
export async function resolveFeedAddress(credentials: Credentials): Promise<string> {
  const { WS_URL, REALTIME_TOKEN } = siteConfig();
  const token = REALTIME_TOKEN === 'identity' ? credentials.idToken : (await call(openTicket, {}, credentials)).ticket;
  return `${WS_URL}/?Authorization=${encodeURIComponent(token)}`;
}
