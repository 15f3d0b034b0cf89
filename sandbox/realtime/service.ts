import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { closeCodes } from '#lib/realtime/close-codes.ts';
import type { FeedMessage } from '#lib/realtime/contract.ts';
import type { Listen } from '#sandbox/database/listen.ts';
import { createSessionStore } from '#sandbox/identity/port.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { withFaults } from '#sandbox/kit/http/fault-response.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { readManyBalances } from '#sandbox/ledger/balances.ts';
import type { VerifyIdToken } from '#sandbox/platform/port.ts';
import { findPlayer, findPlayers, redeemTicket, refusalAt, type TicketHolder } from '#sandbox/platform/port.ts';
import { createBalancePublisher } from './balance-publisher.ts';
import { type FeedEvent, readFeedEvent } from './feed-event.ts';
import { notifiesDirectly, startOutboxPublisher } from './outbox.ts';
import { createSocketRegistry, defaultLimits, type SocketLimits } from './socket-registry.ts';
import { defaultSweep, type SweepRules, startSweep } from './sweep.ts';
import { createUpgrade, type TokenCheck } from './upgrade.ts';

export interface RealtimeContext extends Pick<SandboxContext, 'config' | 'clock' | 'database' | 'faults'> {
  readonly listen: Listen;
  readonly verifyIdToken: VerifyIdToken;
  readonly limits?: SocketLimits;
  readonly sweep?: SweepRules;
}

const goingAway = 1001;
/** Sockets that are checked by one query after a reconnect. */
const batchSize = 500;

/**
 * Creates the feed (port 4111), which pushes account changes to players over web sockets. It receives them as database
 * notifications, so any number of processes may book and any number may serve sockets.
 */
export async function createRealtimeService(context: RealtimeContext): Promise<Service> {
  const { config, clock, database, faults } = context;
  const limits = context.limits ?? defaultLimits;
  const sockets = createSocketRegistry(limits);
  const sessions = createSessionStore(database);
  const publisher = createBalancePublisher({ sockets, clock, readBalances: (ids) => readManyBalances(database, ids) });

  async function holderOf(token: string): Promise<TicketHolder | undefined> {
    const claims = await context.verifyIdToken(token);
    return claims && { playerId: claims.player_id, signInId: claims.origin_jti ?? '' };
  }

  async function isOver({ signInId }: TicketHolder): Promise<boolean> {
    return signInId !== '' && !(await sessions.findById(signInId));
  }

  /** Closes the sockets of a session that has ended, with the code of a block where that is the reason. */
  async function closeEnded(signInId: string): Promise<void> {
    for (const socket of sockets.ofSession(signInId)) {
      const player = await findPlayer(database, socket.playerId);
      const isBlocked = player && refusalAt(player, clock.now());
      socket.close(isBlocked ? closeCodes.accessDenied : closeCodes.invalidToken);
    }
  }

  async function checkToken(token: string): Promise<TokenCheck> {
    const holder = (await redeemTicket(database, token)) ?? (await holderOf(token));
    const player = holder && (await findPlayer(database, holder.playerId));
    if (!player) return 'unknown';
    if (refusalAt(player, clock.now())) return 'blocked';
    return (await isOver(holder)) ? 'unknown' : holder;
  }

  /** Closes the sockets of a player who has just been blocked (DEC-X-5). */
  async function closeIfBlocked(playerId: string): Promise<void> {
    const player = await findPlayer(database, playerId);
    if (!player || refusalAt(player, clock.now())) sockets.close(playerId, closeCodes.accessDenied);
  }

  function onMessage(payload: string): void {
    const event = readFeedEvent(payload);
    if (event?.kind === 'balances') {
      for (const playerId of event.playerIds) publisher.changed(playerId);
    } else if (event?.kind === 'session-end') {
      void closeEnded(event.signInId).catch(() => undefined);
    } else if (event && sockets.hasPlayer(event.playerId)) notifyPlayer(event);
  }

  function notifyPlayer(event: Extract<FeedEvent, { playerId: string }>): void {
    const { playerId } = event;
    if (event.kind === 'level') {
      send(playerId, { type: 'PLAYER_LOYALTY_LEVEL', playerId, loyaltyLevel: event.loyaltyLevel });
    }
    if (event.kind === 'attributes') {
      send(playerId, { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: event.attributes });
      if ('status' in event.attributes) void closeIfBlocked(playerId).catch(() => undefined);
    }
  }

  function send(playerId: string, message: FeedMessage): void {
    sockets.send(playerId, JSON.stringify(message));
  }

  function closeSockets(): void {
    for (const socket of sockets.all()) {
      socket.close(goingAway);
      socket.terminate();
    }
  }

  /** Closes the sockets of blocked players and ended sessions, whose notifications may have been missed. */
  async function closeOver(): Promise<void> {
    const open = [...sockets.all()];
    for (let at = 0; at < open.length; at += batchSize) {
      const batch = open.slice(at, at + batchSize);
      const players = await findPlayers(
        database,
        batch.map(({ playerId }) => playerId),
      );
      const live = await sessions.listLive(batch.map(({ signInId }) => signInId));
      for (const socket of batch) {
        const player = players.get(socket.playerId);
        if (!player || refusalAt(player, clock.now())) socket.close(closeCodes.accessDenied);
        else if (socket.signInId !== '' && !live.has(socket.signInId)) socket.close(closeCodes.invalidToken);
      }
    }
  }

  const onReconnect = () => {
    for (const playerId of sockets.players()) publisher.changed(playerId);
    void closeOver().catch(() => undefined);
  };
  const stopListening = await context.listen('feed', { onMessage, onReconnect });
  const stopPublisher = (await notifiesDirectly(database)) ? undefined : startOutboxPublisher(database);
  const stopSweep = startSweep(sockets, context.sweep ?? defaultSweep);
  faults.onAdd((fault) => {
    if (fault.service === 'realtime' && fault.reset) closeSockets();
  });
  const closing = new AbortController();
  const upgrade = createUpgrade({ sockets, siteUrl: config.siteUrl, checkToken, onOpen: publisher.changed });
  return {
    name: 'realtime',
    app: createApp(sockets.size),
    maxConnections: limits.total + 1_024,
    upgrade: withFaults('realtime', faults, closing.signal, upgrade),
    closeSockets,
    reset: async () => onReconnect(),
    async healthy() {
      await database.execute(sql`select 1`);
      return true;
    },
    async close() {
      closing.abort();
      stopSweep();
      await stopPublisher?.();
      await stopListening();
      await publisher.settled();
    },
  };
}

/** Plain HTTP answers only the number of open sockets. */
function createApp(size: () => number): Hono {
  const app = new Hono();
  app.get('/sockets', (c) => c.json({ open: size() }));
  app.all('*', (c) =>
    c.json(envelopeOf(426, 'error.validation', { message: 'This address speaks web sockets only.' }), 426, {
      Upgrade: 'websocket',
    }),
  );
  return app;
}
