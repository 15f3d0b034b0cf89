import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSignedPublish } from '#lib/edge/publish-webhook.ts';
import { listSports, listSportsEvents } from '#lib/sportsbook/contract.ts';
import { sportsEventPart } from '#sandbox/ops/sports-event-routes.ts';
import { createDecisionStore } from '#sandbox/sports/events/decision-store.ts';
import { fairnessReportSchema, verifyMatch } from '#sandbox/sports/events/verify-match.ts';
import { createSportsService } from '#sandbox/sports/service.ts';
import { openConsole } from '../fixtures/sandbox/operator.ts';
import { openTestContext } from '../fixtures/sandbox/service-context.ts';
import { openSportsOn } from '../fixtures/sandbox/sports/sports.ts';

/** An afternoon with events of every sport. */
const saturday = Date.UTC(2026, 10, 28, 15, 5);
const reason = 'the referee has left';
const published: { readonly sports: readonly string[]; readonly isSigned: boolean }[] = [];
let site: Server;
let isSiteUp = true;
let aheadMs = 0;
let context: Awaited<ReturnType<typeof openTestContext>>;
let sports: Awaited<ReturnType<typeof openSportsOn>>;
let desk: ReturnType<typeof openConsole>;

beforeAll(async () => {
  site = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString();
      const headers = { 'sanity-webhook-signature': String(request.headers['sanity-webhook-signature']) };
      const copy = new Request('http://site.test', { method: 'POST', body, headers });
      const isSigned =
        request.url === '/api/sportsbook/published' && (await isSignedPublish(copy, [context.config.sportsWebhookSecret]));
      if (isSiteUp) published.push({ sports: JSON.parse(body).sports, isSigned });
      response.writeHead(isSiteUp ? 200 : 503).end();
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  context = await openTestContext({ SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}` });
  await context.clock.advance(saturday - Date.now());
  sports = await openSportsOn(context, { realNow: () => Date.now() + aheadMs });
  desk = openConsole(sportsEventPart, { sportsEvents: sports.service.eventDesk });
}, 120_000);
afterAll(async () => {
  await sports?.service.close?.();
  await context?.close();
  site?.close();
});

const get = (path: string, headers = {}) => sports.request(path, { headers });

async function listEvents(query: string) {
  const { status, body } = await get(`/api/catalogue/events?${query}`);
  expect(status).toBe(200);
  return listSportsEvents.reply.parse(body).events;
}

async function decide(eventId: string, decision: object) {
  const response = await desk.request(`/api/sports-events/${eventId}`, { method: 'POST', body: JSON.stringify(decision) });
  return { status: response.status, body: await response.json() };
}

/** Whether the operator has touched the result. */
async function wasDecided(eventId: string): Promise<boolean> {
  const decisions = createDecisionStore(context.database);
  await decisions.load();
  return decisions.decided().has(eventId);
}

async function readEvent(eventId: string) {
  const events = await listEvents('language=en&include=ENDED&limit=200');
  return events.find((event) => event.eventId === eventId);
}

test('SPB-04 the catalogue has every sport, region and competition in the language that was asked for', async () => {
  const { status, body } = await get('/api/catalogue/sports?language=fi');
  expect(status).toBe(200);
  const { sports } = listSports.reply.parse(body);
  const listed = sports.filter(({ isVirtual }) => !isVirtual);
  expect(listed.map(({ name }) => name)).toEqual(['Jalkapallo', 'Jääkiekko', 'Tennis', 'Koripallo', 'Rugby', 'Kriketti']);
  expect(listed.flatMap(({ competitions }) => competitions)).toHaveLength(24);
  expect(sports.map(({ name }) => name).slice(listed.length)).toEqual(['Virtuaalijalkapallo']);
  const live = listed.reduce((sum, sport) => sum + sport.live, 0);
  expect(live).toBeGreaterThanOrEqual(8);
});

test('SPB-04 the catalogue lists events without virtual ones, unless their sport is named, soonest first, and the ended ones after them', async () => {
  const open = await listEvents('language=de');
  const all = await listEvents('language=de&include=ENDED&limit=200');
  expect(open.length).toBeGreaterThan(38);
  expect(open.every(({ status, sport }) => status !== 'ENDED' && sport.slug !== 'virtual-football')).toBe(true);
  expect(open.map(({ startsAt }) => startsAt)).toEqual(open.map(({ startsAt }) => startsAt).sort());
  expect(all.slice(0, open.length).map(({ eventId }) => eventId)).toEqual(open.map(({ eventId }) => eventId));
  expect(all.slice(open.length).every(({ status, odds }) => status === 'ENDED' && odds.length === 0)).toBe(true);
  expect(all.length).toBeGreaterThan(open.length);
  const virtual = await listEvents('language=de&sport=virtual-football');
  expect(new Set(virtual.map(({ sport }) => sport.slug))).toEqual(new Set(['virtual-football']));
  const [first] = open;
  const one = await listEvents(
    `language=de&sport=${first?.sport.slug}&region=${first?.region.slug}&competition=${first?.competition.slug}`,
  );
  expect(new Set(one.map(({ competition }) => competition.slug))).toEqual(new Set([first?.competition.slug]));
});

test('SPB-04 an unchanged answer is 304, and a wrong question is 400', async () => {
  const { headers } = await get('/api/catalogue/sports?language=en');
  const same = await get('/api/catalogue/sports?language=en', { 'If-None-Match': headers.get('etag') });
  expect([same.status, headers.get('cache-control')]).toEqual([304, 'public, max-age=5']);
  for (const query of ['', 'language=en&limit=0', 'language=en&limit=x', 'language=en&sport=..%2F', 'language=en&include=ALL']) {
    expect(await get(`/api/catalogue/events?${query}`)).toMatchObject({ status: 400, body: { code: 'error.validation' } });
  }
});

test('SPB-06 the operator suspends and resumes an event, with a reason that is kept', async () => {
  const event = (await listEvents('language=en')).find(({ status }) => status === 'UPCOMING');
  const eventId = event?.eventId ?? '';
  expect(await decide(eventId, { action: 'SUSPEND', reason: 'no' })).toMatchObject({
    status: 400,
    body: { code: 'error.validation' },
  });
  expect(await decide(eventId, { action: 'SUSPEND', reason })).toMatchObject({ status: 200, body: { isSuspended: true } });
  expect((await readEvent(eventId))?.odds).toEqual([]);
  expect(await decide(eventId, { action: 'SUSPEND', reason })).toMatchObject({ status: 409 });
  expect(await decide(eventId, { action: 'RESUME', reason })).toMatchObject({
    status: 200,
    body: { isSuspended: false, changes: [{ action: 'RESUME' }, { action: 'SUSPEND', reason, by: 'operator' }] },
  });
  expect((await readEvent(eventId))?.odds).toEqual(event?.odds);
  expect(await wasDecided(eventId)).toBe(false);
});

test('SPB-06 a cancelled event is void in every selection, also after a restart, until it is undone', async () => {
  const event = (await listEvents('language=en')).filter(({ status }) => status === 'UPCOMING').at(-1);
  const eventId = event?.eventId ?? '';
  expect(await decide(eventId, { action: 'CANCEL', reason })).toMatchObject({ status: 200, body: { phase: 'CANCELLED' } });
  expect(await readEvent(eventId)).toMatchObject({ status: 'CANCELLED', odds: [], score: null });
  const restarted = await createSportsService(context);
  expect(await restarted.eventDesk.list({ state: 'DECIDED' })).toMatchObject([{ eventId, phase: 'CANCELLED' }]);
  await restarted.close?.();
  expect(await decide(eventId, { action: 'SETTLE', home: 1, away: 0, reason })).toMatchObject({ status: 409 });
  expect(await decide(eventId, { action: 'UNDO', reason })).toMatchObject({ status: 200, body: { phase: 'UPCOMING' } });
  expect((await readEvent(eventId))?.status).toBe('UPCOMING');
  expect(await wasDecided(eventId)).toBe(true);
});

test('SPB-06 a final score by hand ends a live event with that score', async () => {
  const live = (await listEvents('language=en')).find(({ status, sport }) => status === 'LIVE' && sport.slug === 'tennis');
  const eventId = live?.eventId ?? '';
  const settle = { action: 'SETTLE', home: 2, away: 1, reason };
  expect(await decide(eventId, { ...settle, home: 1 })).toMatchObject({ status: 409 });
  expect(await decide(eventId, { ...settle, home: 1.5 })).toMatchObject({ status: 400 });
  expect(await decide(eventId, settle)).toMatchObject({ status: 200, body: { phase: 'ENDED', score: '2–1' } });
  expect(await readEvent(eventId)).toMatchObject({ status: 'ENDED', score: { home: 2, away: 1 } });
  expect(await decide('unknown', settle)).toMatchObject({ status: 404 });
});

test('SPB-06 the page of events has the decisions, and a reset takes them back', async () => {
  const page = await (await desk.request('/sports-events?state=DECIDED')).text();
  expect(page).toContain('by hand');
  expect(page).toContain(reason);
  const [event] = await listEvents('language=en');
  const form = new URLSearchParams({ action: 'SUSPEND', reason });
  const sent = await desk.request(`/sports-events/${event?.eventId}`, { method: 'POST', body: form });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/sports-events?done=1']);
  await sports.service.reset();
  expect(await sports.service.eventDesk.list({ state: 'DECIDED' })).toEqual([]);
});

test('SPB-10 anyone can read what a result is verified by', async () => {
  const [ended] = (await listEvents('language=fi&include=ENDED')).filter(({ status }) => status === 'ENDED');
  const [upcoming] = (await listEvents('language=fi')).filter(({ status }) => status === 'UPCOMING');
  const report = async (eventId = '') => fairnessReportSchema.parse((await get(`/api/fairness/${eventId}`)).body);
  expect(verifyMatch(await report(ended?.eventId))).toBe('VERIFIED');
  expect(await report(upcoming?.eventId)).toMatchObject({
    seed: null,
    score: null,
    commitment: expect.stringMatching(/^[\da-f]{64}$/),
  });
  expect((await get('/api/fairness/none')).status).toBe(404);
});

test('SPB-04 changed sports are sent to the site by a signed webhook, at most every ten seconds, and again where it did not answer', async () => {
  expect(published.length).toBeGreaterThan(0);
  expect(published.every(({ isSigned }) => isSigned)).toBe(true);
  expect(published[0]?.sports).toEqual(['basketball', 'cricket', 'football', 'ice-hockey', 'rugby', 'tennis']);
  await publishLater();
  const known = published.length;
  const event = (await listEvents('language=en')).find(({ status }) => status === 'UPCOMING');
  isSiteUp = false;
  aheadMs += 10_000;
  await decide(event?.eventId ?? '', { action: 'SUSPEND', reason });
  isSiteUp = true;
  await sports.service.applyAll();
  expect(published).toHaveLength(known);
  await publishLater();
  expect(published.slice(known)).toMatchObject([{ sports: expect.arrayContaining([event?.sport.slug]), isSigned: true }]);
});

async function publishLater(): Promise<void> {
  aheadMs += 10_000;
  await sports.service.applyAll();
}
