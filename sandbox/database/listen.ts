import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export interface NotificationListener {
  readonly onMessage: (payload: string) => void;
  /** Called after a lost connection is restored: notifications may have been missed. */
  readonly onReconnect: () => void;
}

/** Subscribes to a `pg_notify` channel, which delivers after commit; resolves to the function that unsubscribes. */
export type Listen = (channel: string, listener: NotificationListener) => Promise<() => Promise<void>>;

const retryMs = 1_000;

/** `listen` takes no parameters, so the channel's name is escaped. */
function listenStatement(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`;
}

/** The embedded database has one session, which receives its own notifications. */
export function listenEmbedded(client: PGlite): Listen {
  return (channel, { onMessage }) => client.listen(channel, onMessage);
}

/** Uses a dedicated connection and reconnects when it breaks. */
export function listenServer(config: pg.ClientConfig): Listen {
  return async (channel, { onMessage, onReconnect }) => {
    let stopped = false;
    let client = await connect(config, channel, onMessage);
    void (async () => {
      while (!stopped) {
        await client.ended;
        while (!stopped) {
          await wait(retryMs, undefined, { ref: false });
          const again = await connect(config, channel, onMessage).catch(() => undefined);
          if (!again) continue;
          client = again;
          if (stopped) await client.close();
          else onReconnect();
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

async function connect(config: pg.ClientConfig, channel: string, onMessage: (payload: string) => void) {
  const client = new pg.Client({ ...config, application_name: 'feed' });
  const ended = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => resolve());
  });
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  await client.connect();
  await client.query(listenStatement(channel));
  return { ended, close: () => client.end().catch(() => undefined) };
}
