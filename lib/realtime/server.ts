import 'server-only';
import { siteConfig } from '#lib/config/site.ts';
import type { Credentials } from '#lib/platform/call.ts';
import { call } from '#lib/platform/server.ts';
import { openTicket } from './contract.ts';

/** The address of one socket of the feed, with what opens it in its query (RTM-01). Throws `CallError`. */
export async function feedAddress(credentials: Credentials): Promise<string> {
  const { WS_URL, REALTIME_TOKEN } = siteConfig();
  const token = REALTIME_TOKEN === 'identity' ? credentials.idToken : (await call(openTicket, {}, credentials)).ticket;
  return `${WS_URL}/?Authorization=${encodeURIComponent(token)}`;
}
