import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import type { ServiceName } from '#lib/config/services.ts';

/** One stand-in: a Hono application that the sandbox binds to the service's own loopback port. */
export interface Service {
  readonly name: ServiceName;
  readonly app: Hono;
  /** Brings the service's data back to the seeded state; runs inside ops' reset, in the order the services are listed. */
  readonly reset: () => Promise<void>;
  /** Resolves to false when the service cannot do its work (health). */
  readonly healthy: () => Promise<boolean>;
  readonly close?: () => Promise<void>;
  /** Takes over a connection that wants to become a web socket, where the service has such. */
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Ends the web sockets: the port is about to be given back. */
  readonly hangUp?: () => void;
}
