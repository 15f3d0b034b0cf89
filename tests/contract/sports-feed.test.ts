import { once } from 'node:events';
import { WebSocket } from 'ws';
import { dayMs } from '#lib/core/time/durations.ts';
import { announceBalance } from '#lib/sportsbook/contract.ts';
import { authenticateBettor, readBettorBalance } from '#lib/sportsbook/seamless/contract.ts';
import { type Listening, listen } from '#sandbox/kit/http/serve.ts';
import type { PlatformClient } from '#sandbox/sports/wallet/platform-client.ts';
import { type FeedMessage, feedMessageSchema } from '#sandbox/sports/wire.ts';
import { createFakeEvents } from '../fixtures/components/fake-events.ts';
import { bettor, customer, openSports } from '../fixtures/sandbox/sports/sports.ts';

const events = createFakeEvents(new Date(Date.now() + dayMs));
let sports: Awaited<ReturnType<typeof openSports>>;
let listening: Listening;
let balanceMinor = 5_000;
let isSignedIn = true;
let aheadMs = 0;
const opened: WebSocket[] = [];

const platform: PlatformClient = {
  async post(path, _body, reply) {
    const money = { balanceMinor, bonusMinor: 0, freeBets: [], bonus: null };
    if (path === authenticateBettor.path) return { kind: 'answer', answer: reply.parse({ ...money, ...bettor }) };
    if (path !== readBettorBalance.path) return { kind: 'unknown' };
    return isSignedIn ? { kind: 'answer', answer: reply.parse(money) } : { kind: 'refused', code: 'SESSION_CLOSED' };
  },
};

beforeAll(async () => {
  sports = await openSports({ book: events.book, platform, realNow: () => Date.now() + aheadMs });
  listening = await listen(sports.service, 0, sports);
  for (const id of ['e1', 'e2']) events.add(id);
}, 120_000);
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});
afterAll(async () => {
  await listening?.close();
  await sports?.close();
});

/** A socket of a page, and its messages in order. */
async function connect(key: string, watched: readonly string[], full: readonly string[] = [], headers = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${listening.port}/api/feed`, { headers });
  opened.push(socket);
  const messages: FeedMessage[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data) => {
    messages.push(feedMessageSchema.parse(JSON.parse(String(data))));
    waiting.shift()?.();
  });
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  const watch = (ids: readonly string[], whole: readonly string[] = []) => ({ watch: { events: ids, full: whole } });
  socket.send(JSON.stringify({ key, ...watch(watched, full) }));
  return {
    socket,
    messages,
    closed,
    async next(): Promise<FeedMessage | undefined> {
      if (messages.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      return messages.shift();
    },
  };
}

test('a page receives the events that it watches, at first and when they change, and no others', async () => {
  const { key } = await sports.openPage();
  const [both, one] = [await connect(key, ['e1'], ['e2']), await connect(key, ['e1'])];
  expect(await both.next()).toMatchObject({ type: 'events', events: [{ eventId: 'e1' }, { eventId: 'e2' }] });
  expect(await one.next()).toMatchObject({ type: 'events', events: [{ eventId: 'e1' }] });
  events.change('e2', { isSuspended: true });
  await sports.service.applyAll();
  expect(await both.next()).toMatchObject({ type: 'events', events: [{ eventId: 'e2', isSuspended: true }] });
  events.price('e1', 1_700);
  await sports.service.applyAll();
  const changed = { type: 'events', events: [{ eventId: 'e1', markets: [{ selections: [{ oddsMilli: 1_700 }, {}, {}] }] }] };
  expect(await one.next()).toMatchObject(changed);
  expect(await both.next()).toMatchObject(changed);
});

test('a page may change what it watches before its key is looked up, and is answered also where it watches nothing', async () => {
  const { key } = await sports.openPage();
  const page = await connect(key, []);
  page.socket.send(JSON.stringify({ watch: { events: ['e2'], full: [] } }));
  expect(await page.next()).toEqual({ type: 'events', events: [] });
  expect(await page.next()).toMatchObject({ type: 'events', events: [{ eventId: 'e2' }] });
});

test('SPB-03 a change of the wallet is read again and sent to the player’s open pages', async () => {
  const { key } = await sports.openPage({ customer });
  const page = await connect(key, ['e1']);
  await page.next();
  balanceMinor = 7_700;
  const { status } = await sports.postSigned(announceBalance.path, { playerId: customer.playerId, balance: 1 });
  expect(status).toBe(204);
  expect(await page.next()).toMatchObject({ type: 'me', me: { player: { balanceMinor: 7_700 } } });
  const forged = await sports.postSigned(announceBalance.path, { playerId: customer.playerId, balance: 1 }, {}, 'another-secret');
  expect(forged.status).toBe(401);
  expect((await sports.postSigned(announceBalance.path, { playerId: 1 })).status).toBe(400);
});

test('a page whose session the platform has closed is notified, and so is one whose context has expired', async () => {
  const player = await connect((await sports.openPage({ customer })).key, ['e1']);
  await player.next();
  isSignedIn = false;
  await sports.postSigned(announceBalance.path, { playerId: customer.playerId, balance: 1 });
  expect(await player.next()).toEqual({ type: 'expired' });
  expect(await player.closed).toBe(4410);
  isSignedIn = true;

  const { key } = await sports.openPage();
  const visitor = await connect(key, ['e1']);
  await visitor.next();
  aheadMs = 31 * 60_000;
  await sports.service.applyAll();
  expect(await visitor.next()).toEqual({ type: 'expired' });
  expect(await visitor.closed).toBe(4410);
  expect(await (await connect(key, ['e1'])).closed).toBe(4401);
});

test('sockets without a key, of other origins and with too many events are closed', async () => {
  const { key } = await sports.openPage();
  expect(await (await connect('x'.repeat(43), ['e1'])).closed).toBe(4401);
  expect(
    await (
      await connect(
        key,
        Array.from({ length: 121 }, (_, index) => `e${index}`),
      )
    ).closed,
  ).toBe(1008);
  const foreign = new WebSocket(`ws://127.0.0.1:${listening.port}/api/feed`, { origin: 'https://elsewhere.example' });
  const [error] = await once(foreign, 'error');
  expect(String(error)).toContain('403');
  const silent = new WebSocket(`ws://127.0.0.1:${listening.port}/api/feed`);
  opened.push(silent);
  await once(silent, 'open');
  aheadMs += 6_000;
  const closed = once(silent, 'close');
  await sports.service.applyAll();
  expect((await closed)[0]).toBe(4401);
});

test('a context has six sockets; a further one takes the place of the oldest', async () => {
  const { key } = await sports.openPage();
  const pages = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const page = await connect(key, ['e1']);
    await page.next();
    pages.push(page);
  }
  expect(await pages[0]?.closed).toBe(1013);
});
