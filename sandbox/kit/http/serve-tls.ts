import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { getRequestListener } from '@hono/node-server';
import type { Service } from '../service.ts';
import type { Certificate } from '../tls/certificate.ts';
import { boundUpgrades, limitsOf, withBodyLimit } from './bounds.ts';
import { createRequestHandler, type Listening, PortTakenError, type ServeContext } from './serve.ts';

const graceMs = 500;

/**
 * Serves a service over TLS and HTTP/2: browsers open at most six HTTP/1.1 connections to a host, which the Studio's event
 * streams would exhaust.
 */
export async function listenTls(
  service: Service,
  port: number,
  context: ServeContext,
  certificate: Certificate,
): Promise<Listening> {
  const closing = new AbortController();
  const handleRequest = createRequestHandler(service, context, closing.signal);
  const listener = getRequestListener((request) => handleRequest(request));
  const server = createSecureServer(
    { ...certificate, allowHTTP1: true },
    withBodyLimit(service, (incoming, outgoing) => void listener(incoming, outgoing)),
  );
  const limits = limitsOf(service);
  server.maxConnections = limits.maxConnections;
  server.setTimeout(limits.idleMs);
  if (service.upgrade) server.on('upgrade', boundUpgrades(service.upgrade));
  const sockets = new Set<TLSSocket>();
  server.on('secureConnection', (socket: TLSSocket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new PortTakenError(`${service.name} over TLS`, port) : error;
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      const closed = once(server, 'close');
      closing.abort();
      server.close();
      const timer = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}
