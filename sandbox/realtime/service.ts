import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { closeCodes } from '#lib/realtime/close-codes.ts';
import type { FeedMessage } from '#lib/realtime/contract.ts';
import type { Listen } from '#sandbox/database/notices.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { readManyBalances } from '#sandbox/ledger/balances.ts';
import type { VerifyIdToken } from '#sandbox/platform/ask.ts';
import { refusalAt } from '#sandbox/platform/players/blocks.ts';
import { findPlayer } from '#sandbox/platform/players/find.ts';
import { createAnnouncer } from './announcer.ts';
import { type Admission, createDoor } from './door.ts';
import { createHall, defaultLimits, type HallLimits } from './hall.ts';
import { type Notice, readNotice } from './notice.ts';
import { announcesItself, startPump } from './pump.ts';
import { defaultSweep, type SweepRules, startSweep } from './sweep.ts';
import { redeemTicket } from './tickets.ts';

export interface RealtimeContext extends Pick<SandboxContext, 'config' | 'clock' | 'database' | 'faults'> {
  readonly listen: Listen;
  readonly verifyIdToken: VerifyIdToken;
  readonly limits?: HallLimits;
  readonly sweep?: SweepRules;
}

const goingAway = 1001;

/**
 * The feed (port 4111, decisions §3.12): tells players over web sockets what changed about them. It learns it from the
 * database's own notices, so any number of processes may book and any number may serve sockets.
 */
export async function createRealtimeService(context: RealtimeContext): Promise<Service> {
  const { config, clock, database, faults } = context;
  const hall = createHall(context.limits ?? defaultLimits);
  const announcer = createAnnouncer({ hall, clock, readBalances: (ids) => readManyBalances(database, ids) });

  async function admit(token: string): Promise<Admission> {
    const playerId = (await redeemTicket(database, token)) ?? (await context.verifyIdToken(token))?.player_id;
    const player = playerId === undefined ? undefined : await findPlayer(database, playerId);
    if (!player) return 'unknown';
    return refusalAt(player, clock.now()) ? 'kept-out' : { playerId: String(player.id) };
  }

  /** DEC-X-5: who is kept out from now on hears it, and is cut off. */
  async function closeWhereKeptOut(playerId: string): Promise<void> {
    const player = await findPlayer(database, playerId);
    if (!player || refusalAt(player, clock.now())) hall.close(playerId, closeCodes.keptOut);
  }

  function hear(payload: string): void {
    const notice = readNotice(payload);
    if (notice?.kind === 'balances') {
      for (const playerId of notice.playerIds) announcer.changed(playerId);
    } else if (notice && hall.listens(notice.playerId)) tellPlayer(notice);
  }

  function tellPlayer(notice: Exclude<Notice, { kind: 'balances' }>): void {
    const { playerId } = notice;
    if (notice.kind === 'level') {
      tell(playerId, { type: 'PLAYER_LOYALTY_LEVEL', playerId, loyaltyLevel: notice.loyaltyLevel });
    }
    if (notice.kind === 'attributes') {
      tell(playerId, { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: notice.attributes });
      if ('status' in notice.attributes) void closeWhereKeptOut(playerId).catch(() => undefined);
    }
  }

  function tell(playerId: string, message: FeedMessage): void {
    hall.send(playerId, JSON.stringify(message));
  }

  function hangUp(): void {
    for (const socket of hall.all()) {
      socket.close(goingAway);
      socket.terminate();
    }
  }

  const missed = () => {
    for (const playerId of hall.players()) announcer.changed(playerId);
  };
  const stopListening = await context.listen('feed', { hear, missed });
  const stopPump = (await announcesItself(database)) ? undefined : startPump(database);
  const stopSweep = startSweep(hall, context.sweep ?? defaultSweep);
  faults.onAdd((fault) => {
    if (fault.service === 'realtime' && fault.reset) hangUp();
  });
  const door = createDoor({ hall, siteUrl: config.siteUrl, faults, admit, onEnter: announcer.changed });
  return {
    name: 'realtime',
    app: createApp(hall.size),
    upgrade: door.upgrade,
    hangUp,
    reset: async () => missed(),
    async healthy() {
      await database.execute(sql`select 1`);
      return true;
    },
    async close() {
      door.close();
      stopSweep();
      await stopPump?.();
      await stopListening();
      await announcer.settled();
    },
  };
}

/** Over plain HTTP the service says only how many listen. */
function createApp(size: () => number): Hono {
  const app = new Hono();
  app.get('/sockets', (c) => c.json({ open: size() }));
  app.all('*', (c) => c.text('This address speaks web sockets only.', 426, { Upgrade: 'websocket' }));
  return app;
}
