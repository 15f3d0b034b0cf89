import type { Server, ServerOptions } from 'node:http';
import { networksOf } from '../http/address.ts';
import { createOpenCounts } from './counts.ts';

/** What one client may hold of a server. */
export interface ServerLimits {
  readonly maxConnections: number;
  /** Of one IPv4 address or IPv6 /64 network; undefined where an address is not one client, as behind a proxy. */
  readonly maxConnectionsPerAddress?: number | undefined;
  readonly maxRequestsPerConnection: number;
  /** From the first byte of a request, or from the connection, to the end of its headers. */
  readonly headersMs: number;
  /** To the end of its body. */
  readonly requestMs: number;
  /** Without a byte in either direction. */
  readonly idleMs: number;
  /** Between two requests of a proxy; clients' own connections have Node's few seconds. */
  readonly keptForProxyMs: number;
  /** From a request to the last byte of its response, for clients that read slowly; undefined where responses may have no end. */
  readonly responseMs: number | undefined;
  /** How often Node looks for requests that take longer. */
  readonly checkEveryMs: number;
}

export const defaultServerLimits = {
  maxConnections: 4_096,
  maxConnectionsPerAddress: 256,
  maxRequestsPerConnection: 1_000,
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 60_000,
  keptForProxyMs: 75_000,
  responseMs: 300_000,
  checkEveryMs: 2_000,
} as const satisfies ServerLimits;

/** The limits that Node takes when a server is created. */
export function serverOptionsOf({ headersMs, requestMs, checkEveryMs }: ServerLimits): ServerOptions {
  return { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkEveryMs };
}

/** Applies the other limits. `onDrop` is called for every connection that is closed because there are too many. */
export function limitConnections(server: Server, limits: ServerLimits, onDrop: () => void = () => undefined): void {
  server.maxConnections = limits.maxConnections;
  server.maxRequestsPerSocket = limits.maxRequestsPerConnection;
  server.setTimeout(limits.idleMs);
  server.on('drop', onDrop);
  if (limits.maxConnectionsPerAddress !== undefined) {
    const counts = createOpenCounts(limits.maxConnectionsPerAddress);
    server.on('connection', (socket) => {
      const close = counts.open(networksOf(socket.remoteAddress ?? '').own);
      if (close) {
        socket.once('close', close);
        return;
      }
      onDrop();
      socket.destroy();
    });
  }
  const { responseMs } = limits;
  if (responseMs === undefined) return;
  server.on('request', (request, response) => {
    const timer = setTimeout(() => request.socket.destroy(), responseMs);
    response.once('close', () => clearTimeout(timer));
  });
}
