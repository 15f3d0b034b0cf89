import { isLoopback } from '#lib/core/http/address.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import type { RateLimits } from '#sandbox/kit/http/limits.ts';
import { parseStorableJson } from '#sandbox/kit/parse-storable-json.ts';
import type { ShowBet } from '../bets/show-bet.ts';
import type { Bet } from '../bets/tables.ts';
import type { Contexts } from '../contexts/contexts.ts';
import type { SportsContext } from '../contexts/tables.ts';
import type { ReadMe } from '../wallet/read-me.ts';
import { type FeedMessage, feedRequestSchema } from '../wire.ts';
import { createBalanceRefresh } from './balance-refresh.ts';
import { createEventPublisher, writeEvents } from './event-publisher.ts';
import type { EventTexts } from './event-texts.ts';
import type { FeedSocket } from './feed-socket.ts';
import { createSendQueue } from './send-queue.ts';
import { createWatchGroups } from './watch-groups.ts';

const maxSockets = 5_000;
const maxPerContext = 6;
const maxPerAddress = 50;
const maxBufferedBytes = 512 * 1_024;
const maxMessagesPerHeartbeat = 60;
/** Real time for the first message of a socket. */
const maxSilenceMs = 5_000;
/** Ticks of a second. */
const ticksPerHeartbeat = 25;
/** Business time from one change of odds to the next. */
const updateMs = 5_000;

export const feedCloseCodes = { keyMissing: 4401, expired: 4410, policy: 1008, tryLater: 1013 } as const;

interface FeedOptions {
  readonly clock: Pick<VirtualClock, 'now'>;
  readonly realNow: () => number;
  readonly rateLimits: Pick<RateLimits, 'read'>;
  readonly contexts: Contexts;
  readonly texts: EventTexts;
  readonly showBet: ShowBet;
  readonly readMe: ReadMe;
}

/** The live feed of the sportsbook's pages. One pass a second serves all sockets. */
export function createFeed({ clock, realNow, rateLimits, contexts, texts, showBet, readMe }: FeedOptions) {
  const sockets = new Set<FeedSocket>();
  const groups = createWatchGroups();
  let ticks = 0;
  let updatedAt = 0;

  function send(socket: FeedSocket, text: string): void {
    // A client that reads too slowly is dropped and opens another socket.
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(text);
  }

  const enqueue = createSendQueue(send);

  function sendMessage(to: Iterable<FeedSocket>, message: FeedMessage): void {
    const text = JSON.stringify(message);
    for (const socket of to) send(socket, text);
  }

  function expire(to: readonly FeedSocket[]): void {
    sendMessage(to, { type: 'expired' });
    for (const socket of to) socket.close(feedCloseCodes.expired);
  }

  const ofPlayer = (playerId: string) => [...sockets].filter(({ context }) => context?.playerId === playerId);
  const ofContext = ({ idDigest }: SportsContext) => [...sockets].filter(({ context }) => context?.idDigest === idDigest);

  const publishEvents = createEventPublisher({ now: clock.now, texts, groups: groups.all, send: enqueue });

  function checkSockets(isHeartbeat: boolean): void {
    const now = realNow();
    for (const socket of [...sockets]) {
      const { context } = socket;
      if (!context && now - socket.openedAt > maxSilenceMs) socket.close(feedCloseCodes.keyMissing);
      else if (context && context.expiresAt.getTime() <= now) expire([socket]);
      else if (isHeartbeat) checkHeartbeat(socket);
    }
  }

  function checkHeartbeat(socket: FeedSocket): void {
    socket.messages = 0;
    if (socket.isAlive) socket.ping();
    else socket.terminate();
    socket.isAlive = false;
  }

  function isFull(socket: FeedSocket): boolean {
    if (sockets.size >= maxSockets) return true;
    if (isLoopback(socket.address) && !rateLimits.read()) return false;
    return [...sockets].filter(({ address }) => address === socket.address).length >= maxPerAddress;
  }

  const balances = createBalanceRefresh({
    readMe,
    openContexts: (playerId) => [
      ...new Map(ofPlayer(playerId).flatMap(({ context }) => (context ? [[context.idDigest, context]] : []))).values(),
    ],
    send: (context, me) => sendMessage(ofContext(context), { type: 'me', me }),
    expire: (context) => expire(ofContext(context)),
  });

  async function receive(socket: FeedSocket, data: string): Promise<void> {
    if (socket.readyState !== socket.OPEN) return;
    const request = readRequest(data);
    if (!request) return socket.close(feedCloseCodes.policy);
    if (!socket.context) {
      const context = request.key === undefined ? undefined : await contexts.findByKey(request.key);
      if (!context) return socket.close(feedCloseCodes.keyMissing);
      const others = ofContext(context);
      if (others.length >= maxPerContext) others[0]?.close(feedCloseCodes.tryLater);
      socket.context = context;
    }
    if (socket.readyState !== socket.OPEN) return;
    const group = groups.join(socket, socket.context.language, request.watch);
    const text = writeEvents(texts, group, () => true, clock.now());
    if (text === undefined) sendMessage([socket], { type: 'events', events: [] });
    else send(socket, text);
  }

  async function tick(): Promise<void> {
    ticks += 1;
    checkSockets(ticks % ticksPerHeartbeat === 0);
    const update = Math.floor(clock.now().getTime() / updateMs);
    const isUpdate = update !== updatedAt;
    updatedAt = update;
    await publishEvents(isUpdate);
  }

  const timer = setInterval(() => tick().catch(report), 1_000);
  timer.unref();

  return {
    add(socket: FeedSocket): void {
      if (isFull(socket)) {
        socket.close(feedCloseCodes.tryLater);
        return;
      }
      socket.openedAt = realNow();
      // One after the other: the key of the first is looked up.
      let reading = Promise.resolve();
      sockets.add(socket);
      socket.on('close', () => {
        groups.leave(socket);
        sockets.delete(socket);
      });
      socket.on('pong', () => {
        socket.isAlive = true;
      });
      socket.on('message', (data, isBinary) => {
        socket.isAlive = true;
        socket.messages += 1;
        if (isBinary || socket.messages > maxMessagesPerHeartbeat) socket.close(feedCloseCodes.policy);
        else reading = reading.then(() => receive(socket, String(data))).catch(report);
      });
    },
    /** Reads the balance again and sends it to a player's open pages. */
    refreshMe: balances.request,
    betChanged(bet: Bet): void {
      const to = ofPlayer(bet.playerId);
      if (to.length > 0) sendMessage(to, { type: 'bet', bet: showBet(bet, clock.now()) });
    },
    /** Sends what business time or the operator has changed. */
    publishNow(): Promise<void> {
      checkSockets(false);
      return publishEvents(true);
    },
    /** How many sockets are open. */
    size: () => sockets.size,
    closeSockets(): void {
      for (const socket of sockets) socket.terminate();
    },
    async close() {
      clearInterval(timer);
      await balances.settled();
    },
  };
}
export type Feed = ReturnType<typeof createFeed>;

function readRequest(data: string) {
  return feedRequestSchema.safeParse(parseStorableJson(data)).data;
}

function report(error: unknown): void {
  console.error('sports: the feed failed', error instanceof Error ? error.name : 'unknown');
}
