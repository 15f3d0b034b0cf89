import type { Server } from 'node:http';
import { Counter, Gauge, type Registry } from 'prom-client';

export interface ConnectionMetrics {
  /** Counts the connections of a server when the metrics are read. */
  watch(server: Server): void;
  refuse(): void;
}

export function createConnectionMetrics(register: Registry): ConnectionMetrics {
  const registers = [register];
  const refused = new Counter({
    name: 'parlour_http_refused_connections_total',
    help: 'Connections closed at once, because there were more than MAX_CONNECTIONS or MAX_CONNECTIONS_PER_ADDRESS.',
    registers,
  });
  let watched: Server | undefined;
  new Gauge({
    name: 'parlour_http_open_connections',
    help: 'Open connections of the site, idle ones included.',
    registers,
    async collect() {
      this.set(watched ? await countConnections(watched) : 0);
    },
  });
  return {
    watch(server) {
      watched = server;
    },
    refuse: () => refused.inc(),
  };
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count ?? 0)));
}
