import { createServer } from 'node:http';
import compression from 'compression';
import next from 'next';
import { sendStoredPages } from '#lib/edge/send-page.ts';
import { refuseMalformed } from '#lib/platform/malformed.ts';
import { root } from './root.ts';

/** `npm run serve`: the built site on `LISTEN_HOST` (localhost) and `PORT` (3000). Ends with its open requests answered. */
const hostname = process.env.LISTEN_HOST || 'localhost';
const port = Number(process.env.PORT || 3_000);
const patienceMs = 5_000;

const app = next({ dir: root, hostname, port });
await app.prepare();
const handle = app.getRequestHandler();
const pack = compression();

const server = createServer((request, response) => {
  if (refuseMalformed(request, response)) return;
  pack(request, response, () => {
    sendStoredPages(request, response);
    handle(request, response).catch((error: unknown) => {
      console.error('An answer broke off:', error instanceof Error ? error.name : 'unknown');
      response.destroy();
    });
  });
});
server.listen(port, hostname, () => console.info(`The site listens on http://${hostname}:${port}.`));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), patienceMs).unref();
  });
}
