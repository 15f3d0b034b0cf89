import { randomUUID } from 'node:crypto';
import { readProfile } from '#lib/account/contract.ts';
import {
  createSportsContext,
  listSports,
  listSportsEvents,
  openSportsSession,
  sportsContractHeaders,
} from '#lib/sportsbook/contract.ts';
import type { Backend } from '../backend.ts';
import type { Runs } from '../point.ts';
import { notSigned, requireRefused } from '../refusals.ts';
import { requireEqual, requireSorted, requireTrue, toInstant } from '../shapes.ts';
import { fetchReply } from '../wire.ts';

const language = 'en-UN';

function viewOf({ settings }: Backend, currency = 'EUR') {
  return {
    brand: 'parlour',
    visitor: { ip: '203.0.113.7', country: 'MT', deviceType: 'desktop' as const },
    segment: 'seg-un-web',
    language,
    currency,
    jurisdiction: 'MT',
    deepLinking: { page: 'sport-base' as const, category: null, region: null, competition: null, event: null },
    parentIframeSetup: { origin: new URL(settings.siteUrl).origin, height: 'auto' as const },
  };
}

const headersOf = (type: string) => ({
  [sportsContractHeaders.type]: type,
  [sportsContractHeaders.version]: '1',
  [sportsContractHeaders.correlation]: randomUUID(),
});
const anonymous = headersOf('AnonymousCustomer');

/** The sportsbook's catalogue and frame. */
export const sportsbookRuns = {
  'sportsbook.catalogue': async (backend) => {
    const { sports } = await fetchReply(backend, listSports, { query: { language } });
    requireEqual(new Set(sports.map(({ slug }) => slug)).size, sports.length, 'sports with an address of their own');
    const { at, events } = await fetchReply(backend, listSportsEvents, { query: { language, limit: 50 } });
    toInstant(at, 'at');
    const upcoming = events.filter(({ status }) => status === 'UPCOMING').map(({ startsAt }) => toInstant(startsAt, 'startsAt'));
    requireSorted(upcoming, 'ascending', 'the starts of the events');
    requireEqual(new Set(events.map(({ slug }) => slug)).size, events.length, 'events with an address of their own');
  },
  'sportsbook.visitor': async (backend) => {
    const { iframeUrl, expiresAt } = await fetchReply(
      backend,
      createSportsContext,
      { body: viewOf(backend) },
      { headers: anonymous },
    );
    requireTrue(/^https?:/.test(iframeUrl), 'an address with http or https', 'another');
    requireTrue(toInstant(expiresAt, 'expiresAt') > Date.now(), 'an end in the future', 'an earlier one');
  },
  'sportsbook.signature': async (backend) => {
    const headers = { ...anonymous, 'X-Signature': '0'.repeat(64) };
    await requireRefused(backend, createSportsContext, { body: viewOf(backend) }, notSigned, { headers });
  },
  'sportsbook.version': async (backend) => {
    const [type, version] = [
      { ...anonymous, [sportsContractHeaders.type]: 'Nobody' },
      { ...anonymous, [sportsContractHeaders.version]: '99' },
    ];
    const body = viewOf(backend);
    await requireRefused(backend, createSportsContext, { body }, { status: 400, code: 'error.contract.type' }, { headers: type });
    await requireRefused(
      backend,
      createSportsContext,
      { body },
      { status: 400, code: 'error.contract.version' },
      { headers: version },
    );
  },
  'sportsbook.player': async (backend) => {
    const as = await backend.player();
    const { currencyCode } = await fetchReply(backend, readProfile, {}, { as });
    const { sessionToken } = await fetchReply(backend, openSportsSession, { body: {} }, { as });
    const headers = headersOf('LoggedInCustomer');
    const bodyWith = (token: string) => ({
      ...viewOf(backend, currencyCode),
      customer: { playerId: as.playerId, sessionToken: token },
    });
    await fetchReply(backend, createSportsContext, { body: bodyWith(sessionToken) }, { headers });
    const expected = { status: [400, 401], code: 'INVALID_TOKEN' };
    await requireRefused(backend, createSportsContext, { body: bodyWith('conformance-unknown') }, expected, { headers });
  },
} satisfies Partial<Runs>;
