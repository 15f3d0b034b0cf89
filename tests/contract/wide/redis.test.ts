import { once } from 'node:events';
import { createServer, connect as openSocket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createRedisAttempts } from '#lib/core/redis/attempts.ts';
import { connectRedis, type Redis, RedisError } from '#lib/core/redis/connection.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { createExpiredTags, type Webhook } from '#lib/instances/expired-tags.ts';
import { createSharedPages } from '#lib/next/pages/shared-pages.ts';
import { createRedisStorage } from '#lib/session/registry/redis-storage.ts';
import { createSessionStore } from '#lib/session/registry/session-store.ts';
import { findFreePort } from '../../fixtures/servers/free-port.ts';
import { hasRedis, startRedis, type TestRedis } from '../../fixtures/servers/redis.ts';
import { claimOf, sessionAt, sessionStoreCases, sessionsStart, stateIn } from '../../fixtures/session-store-cases.ts';
import { until } from '../../fixtures/soon.ts';

const withRedis = hasRedis() ? describe : describe.skip;

withRedis('what instances share by Redis', () => {
  let server: TestRedis;
  const opened: Redis[] = [];
  const log = jest.fn();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  beforeAll(async () => {
    server = await startRedis();
  });
  beforeEach(async () => {
    await server.runCommand(['FLUSHALL']);
    log.mockClear();
  });
  afterEach(() => {
    for (const redis of opened.splice(0)) redis.close();
  });
  afterAll(async () => {
    await server.stop();
    errors.mockRestore();
  });

  async function connect(timeoutMs = 500): Promise<Redis> {
    const redis = connectRedis({ url: server.url, prefix: 'test:', timeoutMs, log });
    opened.push(redis);
    await new Promise<void>((resolve) => redis.onReady(resolve));
    return redis;
  }
  const untilReady = (redis: Redis) =>
    until(() =>
      redis
        .run((client) => client.ping())
        .then(
          () => true,
          () => false,
        ),
    );
  const real = () => Date.now();

  describe('sessions', () => {
    test.each(sessionStoreCases)('%s', async (_, run) => {
      const connections = [await connect(), await connect()];
      let at = 0;
      const world = {
        now: sessionsStart,
        open() {
          at += 1;
          const redis = connections[at % 2];
          if (!redis) throw new Error('no connection');
          return createSessionStore(createRedisStorage({ redis, now: () => world.now }), { now: () => world.now });
        },
      };
      await run(world);
    });

    test('LOG-14 changes of several instances at the same time are all kept, and the limit per player holds', async () => {
      const stores = await Promise.all([connect(), connect(), connect()]).then((all) =>
        all.map((redis) => createSessionStore(createRedisStorage({ redis }), { maxPerPlayer: 10 })),
      );
      const adds = Array.from({ length: 12 }, (_, at) =>
        stores[at % 3]?.add(sessionAt(real(), `s${at}`, 'ava', { lastActiveAt: real() + at })),
      );
      await Promise.all(adds);
      const listed = (await stores[0]?.listOf('ava')) ?? [];
      expect(listed).toHaveLength(10);
    });

    test('LOG-14 its key expires with the last token, and holds no token and no address', async () => {
      const redis = await connect();
      const store = createSessionStore(createRedisStorage({ redis }));
      await store.add(sessionAt(real(), 'one', 'ava', { expiresAt: real() + 600 }));
      expect(await server.runCommand(['KEYS', '*'])).toEqual(['test:sessions:ava']);
      await wait(700);
      expect(await server.runCommand(['KEYS', '*'])).toEqual([]);
    });

    test('LOG-14 while Redis is stopped no session is answered for; an end counts at once, and is written when it is back, empty', async () => {
      const clients = [await connect(), await connect()];
      const [store, other] = clients.map((redis) => createSessionStore(createRedisStorage({ redis })));
      if (!store || !other) throw new Error('no stores');
      await store.add(sessionAt(real(), 'one'));
      await store.add(sessionAt(real(), 'two'));
      await server.stop();
      await expect(store.find(claimOf('one'))).rejects.toThrow(RedisError);
      await store.end('two', 'ava');
      await expect(store.find(claimOf('two'))).rejects.toThrow(RedisError);
      await server.start();
      for (const redis of clients) await untilReady(redis);
      // Empty: the first session is unknown, so that the platform is asked, and the end is not lost.
      expect(await store.find(claimOf('one'))).toBeUndefined();
      expect(await stateIn(store, real(), 'two')).toBe('ended');
      await until(async () => (await stateIn(other, real(), 'two')) === 'ended');
    });

    test('LOG-14 a Redis that is full refuses no session that it has, and an end counts at once', async () => {
      const redis = await connect();
      const store = createSessionStore(createRedisStorage({ redis }));
      await store.add(sessionAt(real(), 'one'));
      await store.add(sessionAt(real(), 'two'));
      const other = createSessionStore(createRedisStorage({ redis: await connect() }));
      await server.fill();
      expect(await stateIn(store, real(), 'one')).toBe('active');
      await store.end('two', 'ava');
      expect(await stateIn(store, real(), 'two')).toBe('ended');
      // Unknown: the other instances ask the platform.
      expect(await stateIn(other, real(), 'two')).toBeUndefined();
      await server.removeLimit();
      await until(async () => (await stateIn(other, real(), 'two')) === 'ended');
    });
  });

  describe('a connection', () => {
    test('OPS-07 a Redis that does not answer costs the time limit three times, then nothing until it is tried again', async () => {
      const redis = await connect(100);
      server.freeze();
      try {
        const startedAt = performance.now();
        for (let calls = 0; calls < 50; calls += 1) {
          await expect(redis.run((client) => client.get('test:a'))).rejects.toThrow(RedisError);
        }
        expect(performance.now() - startedAt).toBeLessThan(1_000);
      } finally {
        server.resume();
      }
      await wait(1_200);
      expect(await redis.run((client) => client.get('test:a'))).toBeNull();
    });

    test('OPS-07 a command waits for the first connection, and is refused at once where there is none', async () => {
      const closed = `redis://127.0.0.1:${await findFreePort()}`;
      const [starting, lost] = [
        connectRedis({ url: server.url, prefix: 'test:', log }),
        connectRedis({ url: closed, prefix: 'test:', log }),
      ];
      opened.push(starting, lost);
      expect(await starting.run((client) => client.ping())).toBe('PONG');
      await expect(lost.run((client) => client.ping())).rejects.toThrow('not connected');
      const startedAt = performance.now();
      await expect(lost.run((client) => client.ping())).rejects.toThrow('not connected');
      expect(performance.now() - startedAt).toBeLessThan(100);
    });

    test('OPS-07 an answer that came while this process stood still counts', async () => {
      const redis = await connect(100);
      const answer = redis.run((client) => client.ping());
      // The command leaves, then nothing runs here for longer than the time limit.
      await new Promise(setImmediate);
      const until = performance.now() + 300;
      while (performance.now() < until);
      expect(await answer).toBe('PONG');
    });

    test('OPS-07 an outage is logged once, with its code and without the address, and so is its end', async () => {
      const redis = await connect();
      await server.stop();
      await wait(500);
      await server.start();
      await untilReady(redis);
      const lines = log.mock.calls.map(([line]) => String(line));
      expect(lines).toEqual([expect.stringMatching(/^Redis cannot be reached \([A-Za-z_]+\)/), 'Redis answers again.']);
      expect(lines.join()).not.toContain('127.0.0.1');
    });
  });

  describe('a Redis that refuses', () => {
    const lines = () => log.mock.calls.map(([line]) => String(line));
    function connectTo(url: string): Redis {
      const redis = connectRedis({ url, prefix: 'test:', log });
      opened.push(redis);
      return redis;
    }
    /** Whether an instance is ready some seconds after its start. */
    function hasJoinedAfter({ hasJoined }: ReturnType<typeof createExpiredTags>, ms: number): boolean {
      const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + ms);
      const result = hasJoined();
      clock.mockRestore();
      return result;
    }

    test('OPS-07 a wrong password is logged once by the word of Redis, and keeps an instance from being ready', async () => {
      const expired = createExpiredTags(connectTo(server.url.replace('//', '//nobody:wrong@')));
      expired.listen({ repeat: async () => undefined, expire: async () => undefined });
      await until(() => lines().length === 2);
      await wait(1_000);
      expect(lines().toSorted()).toEqual([
        expect.stringMatching(/^Redis cannot be reached \(WRONGPASS\)/),
        expect.stringMatching(/^The subscription to Redis cannot be reached \(WRONGPASS\)/),
      ]);
      expect(hasJoinedAfter(expired, 11_000)).toBe(false);
    });

    test('OPS-07 an instance that does not reach Redis is ready after ten seconds', async () => {
      const expired = createExpiredTags(connectTo(`redis://127.0.0.1:${await findFreePort()}`));
      await until(() => lines().length > 0);
      expect([5_000, 11_000].map((ms) => hasJoinedAfter(expired, ms))).toEqual([false, true]);
    });

    test('OPS-07 a command that the user may not run is logged once, while others succeed', async () => {
      await server.runCommand(['ACL', 'SETUSER', 'site', 'on', '>site', '~*', '&*', '+@all', '-eval']);
      const redis = connectTo(server.url.replace('//', '//site:site@'));
      await untilReady(redis);
      for (let times = 0; times < 3; times += 1) {
        await expect(redis.run((client) => client.eval('return 1'))).rejects.toThrow(RedisError);
        expect(await redis.run((client) => client.get('test:a'))).toBeNull();
      }
      expect(lines()).toEqual([expect.stringMatching(/^Redis refuses commands \(NOPERM\)/)]);
    });

    test('OPS-07 after a failover that closes no connection, commands and messages go to the new primary', async () => {
      const next = await startRedis();
      const portOf = ({ url }: TestRedis) => Number(new URL(url).port);
      let port = portOf(server);
      const forwarder = createServer((incoming) => {
        const outgoing = openSocket(port, '127.0.0.1');
        incoming.pipe(outgoing).pipe(incoming);
        for (const [each, other] of [
          [incoming, outgoing],
          [outgoing, incoming],
        ] as const)
          each.on('error', () => undefined).on('close', () => other.destroy());
      }).listen(0, '127.0.0.1');
      await once(forwarder, 'listening');
      const address = forwarder.address();
      const redis = connectTo(`redis://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
      try {
        const events = { onSubscribed: jest.fn(), onLost: jest.fn() };
        const received = jest.fn();
        redis.subscribe({ changes: received }, events);
        await until(() => events.onSubscribed.mock.calls.length === 1);
        await untilReady(redis);
        port = portOf(next);
        await server.runCommand(['REPLICAOF', '127.0.0.1', String(port)]);
        const isWritten = () =>
          redis
            .run((client) => client.set('test:a', '2'))
            .then(
              () => true,
              () => false,
            );
        await until(isWritten);
        expect(await next.runCommand(['GET', 'test:a'])).toBe('2');
        await until(() => events.onSubscribed.mock.calls.length === 2);
        expect(events.onLost).toHaveBeenCalled();
        await next.runCommand(['PUBLISH', 'test:changes', 'two']);
        await until(() => received.mock.calls.length > 0);
        expect(lines()).toEqual([expect.stringMatching(/^Redis refuses commands \(READONLY\)/)]);
      } finally {
        for (const redis of opened.splice(0)) redis.close();
        forwarder.close();
        await server.runCommand(['REPLICAOF', 'NO', 'ONE']);
        await next.stop();
      }
    });
  });

  describe('expiry', () => {
    const webhook: Webhook = { path: '/api/content/published', body: '{"_type":"promotion"}' };
    const tags = ['content:promotion'];
    /** An instance; `repeated` and `expired` are what it was asked to do. */
    async function join(repeat = async (): Promise<void> => undefined) {
      const expired = createExpiredTags(await connect());
      const seen = { repeated: 0, expired: [] as string[], isBroken: false };
      expired.listen({
        repeat: async () => {
          seen.repeated += 1;
          await repeat();
        },
        expire: async (names) => {
          if (seen.isBroken) throw new Error('the site answered 500');
          seen.expired.push(...names);
        },
      });
      await until(async () => expired.hasJoined());
      return { ...expired, seen };
    }

    test('OPS-06 a publish is confirmed by every instance before it resolves, and what was rendered before it is not current', async () => {
      const all = await Promise.all([join(), join(() => wait(300)), join()]);
      const [first] = all;
      const stamps = all.map(({ stamp }) => stamp() ?? -1);
      const startedAt = performance.now();
      expect(await first.publish(tags, webhook)).toBe(0);
      expect(performance.now() - startedAt).toBeGreaterThan(290);
      expect(all.map(({ seen }) => seen.repeated)).toEqual([1, 1, 1]);
      for (const { isCurrent, stamp } of all) {
        expect(stamps.map((before) => isCurrent(tags, before))).toEqual([false, false, false]);
        expect(isCurrent(['content:footer'], Math.max(...stamps))).toBe(true);
        expect(isCurrent(tags, stamp() ?? -1)).toBe(true);
      }
    });

    test('OPS-06 while an instance expires, it stores nothing for the others, and uses nothing from before', async () => {
      let finish = (): void => undefined;
      const [first, slow] = [await join(), await join(() => new Promise<void>((resolve) => (finish = resolve)))];
      const before = slow.stamp() ?? -1;
      const published = first.publish(tags, webhook);
      await until(async () => slow.seen.repeated === 1);
      expect([slow.stamp(), slow.isCurrent(tags, before)]).toEqual([undefined, false]);
      finish();
      expect(await published).toBe(0);
      await until(async () => slow.stamp() !== undefined);
    });

    test('OPS-06 an instance that fails to expire tries again before the publish is answered, and is counted where it fails again', async () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const failing = await join(() => Promise.reject(new Error('the site answered 500')));
      const first = await join();
      const published = first.publish(tags, webhook);
      await until(async () => failing.seen.repeated === 1);
      expect(failing.stamp()).toBeUndefined();
      expect(await published).toBe(0);
      expect(failing.seen.expired).toEqual(tags);
      expect(failing.stamp()).toBe(first.stamp());
      failing.seen.isBroken = true;
      expect(await first.publish(tags, webhook)).toBe(1);
      expect(failing.stamp()).toBeUndefined();
      failing.seen.isBroken = false;
      await until(async () => failing.stamp() === first.stamp());
      warn.mockRestore();
    });

    test('OPS-06 an instance that was away, and a new one, expire what was published meanwhile', async () => {
      const first = await join();
      await first.publish(tags, webhook);
      const late = await join();
      await until(async () => late.stamp() !== undefined);
      expect(late.seen.expired).toEqual(tags);
      expect(late.isCurrent(tags, late.stamp() ?? -1)).toBe(true);
    });

    test('OPS-06 while Redis refuses writes, nothing from before a publish is current here, and it is published as soon as that ends', async () => {
      const [first, other] = [await join(), await join()];
      const before = first.stamp() ?? -1;
      await server.fill();
      await expect(first.publish(tags, webhook)).rejects.toThrow(RedisError);
      expect([first.isCurrent(tags, before), first.stamp(), first.hasUnpublished()]).toEqual([false, undefined, true]);
      await server.removeLimit();
      await until(async () => !first.hasUnpublished() && other.seen.repeated === 1);
      expect(other.isCurrent(tags, before)).toBe(false);
    });

    test('OPS-06 stamps that Redis lost are written back by an instance that knows them', async () => {
      const first = await join();
      await first.publish(tags, webhook);
      const before = await server.runCommand(['HGETALL', 'test:expired']);
      await server.stop();
      await server.start();
      await until(async () => JSON.stringify(await server.runCommand(['HGETALL', 'test:expired'])) === JSON.stringify(before));
    });

    test('OPS-06 what could not be published is published when Redis is back, empty, and stamps go on rising', async () => {
      const [first, other] = [await join(), await join()];
      await first.publish(tags, webhook);
      const before = other.stamp() ?? -1;
      await server.stop();
      await expect(first.publish(['content:footer'], webhook)).rejects.toThrow(RedisError);
      await until(async () => other.stamp() === undefined);
      await server.start();
      await until(async () => !other.isCurrent(['content:footer'], before) && other.stamp() !== undefined);
      expect(other.stamp()).toBeGreaterThan(before);
    });
  });

  describe('pages', () => {
    const page = { html: '<p>ä</p>', rscData: Buffer.from([0, 255, 1]), segmentData: new Map([['/a', Buffer.from('b')]]) };

    test('CNT-24 a page keeps its buffers and maps, for instances of the same build only', async () => {
      const redis = await connect();
      const expired = { stamp: () => 7, isCurrent: (_: readonly string[], stamp: number) => stamp === 7 };
      const pagesOf = (build: string) => createSharedPages(redis, expired, build);
      await pagesOf('one').write('/fi-FI', page, ['a']);
      expect(await pagesOf('one').read('/fi-FI')).toEqual(page);
      expect(await pagesOf('two').read('/fi-FI')).toBeUndefined();
      const later = createSharedPages(redis, { ...expired, isCurrent: () => false }, 'one');
      expect(await later.read('/fi-FI')).toBeUndefined();
    });

    test('CNT-24 an instance that may have missed an expiry stores nothing', async () => {
      const pages = createSharedPages(await connect(), { stamp: () => undefined, isCurrent: () => true }, 'one');
      await pages.write('/fi-FI', page, ['a']);
      expect(await pages.read('/fi-FI')).toBeUndefined();
    });
  });

  describe('limits', () => {
    const limit = { maxAttempts: 3, windowMs: hourMs };
    const attemptsOf = (redis: Redis) => createRedisAttempts({ redis, secret: 'secret' });

    test('DEC-X-9 the attempts of all instances count together, also those at the same time', async () => {
      const stores = [attemptsOf(await connect()), attemptsOf(await connect())];
      const waits = await Promise.all(Array.from({ length: 8 }, (_, at) => stores[at % 2]?.take('a 203.0.113.7', limit)));
      expect(waits.filter((ms) => ms === 0)).toHaveLength(3);
      expect(Math.min(...waits.flatMap((ms) => (ms ? [ms] : [])))).toBeGreaterThan(hourMs - 5_000);
      expect(await stores[0]?.take('a 203.0.113.8', limit)).toBe(0);
      await stores[1]?.clear('a 203.0.113.7');
      expect(await stores[0]?.wait('a 203.0.113.7', limit)).toBe(0);
      expect(JSON.stringify(await server.runCommand(['KEYS', '*']))).not.toContain('203.0.113');
    });

    test('DEC-X-9 an attempt counts for the length of the window only', async () => {
      const store = attemptsOf(await connect());
      const short = { maxAttempts: 1, windowMs: 300 };
      expect(await store.take('b', short)).toBe(0);
      expect(await store.take('b', short)).toBeGreaterThan(0);
      await wait(350);
      expect(await store.take('b', short)).toBe(0);
    });

    test('DEC-X-9 without Redis, and with a full one, each instance still limits what it sees', async () => {
      const store = attemptsOf(await connect());
      await server.fill();
      const full: number[] = [];
      for (let at = 0; at < 5; at += 1) full.push(await store.take('c', limit));
      await server.removeLimit();
      await server.stop();
      const stopped: number[] = [];
      for (let at = 0; at < 5; at += 1) stopped.push(await store.take('d', limit));
      await server.start();
      expect([full, stopped].map((waits) => waits.filter((ms) => ms === 0).length)).toEqual([3, 3]);
    });
  });
});
