import type { Context, Hono } from 'hono';
import { ContentError, requestError } from '../errors.ts';
import type { ListenHub } from '../listen-hub.ts';
import type { QueryEngine } from '../query/engine/engine.ts';
import type { GroqQuery } from '../query/engine/thread-functions.ts';
import type { ContentTimings } from '../timings.ts';
import { callerOf, isTrue, readUrlParams, requireDataset, type Tokens, versionPath } from './request.ts';

interface ListenRoutes {
  readonly hub: ListenHub;
  readonly engine: Pick<QueryEngine, 'checkListener'>;
  readonly tokens: Tokens;
  readonly timings: ContentTimings;
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};
/** With strangers; editors are not refused because of them. */
const maxListeners = 500;
/** Events in memory for a client that does not read. */
const maxUnread = 200;

/** `GET /data/listen/{dataset}?query=`: server-sent events `welcome`, `mutation` and `channelError`, and a comment as heartbeat. */
export function addListenRoutes(app: Hono, { hub, engine, tokens, timings }: ListenRoutes): void {
  app.get(`${versionPath}/data/listen/:dataset`, async (c) => {
    requireDataset(c);
    const caller = callerOf(c, tokens);
    if (caller.role === 'stranger' && hub.size >= maxListeners)
      throw requestError(503, 'Service Unavailable', 'Too many listeners are open.');
    try {
      const query = { query: c.req.query('query') ?? '*', params: readUrlParams(c) };
      await engine.checkListener(caller, query);
      return c.body(openStream(c, query, caller.role === 'editor'), 200, headers);
    } catch (error) {
      if (error instanceof ContentError) return c.body(formatEvent('channelError', error.body), 200, headers);
      throw error;
    }
  });

  function openStream(c: Context, query: GroqQuery, isEditor: boolean): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let end: () => void = () => undefined;
    return new ReadableStream({
      start(controller) {
        const write = (text: string) => {
          if ((controller.desiredSize ?? 0) < -maxUnread) closeStream();
          else controller.enqueue(encoder.encode(text));
        };
        const removeListener = hub.add({
          query,
          isEditor,
          includeResult: isTrue(c.req.query('includeResult')),
          includePreviousRevision: isTrue(c.req.query('includePreviousRevision')),
          includeEffects: c.req.query('effectFormat') === 'mendoza',
          includeMutations: c.req.query('includeMutations') !== 'false',
          send: (event, data, id) => write(formatEvent(event, data, id)),
          end: () => closeStream(),
        });
        const heartbeat = setInterval(() => write(':\n\n'), timings.heartbeatMs);
        end = () => {
          clearInterval(heartbeat);
          removeListener();
        };
        function closeStream(): void {
          end();
          controller.close();
        }
        write(`retry: ${timings.retryMs}\n\n`);
        write(formatEvent('welcome', { listenerName: crypto.randomUUID() }));
      },
      cancel: () => end(),
    });
  }
}

function formatEvent(event: string, data: unknown, id?: string): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
