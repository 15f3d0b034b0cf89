import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { createClient, ErrorReply } from '@redis/client';
import { createCircuitBreaker } from '../http/circuit-breaker.ts';
import { minuteMs } from '../time/durations.ts';

export type RedisClient = ReturnType<typeof createClient>;

/** Redis did not run a command: it is not connected, did not answer in time, or refused. Nothing is known about the keys. */
export class RedisError extends Error {
  override readonly name = 'RedisError';
}

export interface SubscriptionEvents {
  /** After each connection; before it messages may have been missed. */
  onSubscribed(): void;
  onLost(): void;
}

export interface Redis {
  /** Runs commands. Rejects with `RedisError` at once while Redis is known not to answer, else within the time limit. */
  run<Result>(work: (client: RedisClient) => Promise<Result>): Promise<Result>;
  /** The name of a key of this site; several sites can share a Redis. */
  key(name: string): string;
  /** Listens to channels, by their names. */
  subscribe(listeners: Readonly<Record<string, (message: string) => void>>, events: SubscriptionEvents): void;
  /** Whether Redis refuses a connection or a subscription, such as for a wrong password: waiting does not help. */
  isDenied(): boolean;
  /** Calls the listener now if Redis is connected, and after every new connection. */
  onReady(listener: () => void): void;
  close(): void;
}

export interface RedisOptions {
  /** `redis://` or `rediss://`, with user and password where needed. */
  readonly url: string;
  /** In front of every key: `parlour:5:`. */
  readonly prefix: string;
  /** For a whole command, also while Redis accepts connections and does not answer. */
  readonly timeoutMs?: number;
  readonly log?: (line: string) => void;
}

const operation = 'commands';
const maxReconnectDelayMs = 2_000;
const subscribeDelayMs = 10_000;
const minReconnectMs = 3_000;
/** Redis loads its data, runs a script, has lost its primary, or has too many clients. */
const passingRefusal = /^(?:LOADING|BUSY|MASTERDOWN|ERR max number)/;

/**
 * A connection that never waits long: a command is refused at once while there is no connection, and while the last ones were not
 * answered in time. It reconnects for as long as the process lives.
 */
export function connectRedis({ url, prefix, timeoutMs = 500, log = console.warn }: RedisOptions): Redis {
  const options = {
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    pingInterval: 10_000,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: 2_000,
      // Above the interval of pings: a Redis that does not answer one is connected to again.
      socketTimeout: 15_000,
      reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, maxReconnectDelayMs),
    },
  } as const;
  const breaker = createCircuitBreaker({ name: 'Redis', log });
  const readyListeners = new Set<() => void>();
  const refusalLoggedAt = new Map<string, number>();
  const denied = new Set<RedisClient>();
  let reconnectedAt = Number.NEGATIVE_INFINITY;
  const client = open('Redis');
  const firstAttempt = new Promise<void>((resolve) => {
    client.once('ready', resolve).once('error', () => resolve());
  });
  client.on('ready', () => {
    breaker.answered(operation);
    for (const listener of readyListeners) listener();
  });
  const subscribers: RedisClient[] = [];

  function open(name: string): RedisClient {
    const opened = createClient(options) as RedisClient;
    let isLost = false;
    opened.on('ready', () => {
      if (isLost) log(`${name} answers again.`);
      isLost = false;
      denied.delete(opened);
    });
    // Without a listener an error would end the process.
    opened.on('error', (error: Error) => {
      if (opened.isReady) return;
      const line = `${name} cannot be reached (${reasonOf(error)}): this instance works by itself until it can.`;
      if (error instanceof ErrorReply) {
        if (!passingRefusal.test(error.message)) denied.add(opened);
        logRefusal(line);
      } else {
        denied.delete(opened);
        if (!isLost) log(line);
      }
      isLost = true;
    });
    opened.connect().catch(() => undefined);
    return opened;
  }

  /** Once a minute: it goes on while other commands succeed. */
  function logRefusal(line: string): void {
    const now = performance.now();
    if (now - (refusalLoggedAt.get(line) ?? Number.NEGATIVE_INFINITY) < minuteMs) return;
    refusalLoggedAt.set(line, now);
    log(line);
  }

  /** A primary that becomes a replica keeps its connections: only a new one leads to where the primary is now. */
  function reconnect(): void {
    const now = performance.now();
    if (now - reconnectedAt < minReconnectMs) return;
    reconnectedAt = now;
    for (const each of [client, ...subscribers].filter(({ isReady }) => isReady)) {
      each.destroy();
      each.connect().catch(() => undefined);
    }
  }

  return {
    async run(work) {
      // A request that comes while an instance starts.
      if (!client.isReady) await Promise.race([firstAttempt, wait(timeoutMs, undefined, { ref: false })]);
      if (!client.isReady) throw new RedisError('not connected');
      if (!breaker.allows(operation)) throw new RedisError('does not answer');
      const done = new AbortController();
      try {
        const result = await Promise.race([work(client), rejectAfter(timeoutMs, done.signal)]);
        breaker.answered(operation);
        return result;
      } catch (error) {
        if (error instanceof RedisError) {
          breaker.stalled(operation);
          throw error;
        }
        // Anything else, such as a connection that closes, says nothing about the next command.
        if (error instanceof ErrorReply) {
          breaker.answered(operation);
          const reason = reasonOf(error);
          logRefusal(`Redis refuses commands (${reason}): this instance works by itself where it needs them.`);
          if (/^(?:READONLY|MASTERDOWN)$/.test(reason)) reconnect();
        } else breaker.abandoned(operation);
        throw new RedisError('refused a command', { cause: error });
      } finally {
        done.abort();
      }
    },
    key: (name) => prefix + name,
    subscribe(listeners, { onSubscribed, onLost }) {
      const own = open('The subscription to Redis');
      subscribers.push(own);
      const subscribeAll = async () => {
        for (const [channel, listener] of Object.entries(listeners)) await own.subscribe(prefix + channel, listener);
      };
      let isSubscribed = false;
      const start = () => {
        subscribeAll().then(
          () => {
            isSubscribed = true;
            denied.delete(own);
            onSubscribed();
          },
          (error: unknown) => {
            if (!own.isReady) return;
            if (error instanceof ErrorReply && !passingRefusal.test(error.message)) denied.add(own);
            log(`Redis refuses a subscription: ${error instanceof ErrorReply ? reasonOf(error) : 'unknown'}`);
            setTimeout(() => own.isReady && !isSubscribed && start(), subscribeDelayMs).unref();
          },
        );
      };
      // A client that has subscribed does it again by itself.
      own.on('ready', () => (isSubscribed ? onSubscribed() : start()));
      own.on('reconnecting', onLost).on('end', onLost);
    },
    isDenied: () => denied.size > 0,
    onReady(listener) {
      readyListeners.add(listener);
      if (client.isReady) listener();
    },
    close() {
      client.destroy();
      for (const own of subscribers) own.destroy();
    },
  };
}

/** The message may contain an address or a key, but for the first word of what Redis says, such as `NOPERM`. */
function reasonOf(error: NodeJS.ErrnoException): string {
  return (error instanceof ErrorReply ? error.message.split(' ', 1)[0] : error.code) ?? error.name;
}

async function rejectAfter(ms: number, signal: AbortSignal): Promise<never> {
  // Aborted, it resolves to nothing that anyone waits for.
  await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  // After a pause of this process the timer comes before the answer that was received meanwhile.
  await nextTurn();
  throw new RedisError('did not answer in time');
}
