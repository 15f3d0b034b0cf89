import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import next from 'next';
import { edgeConfig } from '#lib/core/config/edge.ts';
import { environment, type SiteConfig } from '#lib/core/config/environment.ts';
import { connectionAddressHeader } from '#lib/core/http/address.ts';
import { defaultServerLimits } from '#lib/core/server/connections.ts';
import { watchLoad } from '#lib/core/server/load.ts';
import { everyAnswer } from '#lib/edge/headers.ts';
import { siteEdgeContext } from '#lib/edge/site-context.ts';
import { answerWrongMethod } from '#lib/next/empty-errors.ts';
import { keepBuildFiles } from '#lib/next/kept-files.ts';
import { createMemoryResponder, type MemoryResponder } from '#lib/next/pages/memory-responder.ts';
import { pageMemory } from '#lib/next/pages/page-memory.ts';
import { sendStoredPages } from '#lib/next/pages/send-page.ts';
import { answerMissingContent } from '#lib/next/pages/unavailable-pages.ts';
import { openSharedFiles } from '#lib/next/shared-files.ts';
import { readStaticFiles } from '#lib/next/static-files.ts';
import { settleEnds } from '#lib/session/registry/open-ends.ts';
import { startTelemetry } from '#lib/telemetry/start.ts';
import { endWithNpm } from '../npm-signals.mjs';
import { root } from '../root.ts';
import { drain } from './drain.ts';
import { createSiteServer, type SiteServerOptions } from './site-server.ts';
import { onStopSignal } from './stop-signals.ts';

/** Serves the built site in this process. A signal to stop lets open requests end. */
const hostname = process.env.LISTEN_HOST || 'localhost';

// The handlers trust the header because this server writes it.
process.env.CONNECTION_ADDRESS = 'header';

const config = environment();
const { PORT: port } = config;
const app = next({ dir: root, hostname, port });
await app.prepare();
const handle = app.getRequestHandler();
const compress = compression();
const sendKeptFile = await keepBuildFiles({
  build: path.join(root, '.next', 'static'),
  kept: path.join(config.CACHE_FOLDER, 'static'),
  shared: openSharedFiles(),
});

const folders = { build: path.join(root, '.next'), public: path.join(root, 'public') };
const telemetry = await startTelemetry(config, folders);
const load = watchLoad({ maxDelayMs: config.MAX_LOOP_DELAY_MS });
const options = optionsFrom(config);
const server = createSiteServer(passToNext, {
  ...options,
  answerFromMemory: memoryOf(config),
  isOverloaded: load.isOverloaded,
  observeRequest: telemetry?.observeRequest,
  onRefusedConnection: telemetry?.refuseConnection,
});
telemetry?.watch(server);
process.env.OWN_PORT = String(await listenForItself(createSiteServer(passToNext, options)));

function passToNext(request: IncomingMessage, response: ServerResponse): void {
  request.headers[connectionAddressHeader] = request.socket.remoteAddress ?? '';
  // Next would write the connection's own address, that of the proxy, into a request without one.
  if (config.TRUSTED_PROXY_HOPS > 0) request.headers['x-forwarded-for'] ??= '';
  compress(request, response, () => {
    answer(request, response).catch((error: unknown) => {
      console.error('Request failed:', error instanceof Error ? error.name : 'unknown');
      response.destroy();
    });
  });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url?.startsWith('/_next/static/') && (await sendKeptFile(request, response))) return;
  answerMissingContent(response);
  answerWrongMethod(response);
  sendStoredPages(request, response);
  await handle(request, response);
}

// Next keeps a process alive after an error that nothing handles.
server.once('error', (error: NodeJS.ErrnoException) => {
  console.error(`The site cannot listen at ${hostname}:${port} (${error.code}): set PORT and LISTEN_HOST to others.`);
  process.exit(1);
});
server.listen(port, hostname, () => console.info(`Parlour is running at http://${hostname}:${port} (Ctrl-C to stop)`));

function optionsFrom(config: SiteConfig): SiteServerOptions {
  return {
    isSecure: config.SITE_URL.startsWith('https:'),
    proxyHops: config.TRUSTED_PROXY_HOPS,
    logsRequests: config.ACCESS_LOG,
    limits: {
      ...defaultServerLimits,
      maxConnections: config.MAX_CONNECTIONS,
      maxConnectionsPerAddress: config.MAX_CONNECTIONS_PER_ADDRESS,
    },
  };
}

function memoryOf({ SITE_URL, PAGES_FROM_MEMORY }: SiteConfig): MemoryResponder | undefined {
  if (!PAGES_FROM_MEMORY) return undefined;
  const files = { ...folders, build: path.join(folders.build, 'static') };
  const sendFile = readStaticFiles(files, everyAnswer(SITE_URL.startsWith('https:')));
  const sendPage = createMemoryResponder({ config: edgeConfig(), context: siteEdgeContext(), pages: pageMemory() });
  return async (request, response) => (await sendFile(request, response)) || sendPage(request, response);
}

/** For the calls that this process makes to itself: what `PORT` leads to may be another worker. */
async function listenForItself(own: Server): Promise<number> {
  own.listen({ host: '127.0.0.1', port: 0, exclusive: true });
  await once(own, 'listening');
  return (own.address() as AddressInfo).port;
}

/** How long the platform may take to learn of sessions that have just ended. */
const maxEndMs = 2_000;
let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const { cutOff } = await drain(server, config.DRAIN_SECONDS * 1_000);
  if (cutOff > 0) console.warn(`${cutOff} requests had not ended and were cut off.`);
  await settleEnds(maxEndMs);
  await telemetry?.stop();
  process.exit(0);
}

onStopSignal(() => void stop());
endWithNpm('serve');
