import path from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ContentSeed } from '#sandbox/data/types.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { traceOf } from '#sandbox/kit/http/trace.ts';
import type { Service } from '#sandbox/kit/service.ts';
import type { FindErrors } from './actions/run.ts';
import { type Commit, createCommitter } from './commit.ts';
import { createDocumentCache } from './document-cache.ts';
import { ContentError, requestError } from './errors.ts';
import { createImageStore } from './images/image-store.ts';
import { createListenHub } from './listen-hub.ts';
import type { PreferenceStore } from './preferences.ts';
import { createPresenceSockets } from './presence-socket.ts';
import { createQueryEngine } from './query/engine/engine.ts';
import { addAccountRoutes } from './routes/account.ts';
import { addDocumentRoutes } from './routes/documents.ts';
import { addHistoryRoutes } from './routes/history.ts';
import { addImageRoutes, addUploadRoutes } from './routes/images.ts';
import { addListenRoutes } from './routes/listen.ts';
import { addActionRoutes, addMutateRoutes } from './routes/mutate.ts';
import { addQueryRoutes } from './routes/query.ts';
import { addRevisionRoutes } from './routes/revisions.ts';
import { addSandboxRoutes } from './routes/sandbox.ts';
import { restoreSeed, writeSeed } from './seed.ts';
import type { ContentStore } from './store.ts';
import { type ContentTimings, defaultTimings } from './timings.ts';
import { createWebhook, messageOf } from './webhook.ts';

const maxWriteBytes = 20 * 1024 * 1024;
const maxWriteMs = 5 * 60_000;
const maxQueryBytes = 256 * 1024;
/** What only an editor's token may do; its routes check the token before they read. */
const writing = /^\/v[^/]+\/(?:assets|data\/(?:mutate|actions))\//;

export interface ContentContext {
  readonly config: SandboxConfig;
  readonly clock: Pick<VirtualClock, 'now' | 'onMove'>;
  readonly store: ContentStore;
  readonly preferences: PreferenceStore;
  readonly seed: ContentSeed;
  readonly findErrors?: FindErrors;
  /** See `LaneOptions`. */
  readonly onStuck?: () => void;
}

/** Sanity's HTTP API over documents in the database. The first start seeds them. */
export async function createContentService(
  { config, clock, store, preferences, seed, findErrors = () => [], onStuck }: ContentContext,
  timings: ContentTimings = defaultTimings,
): Promise<Service> {
  const { editorToken } = config;
  const tokens = { editor: editorToken, reader: config.readerToken };
  const cache = createDocumentCache(await store.load());
  const engine = createQueryEngine({ readDocuments: cache.documents, ...(onStuck && { onStuck }) });
  const hub = createListenHub(engine);
  const webhook = createWebhook({ url: `${config.siteUrl}/api/content/published`, secret: config.webhookSecret, timings });
  let isSeeded = false;

  async function publishCommit(commit: Commit): Promise<void> {
    await hub.publish(commit);
    const message = messageOf(commit);
    if (isSeeded && message) await webhook.send(message);
  }

  const committer = createCommitter({ cache, engine, store, clock, onCommit: publishCommit, findErrors });
  if (!(await store.hasHistory())) await writeSeed(committer, seed.documents);
  isSeeded = true;
  engine.prepare();
  clock.onMove(() => webhook.send({ transactionId: crypto.randomUUID(), documents: [], clock: true }));

  const app = createApp(config.siteUrl);
  const images = createImageStore(path.join(config.folder, 'images'), seed.drawAsset);
  addQueryRoutes(app, { engine, tokens, now: clock.now });
  addMutateRoutes(app, { committer, tokens });
  addActionRoutes(app, { committer, tokens });
  addDocumentRoutes(app, { cache, tokens });
  addHistoryRoutes(app, { store, tokens });
  addRevisionRoutes(app, { cache, store, tokens });
  addAccountRoutes(app, { preferences, tokens });
  addListenRoutes(app, { hub, engine, tokens, timings });
  addImageRoutes(app, images);
  addUploadRoutes(app, { cache, committer, images, tokens, origin: serviceUrl(config, 'content') });
  addSandboxRoutes(app, { webhook, tokens });

  const presence = createPresenceSockets({ siteUrl: config.siteUrl, editorToken });
  return {
    name: 'content',
    app,
    bodies: {
      maxBytes: (url) => (writing.test(url) ? maxWriteBytes : maxQueryBytes),
      maxMs: maxWriteMs,
      refuse: () => refuseBody(config.siteUrl),
    },
    hasEndlessResponses: true,
    upgrade: presence.upgrade,
    closeSockets: presence.close,
    reset: () => restoreSeed(cache, committer, seed.documents),
    healthy: () => store.ping().then(() => true),
    async close() {
      webhook.close();
      await engine.close();
    },
  };
}

/** Error responses in Sanity's shapes, and CORS for the site's Studio. */
function createApp(siteUrl: string): Hono {
  const app = new Hono();
  app.use(
    '/v*',
    cors({
      origin: siteUrl,
      credentials: true,
      maxAge: 600,
    }),
  );
  app.notFound(() => errorResponse(requestError(404, 'Not Found', 'There is nothing at this address.')));
  app.onError((error) => {
    if (error instanceof ContentError) return errorResponse(error);
    console.error('content: a request failed:', traceOf(error));
    return errorResponse(requestError(503, 'Service Unavailable', 'The content service cannot answer at the moment.'));
  });
  return app;
}

/** Sent before the app sees the request, so it has the Studio's CORS headers itself. */
function refuseBody(siteUrl: string): Response {
  const response = errorResponse(requestError(413, 'Payload Too Large', 'The body is too large.'));
  response.headers.set('Access-Control-Allow-Origin', siteUrl);
  response.headers.set('Access-Control-Allow-Credentials', 'true');
  return response;
}

function errorResponse({ status, body }: ContentError): Response {
  return Response.json(body, { status });
}
