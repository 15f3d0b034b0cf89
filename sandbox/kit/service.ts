import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import type { ServiceName } from '#lib/core/config/services.ts';

/** A simulated service: a Hono application that the sandbox serves on the service's loopback port. */
export interface Service {
  readonly name: ServiceName;
  readonly app: Hono;
  /** Restores the seeded state; a reset calls the services in the order of `buildServices`. */
  readonly reset: () => Promise<void>;
  /** Resolves to false when the service does not work. */
  readonly healthy: () => Promise<boolean>;
  readonly close?: () => Promise<void>;
  /** Handles WebSocket upgrades, where the service has any. */
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Closes the WebSockets before the port is released. */
  readonly closeSockets?: () => void;
}
