import { sql } from 'drizzle-orm';
import { callService } from '#lib/core/api/call.ts';
import { idempotencyHeader } from '#lib/core/api/endpoint.ts';
import { startExclusion } from '#lib/protection/contract.ts';
import { openTicket } from '#lib/realtime/contract.ts';
import { signOut } from '#lib/session/contract.ts';
import { openSportsSession } from '#lib/sportsbook/contract.ts';
import type { Listen } from '#sandbox/database/listen.ts';
import { createSessionStore } from '#sandbox/identity/sessions.ts';
import { createUserStore } from '#sandbox/identity/users.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { seedUsers } from '#sandbox/platform/flows/seed/seed.ts';
import { issueTicket, redeemTicket } from '#sandbox/platform/realtime/tickets.ts';
import { sportsSessionTable } from '#sandbox/platform/sportsbook/tables.ts';
import { listenTo, openFeed } from '../fixtures/sandbox/feed.ts';
import { openPlayerDesk } from '../fixtures/sandbox/operator.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

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

/** Credits or debits a player. */
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

describe('opening a socket', () => {
  test('RTM-01 a ticket opens one socket, which receives the current balance', async () => {
    const ticket = await feed.ticketFor(ben);
    const first = listenTo(feed.url, ticket);
    opened.push(first);
    await first.opened;
    expect(mainOf(await first.next('WALLET_BALANCE'))).toBe(100);
    const second = listenTo(feed.url, ticket);
    expect(await second.closed).toBe(4401);
    expect(first.socket.readyState).toBe(first.socket.OPEN);
  });

  test('RTM-01 an id token is accepted too; a forged one, none and an expired ticket are not', async () => {
    const token = await platform.signToken(ben);
    const listener = listenTo(feed.url, token);
    opened.push(listener);
    await listener.opened;
    expect(mainOf(await listener.next('WALLET_BALANCE'))).toBe(100);
    for (const wrong of [`${token.slice(0, -8)}AAAAAAAA`, '', 'x'.repeat(9_000)]) {
      expect(await listenTo(feed.url, wrong).closed).toBe(4401);
    }
    const issued = new Date('2026-01-01T00:00:00Z');
    const { ticket, expiresAt } = await issueTicket(platform.database, Number(ben), '', issued);
    expect(expiresAt.getTime() - issued.getTime()).toBe(60_000);
    expect(await redeemTicket(platform.database, ticket, expiresAt)).toBeUndefined();
  });

  test('LOG-14 RTM-09 the sockets of a session that ends are closed at once, and its unused tickets open none', async () => {
    await createUserStore(platform.database).add({
      email: 'b@sandbox.test',
      playerId: ben,
      password: 'Sandbox1!',
      confirmed: true,
    });
    const [here, there] = [await platform.signToken(ben), await platform.signToken(ben)];
    const asHolderOf = async (idToken: string) => {
      const credentials = { playerId: ben, idToken };
      return (await callService(openTicket, {}, { baseUrl: platform.baseUrl, siteId: 5, credentials })).reply.ticket;
    };
    const [ended, kept, unused] = [await asHolderOf(here), await asHolderOf(there), await asHolderOf(here)];
    const [endedSocket, keptSocket] = [listenTo(feed.url, ended), listenTo(feed.url, kept)];
    opened.push(endedSocket, keptSocket);
    await Promise.all([endedSocket.opened, keptSocket.opened]);
    const options = { baseUrl: platform.baseUrl, siteId: 5, credentials: { playerId: ben, idToken: here } };
    await callService(signOut, { body: {} }, options);
    expect(await endedSocket.closed).toBe(4401);
    expect(await listenTo(feed.url, unused).closed).toBe(4401);
    expect(await listenTo(feed.url, here).closed).toBe(4401);
    expect(keptSocket.socket.readyState).toBe(keptSocket.socket.OPEN);
  });

  test('RTM-01 a ticket is issued to its player only, and is not stored in plain text', async () => {
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

describe('messages', () => {
  test('RTM-04 a booking is sent to its player in every tab and to no other player', async () => {
    const [one, other, stranger] = [await enter(ben), await enter(ben), await enter(cleo)];
    const before = mainOf(await one.next('WALLET_BALANCE')) ?? 0;
    await Promise.all([other.next('WALLET_BALANCE'), stranger.next('WALLET_BALANCE')]);
    await pause(50);
    const received = [one, other, stranger].map((listener) => listener.received.length);
    await move(ben, 1_250);
    expect(mainOf(await one.next('WALLET_BALANCE', received[0]))).toBe(before + 12.5);
    expect(mainOf(await other.next('WALLET_BALANCE', received[1]))).toBe(before + 12.5);
    expect(stranger.received).toHaveLength(received[2] ?? 0);
  });

  test('RTM-04 a rolled-back booking is never sent', async () => {
    const listener = await enter(ben);
    const before = mainOf(await listener.next('WALLET_BALANCE')) ?? 0;
    await pause(50);
    const received = listener.received.length;
    const undone = platform.database.transaction(async (tx) => {
      await move(ben, 50_000, tx);
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await pause(100);
    expect(listener.received).toHaveLength(received);
    await move(ben, 100);
    expect(mainOf(await listener.next('WALLET_BALANCE', received))).toBe(before + 1);
  });

  test('RTM-04 a burst ends in the balance that the ledger has, in order', async () => {
    const listener = await enter(ben);
    const before = mainOf(await listener.next('WALLET_BALANCE')) ?? 0;
    await Promise.all(Array.from({ length: 50 }, () => move(ben, 100)));
    for (let tries = 0; tries < 200; tries += 1) {
      const last = listener.received.at(-1);
      if (last?.type === 'WALLET_BALANCE' && mainOf(last) === before + 50) break;
      await pause(10);
    }
    const amounts = listener.received.flatMap((message) => (message.type === 'WALLET_BALANCE' ? [mainOf(message)] : []));
    expect(amounts.at(-1)).toBe(before + 50);
    expect(amounts).toEqual(amounts.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    const times = listener.received.map((message) => (message.type === 'WALLET_BALANCE' ? message.asOf : undefined));
    expect(times).toEqual(times.toSorted());
  });

  test('RTM-04 a first wallet is sent, and a player without one receives none', async () => {
    const listener = await enter(ava);
    await pause(100);
    expect(listener.received).toEqual([]);
    await openWallet(platform.database, ava, 'EUR');
    await move(ava, 2_000);
    expect(mainOf(await listener.next('WALLET_BALANCE'))).toBe(20);
  });

  test('RTM-05 a changed flag is sent with its new value, without unchanged ones', async () => {
    const listener = await enter(cleo);
    await openPlayerDesk(platform).update(cleo, { flags: { casino: false, sports: true } });
    expect((await listener.next('PLAYER_ATTRIBUTE_CHANGE')).attributes).toEqual({ casino: false });
    await openPlayerDesk(platform).update(cleo, { flags: { casino: true } });
    expect((await listener.next('PLAYER_ATTRIBUTE_CHANGE', 1)).attributes).toEqual({ casino: true });
  });

  test('RTM-05 a closed account is notified, disconnected with 4403, and cannot reconnect', async () => {
    const tia = await idOf('tia.pending');
    const listener = await enter(tia);
    const kept = await feed.ticketFor(tia);
    await openPlayerDesk(platform).update(tia, { status: 'CLOSED' });
    expect((await listener.next('PLAYER_ATTRIBUTE_CHANGE')).attributes).toEqual({ status: 'CLOSED' });
    expect(await listener.closed).toBe(4403);
    expect(await listenTo(feed.url, kept).closed).toBe(4403);
  });

  test('RGA-09 DEC-X-5 a self-exclusion disconnects every device with 4403, and ends the sportsbook', async () => {
    const sam = await idOf('sam.withdraw');
    const devices = [await enter(sam), await enter(sam)];
    await platform.call(sam, openSportsSession, { body: {} });
    const credentials = { playerId: sam, idToken: await platform.signToken(sam) };
    const options = { baseUrl: platform.baseUrl, siteId: 5, credentials, headers: { [idempotencyHeader]: 'exclusion' } };
    await callService(startExclusion, { body: { exclusionInMonths: 6, exclusionDelayInHours: 0 } }, options);
    expect(await Promise.all(devices.map(({ closed }) => closed))).toEqual([4403, 4403]);
    const open = await platform.database.select().from(sportsSessionTable);
    expect(open.filter(({ playerId }) => String(playerId) === sam)).toEqual([]);
  });

  test('DEC-X-5 after a gap in the notifications, sockets of players blocked meanwhile are closed with 4403, of ended sessions with 4401', async () => {
    const listeners: Parameters<Listen>[1][] = [];
    const deaf = await openFeed(platform, {
      listen: async (_, listener) => {
        listeners.push(listener);
        return async () => undefined;
      },
    });
    const sessions = createSessionStore(platform.database);
    const { session, refreshToken } = await sessions.start({ sub: 'cleo', verifier: '' });
    const tickets = await Promise.all([
      deaf.ticketFor(await idOf('pia.edd')),
      deaf.ticketFor(ava),
      issueTicket(platform.database, Number(cleo), session.id).then(({ ticket }) => ticket),
    ]);
    const [player, other, ended] = tickets.map((ticket) => listenTo(deaf.url, ticket));
    await Promise.all([player?.opened, other?.opened, ended?.opened]);
    await sessions.revoke(refreshToken);
    await openPlayerDesk(platform).update(await idOf('pia.edd'), { status: 'BLACKLISTED' });
    for (const { onReconnect } of listeners) onReconnect();
    expect(await player?.closed).toBe(4403);
    expect(await ended?.closed).toBe(4401);
    expect(other?.socket.readyState).toBe(1);
    await deaf.close();
  });

  test('RTM-06 a new loyalty level is sent', async () => {
    const listener = await enter(cleo);
    await openPlayerDesk(platform).update(cleo, { loyaltyLevel: 6 });
    expect(await listener.next('PLAYER_LOYALTY_LEVEL')).toEqual({
      type: 'PLAYER_LOYALTY_LEVEL',
      playerId: cleo,
      loyaltyLevel: 6,
    });
  });
});

describe('socket limits', () => {
  test('RTM-02 answers ping, ignores other messages, and closes a socket that sends too large a message', async () => {
    const listener = await enter(cleo);
    listener.socket.send('hello');
    listener.socket.send(Buffer.from('ping'));
    listener.socket.send('ping');
    for (let tries = 0; tries < 100 && !listener.raw.includes('{"type":"PONG"}'); tries += 1) await pause(10);
    expect(listener.raw.filter((text) => text.includes('PONG'))).toHaveLength(1);
    listener.socket.send('x'.repeat(2_000));
    expect(await listener.closed).toBe(1009);
  });

  test('closes a socket that sends too many messages', async () => {
    const strict = await openFeed(platform, { sweep: { intervalMs: 60, maxSilence: 900, maxAge: 900, maxMessages: 20 } });
    try {
      const loud = listenTo(strict.url, await strict.ticketFor(ben));
      await loud.opened;
      for (let said = 0; said < 200; said += 1) loud.socket.send('ping');
      expect(await loud.closed).toBe(1008);
    } finally {
      await strict.close();
    }
  });

  test('closes a socket that is silent too long', async () => {
    const strict = await openFeed(platform, { sweep: { intervalMs: 60, maxSilence: 3, maxAge: 900, maxMessages: 900 } });
    try {
      const silent = listenTo(strict.url, await strict.ticketFor(ben));
      const steady = listenTo(strict.url, await strict.ticketFor(ben));
      await Promise.all([silent.opened, steady.opened]);
      const beat = setInterval(() => steady.socket.send('ping'), 20);
      expect(await silent.closed).toBe(1006);
      await pause(200);
      expect(steady.socket.readyState).toBe(steady.socket.OPEN);
      clearInterval(beat);
      steady.socket.terminate();
    } finally {
      await strict.close();
    }
  });

  test('closes with try-again-later when full, and closes a player’s oldest socket over the limit', async () => {
    const small = await openFeed(platform, { limits: { total: 3, maxPerPlayer: 2, maxBufferedBytes: 65_536 } });
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

  test('an injected fault closes open sockets and refuses new ones until it is removed', async () => {
    const listener = await enter(ben);
    platform.faults.add({ service: 'realtime', pathPattern: '.*', reset: 'connection' });
    await listener.closed;
    expect(await listenTo(feed.url, await feed.ticketFor(ben)).closed).toBe(1006);
    platform.faults.clear();
    const again = await enter(ben);
    expect(again.socket.readyState).toBe(again.socket.OPEN);
  });

  test('plain HTTP answers 426', async () => {
    const response = await fetch(feed.url.replace('ws:', 'http:'));
    expect([response.status, response.headers.get('Upgrade')]).toEqual([426, 'websocket']);
  });
});
