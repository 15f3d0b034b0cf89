import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Serves `GET /metrics` on a port of its own. Rejects with a sentence for the operator where it cannot listen. */
export async function startMetricsServer(register: Registry, { host, port }: Address): Promise<Server> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await register.metrics();
      response.writeHead(200, { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' }).end(text);
    } catch (error) {
      console.error('The metrics could not be written:', error instanceof Error ? error.message : 'unknown');
      response.writeHead(500).end();
    }
  });
  server.maxConnections = 16;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const cause = `Metrics cannot listen at ${host}:${port} (${error.code})`;
      reject(new Error(`${cause}: set METRICS_PORT and METRICS_HOST to others.`));
    });
    server.listen(port, host, resolve);
  });
  return server.unref();
}
