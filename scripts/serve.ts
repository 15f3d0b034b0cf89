import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import next from 'next';
import { edgeConfig } from '#lib/core/config/edge.ts';
import { environment, type SiteConfig } from '#lib/core/config/environment.ts';
import { connectionAddressHeader } from '#lib/core/http/address.ts';
import { writeJsonLines } from '#lib/core/log/json-lines.ts';
import { defaultServerLimits } from '#lib/core/server/connections.ts';
import { everyAnswer } from '#lib/edge/headers.ts';
import { siteEdgeContext } from '#lib/edge/site-context.ts';
import { keepBuildFiles } from '#lib/next/kept-files.ts';
import { createMemoryResponder, type MemoryResponder } from '#lib/next/memory-responder.ts';
import { pageMemory } from '#lib/next/page-memory.ts';
import { sendStoredPages } from '#lib/next/send-page.ts';
import { readStaticFiles } from '#lib/next/static-files.ts';
import { answerMissingContent } from '#lib/next/unavailable-pages.ts';
import { drain } from './drain.ts';
import { endWithNpm } from './npm-signals.mjs';
import { root } from './root.ts';
import { createSiteServer, type SiteServerOptions } from './site-server.ts';

/** `npm run serve`: serves the built site on `LISTEN_HOST` (localhost) and `PORT` (3000). A signal to stop lets open requests end. */
const hostname = process.env.LISTEN_HOST || 'localhost';
const port = Number(process.env.PORT || 3_000);

// The handlers trust the header because this server writes it.
process.env.CONNECTION_ADDRESS = 'header';

writeJsonLines('site');
const app = next({ dir: root, hostname, port });
await app.prepare();
const handle = app.getRequestHandler();
const compress = compression();
const config = environment();
const sendKeptFile = await keepBuildFiles({
  build: path.join(root, '.next', 'static'),
  kept: path.join(config.CACHE_FOLDER, 'static'),
});

const server = createSiteServer(passToNext, optionsFrom(config));

function passToNext(request: IncomingMessage, response: ServerResponse): void {
  request.headers[connectionAddressHeader] = request.socket.remoteAddress ?? '';
  compress(request, response, () => {
    if (sendKeptFile(request, response)) return;
    answerMissingContent(response);
    sendStoredPages(request, response);
    handle(request, response).catch((error: unknown) => {
      console.error('Request failed:', error instanceof Error ? error.name : 'unknown');
      response.destroy();
    });
  });
}

server.listen(port, hostname, () => console.info(`Parlour is running at http://${hostname}:${port} (Ctrl-C to stop)`));

function optionsFrom(config: SiteConfig): SiteServerOptions {
  return {
    isSecure: config.SITE_URL.startsWith('https:'),
    proxyHops: config.TRUSTED_PROXY_HOPS,
    logsRequests: config.ACCESS_LOG,
    answerFromMemory: config.PAGES_FROM_MEMORY ? memoryResponder(config) : undefined,
    limits: {
      ...defaultServerLimits,
      maxConnections: config.MAX_CONNECTIONS,
      maxConnectionsPerAddress: config.MAX_CONNECTIONS_PER_ADDRESS,
    },
  };
}

function memoryResponder({ SITE_URL }: SiteConfig): MemoryResponder {
  const folders = { build: path.join(root, '.next', 'static'), public: path.join(root, 'public') };
  const sendFile = readStaticFiles(folders, everyAnswer(SITE_URL.startsWith('https:')));
  const sendPage = createMemoryResponder({ config: edgeConfig(), context: siteEdgeContext(), pages: pageMemory() });
  return async (request, response) => (await sendFile(request, response)) || sendPage(request, response);
}

let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const { cutOff } = await drain(server, config.DRAIN_SECONDS * 1_000);
  if (cutOff > 0) console.warn(`${cutOff} requests had not ended and were cut off.`);
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
endWithNpm('serve');
