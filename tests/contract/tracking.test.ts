import { callService } from '#lib/core/api/call.ts';
import { collect, type TrackedEvent } from '#lib/tracking/contract.ts';
import { type Listening, listen } from '#sandbox/kit/http/serve.ts';
import { createConsole } from '../fixtures/sandbox/empty-console.ts';
import { openTestContext } from '../fixtures/sandbox/service-context.ts';

const operator = { Authorization: `Basic ${btoa('operator:operator')}` };
const event: TrackedEvent = {
  event: 'srtm-pageview',
  segmentId: 'seg-fi-web',
  locale: 'fi-FI',
  device: 'desktop',
  props: { path: '/fi-FI' },
  consentId: '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000',
};

let context: Awaited<ReturnType<typeof openTestContext>>;
let listening: Listening;
let baseUrl: string;

beforeAll(async () => {
  context = await openTestContext();
  const ops = createConsole(context, {});
  listening = await listen(ops, 0, context);
  baseUrl = `http://127.0.0.1:${listening.port}`;
}, 240_000);
afterAll(async () => {
  await listening?.close();
  await context?.close();
});

const read = async (query = '') => (await fetch(`${baseUrl}/api/tracking${query}`, { headers: operator })).json();

test('TRK-01 TRK-03 the collector stores an event with its segment and shows it to the operator', async () => {
  await callService(collect, { body: event }, { baseUrl, siteId: 5 });
  await callService(collect, { body: { ...event, event: 'first-deposit', consentId: 'another' } }, { baseUrl, siteId: 5 });
  expect(await read()).toMatchObject([{ event: 'first-deposit' }, event]);
  expect(await read(`?consentId=${event.consentId}`)).toEqual([{ ...event, at: expect.stringMatching(/^\d{4}-.*Z$/) }]);
  const page = await fetch(`${baseUrl}/events`, { headers: operator });
  expect(await page.text()).toContain('seg-fi-web');
  expect((await fetch(`${baseUrl}/api/tracking`)).status).toBe(401);
});

test.each([
  ['an unknown name', { ...event, event: 'srtm-everything' }, 400],
  ['no consent', { ...event, consentId: '' }, 400],
  ['no JSON', '{', 400],
  ['too much', { ...event, props: { path: 'x'.repeat(20_000) } }, 413],
])('TRK-04 the collector refuses %s', async (_, body, status) => {
  const response = await fetch(`${baseUrl}/collect`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  expect(response.status).toBe(status);
});

test('the contract allows neither many properties of an event nor nested ones', async () => {
  const props = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`p${at}`, at]));
  expect(collect.body.safeParse({ ...event, props }).success).toBe(false);
  expect(collect.body.safeParse({ ...event, props: { mail: { nested: true } } }).success).toBe(false);
});
