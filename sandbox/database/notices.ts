import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export interface NoticeListener {
  readonly hear: (payload: string) => void;
  /** The connection was lost and is back: notices may have been missed. */
  readonly missed: () => void;
}

/** Hears what transactions announce by `pg_notify` on a channel, once they are committed; resolves to the way to stop. */
export type Listen = (channel: string, listener: NoticeListener) => Promise<() => Promise<void>>;

const retryMs = 1_000;

/** A channel's name stands in the statement itself, which takes no parameters. */
function listenStatement(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`;
}

/** The embedded database is one session, which hears itself. */
export function listenEmbedded(client: PGlite): Listen {
  return (channel, { hear }) => client.listen(channel, hear);
}

/** Over a connection of its own, taken up again when it breaks. */
export function listenServer(connectionString: string): Listen {
  return async (channel, { hear, missed }) => {
    let stopped = false;
    let client = await connect(connectionString, channel, hear);
    void (async () => {
      while (!stopped) {
        await client.ended;
        while (!stopped) {
          await wait(retryMs, undefined, { ref: false });
          const again = await connect(connectionString, channel, hear).catch(() => undefined);
          if (!again) continue;
          client = again;
          if (stopped) await client.close();
          else missed();
          break;
        }
      }
    })();
    return async () => {
      stopped = true;
      await client.close();
    };
  };
}

async function connect(connectionString: string, channel: string, hear: (payload: string) => void) {
  const client = new pg.Client({ connectionString, keepAlive: true, application_name: 'feed' });
  const ended = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => resolve());
  });
  client.on('notification', ({ payload }) => hear(payload ?? ''));
  await client.connect();
  await client.query(listenStatement(channel));
  return { ended, close: () => client.end().catch(() => undefined) };
}
