import { encodeSignatureHeader } from '@sanity/webhook';
import { developmentSecrets } from '#lib/core/config/secrets.ts';
import { type ListedEvent, listSports, listSportsEvents } from '#lib/sportsbook/contract.ts';
import { siteUrl, sportsUrl } from '../../journeys/support/addresses.ts';

const secret = developmentSecrets.SPORTS_WEBHOOK_SECRET;
const language = 'en';

async function read(path: string, query: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${sportsUrl}${path}?${new URLSearchParams({ language, ...query })}`);
  if (!response.ok) throw new Error(`the sports service answered ${response.status}`);
  return response.json();
}

/** The sports service's own lists, which the pages of the site show. */
export async function readCatalogue(query: Record<string, string> = {}): Promise<readonly ListedEvent[]> {
  return listSportsEvents.reply.parse(await read(listSportsEvents.path, { limit: '200', ...query })).events;
}

export async function readSportsList() {
  return listSports.reply.parse(await read(listSports.path, {})).sports;
}

/** Below the locale. */
export function pathOf({ sport, region, competition, slug }: ListedEvent): string {
  return `/sportsbook/${sport.slug}/${region.slug}/${competition.slug}/${slug}`;
}

/** An event that begins in a while, so that it stays one during a test. */
export async function findUpcoming(query: Record<string, string> = {}): Promise<ListedEvent> {
  const found = (await readCatalogue(query)).findLast(({ status }) => status === 'UPCOMING');
  if (!found) throw new Error('there is no upcoming event');
  return found;
}

/** Sends the webhook of the sports service; resolves with the status of the site's answer. */
export async function sendFixtures(body: string, signature?: string): Promise<number> {
  const response = await fetch(`${siteUrl}/api/sportsbook/published`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'sanity-webhook-signature': signature ?? (await encodeSignatureHeader(body, Date.now(), secret)),
    },
    body,
  });
  await response.body?.cancel();
  return response.status;
}
