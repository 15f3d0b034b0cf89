import { sql } from 'drizzle-orm';
import { openTicket } from '#lib/realtime/contract.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { createPlayerDesk } from '#sandbox/platform/players/desk.ts';
import { seedUsers } from '#sandbox/platform/players/seed.ts';
import { issueTicket, redeemTicket } from '#sandbox/realtime/tickets.ts';
import { listenTo, openFeed } from '../fixtures/feed.ts';
import { openPlatform } from '../fixtures/platform.ts';

const [ava, ben, cleo] = ['100023', '100024', '100025'];
let platform: Awaited<ReturnType<typeof openPlatform>>;
let feed: Awaited<ReturnType<typeof openFeed>>;
const opened: ReturnType<typeof listenTo>[] = [];

beforeAll(async () => {
  platform = await openPlatform();
  feed = await openFeed(platform);
}, 240_000);
afterEach(() => {
  platform.faults.clear();
  for (const { socket } of opened.splice(0)) socket.terminate();
});
afterAll(async () => {
  await feed?.close();
  await platform?.close();
});

async function enter(playerId: string, headers?: Readonly<Record<string, string>>) {
  const listener = listenTo(feed.url, await feed.ticketFor(playerId), headers);
  opened.push(listener);
  await listener.opened;
  return listener;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function idOf(handle: string): Promise<string> {
  const user = (await seedUsers()).find(({ email }) => email === `${handle}@sandbox.test`);
  if (!user) throw new Error(`no test player ${handle}`);
  return user.playerId;
}

let references = 0;

/** Gives a player money, or takes it. */
function move(playerId: string, minor: number, db = platform.database) {
  references += 1;
  return post(db, {
    referenceId: `feed-${references}`,
    playerId,
    currency: 'EUR',
    at: platform.clock.now(),
    category: 'ADJUSTMENT',
    type: 'DEPOSIT',
    status: 'COMPLETED',
    entries: { main: minor, 'house:adjust': -minor },
  });
}

const mainOf = (message: { balanceMap: { main: readonly { amount: number }[] } }) => message.balanceMap.main[0]?.amount;

describe('who is let in', () => {
  test('RTM-01 a ticket opens one socket, once, and brings the balance as it is', async () => {
    const ticket = await feed.ticketFor(ben);
    const first = listenTo(feed.url, ticket);
    opened.push(first);
    await first.opened;
    expect(mainOf(await first.next('WALLET_BALANCE'))).toBe(100);
    const second = listenTo(feed.url, ticket);
    expect(await second.closed).toBe(4401);
    expect(first.socket.readyState).toBe(first.socket.OPEN);
  });

  test('RTM-01 an identity token is accepted too; a forged one, none and an old ticket are not', async () => {
    const token = await platform.signToken(ben);
    const listener = listenTo(feed.url, token);
    opened.push(listener);
    await listener.opened;
    expect(mainOf(await listener.next('WALLET_BALANCE'))).toBe(100);
    for (const wrong of [`${token.slice(0, -8)}AAAAAAAA`, '', 'x'.repeat(9_000)]) {
      expect(await listenTo(feed.url, wrong).closed).toBe(4401);
    }
    const issued = new Date('2026-01-01T00:00:00Z');
    const { ticket, expiresAt } = await issueTicket(platform.database, Number(ben), issued);
    expect(expiresAt.getTime() - issued.getTime()).toBe(60_000);
    expect(await redeemTicket(platform.database, ticket, expiresAt)).toBeUndefined();
  });

  test('RTM-01 a ticket is handed out to its player only, and is not kept in plain words', async () => {
    expect((await platform.refusalOf('999999', openTicket, {})).status).toBe(404);
    const ticket = await feed.ticketFor(ben);
    const rows = await platform.database.execute(sql`select * from realtime_ticket`);
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });

  test('RTM-01 a page of another origin is refused before a socket opens, and so is another path', async () => {
    const stranger = listenTo(feed.url, await feed.ticketFor(ben), { Origin: 'https://elsewhere.test' });
    expect(await stranger.closed).toBe(1006);
    const own = await enter(ben, { Origin: platform.config.siteUrl });
    expect(own.socket.readyState).toBe(own.socket.OPEN);
    expect(await listenTo(`${feed.url}/other`, 'x').closed).toBe(1006);
  });
});

describe('what is told', () => {
  test('RTM-04 a booking is told to its player in every tab and to nobody else', async () => {
    const [one, other, stranger] = [await enter(ben), await enter(ben), await enter(cleo)];
    const before = mainOf(await one.next('WALLET_BALANCE')) ?? 0;
    await Promise.all([other.next('WALLET_BALANCE'), stranger.next('WALLET_BALANCE')]);
    await pause(50);
    const heard = [one, other, stranger].map((listener) => listener.heard.length);
    await move(ben, 1_250);
    expect(mainOf(await one.next('WALLET_BALANCE', heard[0]))).toBe(before + 12.5);
    expect(mainOf(await other.next('WALLET_BALANCE', heard[1]))).toBe(before + 12.5);
    expect(stranger.heard).toHaveLength(heard[2] ?? 0);
  });

  test('RTM-04 a booking that is rolled back is never told', async () => {
    const listener = await enter(ben);
    const before = mainOf(await listener.next('WALLET_BALANCE')) ?? 0;
    await pause(50);
    const heard = listener.heard.length;
    const undone = platform.database.transaction(async (tx) => {
      await move(ben, 50_000, tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await pause(100);
    expect(listener.heard).toHaveLength(heard);
    await move(ben, 100);
    expect(mainOf(await listener.next('WALLET_BALANCE', heard))).toBe(before + 1);
  });

  test('RTM-04 a burst ends in the balance that the ledger has, in order', async () => {
    const listener = await enter(ben);
    const before = mainOf(await listener.next('WALLET_BALANCE')) ?? 0;
    await Promise.all(Array.from({ length: 50 }, () => move(ben, 100)));
    for (let tries = 0; tries < 200; tries += 1) {
      const last = listener.heard.at(-1);
      if (last?.type === 'WALLET_BALANCE' && mainOf(last) === before + 50) break;
      await pause(10);
    }
    const amounts = listener.heard.flatMap((message) => (message.type === 'WALLET_BALANCE' ? [mainOf(message)] : []));
    expect(amounts.at(-1)).toBe(before + 50);
    expect(amounts).toEqual(amounts.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    const times = listener.heard.map((message) => (message.type === 'WALLET_BALANCE' ? message.asOf : undefined));
    expect(times).toEqual(times.toSorted());
  });

  test('RTM-04 a first wallet is told, and a player without one is not told of any', async () => {
    const listener = await enter(ava);
    await pause(100);
    expect(listener.heard).toEqual([]);
    await openWallet(platform.database, ava, 'EUR');
    await move(ava, 2_000);
    expect(mainOf(await listener.next('WALLET_BALANCE'))).toBe(20);
  });

  test('RTM-05 a changed switch is told with its new value, and nothing that stayed', async () => {
    const listener = await enter(cleo);
    await createPlayerDesk(platform.database, platform.clock).update(cleo, { flags: { casino: false, sports: true } });
    expect((await listener.next('PLAYER_ATTRIBUTE_CHANGE')).attributes).toEqual({ casino: false });
    await createPlayerDesk(platform.database, platform.clock).update(cleo, { flags: { casino: true } });
    expect((await listener.next('PLAYER_ATTRIBUTE_CHANGE', 1)).attributes).toEqual({ casino: true });
  });

  test('RTM-05 who is closed hears it, is cut off with 4403, and is not let in again', async () => {
    const tia = await idOf('tia.pending');
    const listener = await enter(tia);
    const kept = await feed.ticketFor(tia);
    await createPlayerDesk(platform.database, platform.clock).update(tia, { status: 'CLOSED' });
    expect((await listener.next('PLAYER_ATTRIBUTE_CHANGE')).attributes).toEqual({ status: 'CLOSED' });
    expect(await listener.closed).toBe(4403);
    expect(await listenTo(feed.url, kept).closed).toBe(4403);
  });

  test('RTM-06 a new loyalty level is told', async () => {
    const listener = await enter(cleo);
    await createPlayerDesk(platform.database, platform.clock).update(cleo, { loyaltyLevel: 6 });
    expect(await listener.next('PLAYER_LOYALTY_LEVEL')).toEqual({
      type: 'PLAYER_LOYALTY_LEVEL',
      playerId: cleo,
      loyaltyLevel: 6,
    });
  });
});

describe('how a socket is kept', () => {
  test('RTM-02 answers ping, passes other words over, and ends a socket that sends too much at once', async () => {
    const listener = await enter(cleo);
    listener.socket.send('hello');
    listener.socket.send(Buffer.from('ping'));
    listener.socket.send('ping');
    for (let tries = 0; tries < 100 && !listener.raw.includes('{"type":"PONG"}'); tries += 1) await pause(10);
    expect(listener.raw.filter((text) => text.includes('PONG'))).toHaveLength(1);
    listener.socket.send('x'.repeat(2_000));
    expect(await listener.closed).toBe(1009);
  });

  test('ends what is silent for long, and what talks too much', async () => {
    const strict = await openFeed(platform, { sweep: { everyMs: 60, silence: 3, age: 900, said: 20 } });
    try {
      const silent = listenTo(strict.url, await strict.ticketFor(ben));
      const loud = listenTo(strict.url, await strict.ticketFor(ben));
      const steady = listenTo(strict.url, await strict.ticketFor(ben));
      await Promise.all([silent.opened, loud.opened, steady.opened]);
      const beat = setInterval(() => steady.socket.send('ping'), 40);
      for (let said = 0; said < 200; said += 1) loud.socket.send('ping');
      expect(await loud.closed).toBe(1008);
      expect(await silent.closed).toBe(1006);
      await pause(200);
      expect(steady.socket.readyState).toBe(steady.socket.OPEN);
      clearInterval(beat);
      steady.socket.terminate();
    } finally {
      await strict.close();
    }
  });

  test('asks to come back later when it is full, and lets the oldest of one player go', async () => {
    const small = await openFeed(platform, { limits: { sockets: 3, perPlayer: 2, waitingBytes: 65_536 } });
    try {
      const bens = [];
      for (let count = 0; count < 3; count += 1) {
        const listener = listenTo(small.url, await small.ticketFor(ben));
        await listener.opened;
        bens.push(listener);
      }
      expect(await bens[0]?.closed).toBe(1006);
      const third = listenTo(small.url, await small.ticketFor(cleo));
      await third.opened;
      expect(await listenTo(small.url, await small.ticketFor(cleo)).closed).toBe(1013);
    } finally {
      await small.close();
    }
  });

  test('a failure by the operator cuts what is open and refuses what comes, until it is removed', async () => {
    const listener = await enter(ben);
    platform.faults.add({ service: 'realtime', pathPattern: '.*', reset: 'connection' });
    await listener.closed;
    expect(await listenTo(feed.url, await feed.ticketFor(ben)).closed).toBe(1006);
    platform.faults.clear();
    const again = await enter(ben);
    expect(again.socket.readyState).toBe(again.socket.OPEN);
  });

  test('over plain HTTP it asks for a web socket', async () => {
    const response = await fetch(feed.url.replace('ws:', 'http:'));
    expect([response.status, response.headers.get('Upgrade')]).toEqual([426, 'websocket']);
  });
});
