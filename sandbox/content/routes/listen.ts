import type { Context, Hono } from 'hono';
import { ContentError } from '../errors.ts';
import type { ListenHub } from '../listen-hub.ts';
import { createListenerFilter, type ListenerFilter } from '../listener-filter.ts';
import type { ContentTimings } from '../timings.ts';
import { hasToken, isTrue, readUrlParams, requireDataset, versionPath } from './request.ts';

interface ListenRoutes {
  readonly hub: ListenHub;
  readonly editorToken: string;
  readonly timings: ContentTimings;
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** `GET /data/listen/{dataset}?query=`: server-sent events `welcome`, `mutation` and `channelError`, and a comment as heartbeat. */
export function addListenRoutes(app: Hono, { hub, editorToken, timings }: ListenRoutes): void {
  app.get(`${versionPath}/data/listen/:dataset`, (c) => {
    requireDataset(c);
    const isEditor = hasToken(c, editorToken);
    const filter = readFilter(c);
    if (filter instanceof ContentError) return c.body(formatEvent('channelError', filter.body), 200, headers);
    return c.body(openStream(c, filter, isEditor), 200, headers);
  });

  function openStream(c: Context, filter: ListenerFilter, isEditor: boolean): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let end: () => void = () => undefined;
    return new ReadableStream({
      start(controller) {
        const write = (text: string) => controller.enqueue(encoder.encode(text));
        write(`retry: ${timings.retryMs}\n\n`);
        write(formatEvent('welcome', { listenerName: crypto.randomUUID() }));
        const removeListener = hub.add({
          filter,
          hasToken: isEditor,
          includeResult: isTrue(c.req.query('includeResult')),
          includePreviousRevision: isTrue(c.req.query('includePreviousRevision')),
          includeEffects: c.req.query('effectFormat') === 'mendoza',
          includeMutations: c.req.query('includeMutations') !== 'false',
          send: (event, data, id) => write(formatEvent(event, data, id)),
        });
        const heartbeat = setInterval(() => write(':\n\n'), timings.heartbeatMs);
        end = () => {
          clearInterval(heartbeat);
          removeListener();
        };
      },
      cancel: () => end(),
    });
  }
}

function readFilter(c: Context): ListenerFilter | ContentError {
  try {
    return createListenerFilter(c.req.query('query') ?? '*', readUrlParams(c));
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

function formatEvent(event: string, data: unknown, id?: string): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
