import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import type { ServiceName } from '#lib/core/config/services.ts';

/** Opens a WebSocket on the connection, or returns the status that refuses it. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<number | undefined>;

/** The bodies that a service reads. */
export interface Bodies {
  /** The longest in bytes, for all or by the URL of a request. */
  readonly maxBytes: number | ((url: string) => number);
  /** How long one may take to come; without it, as any request. */
  readonly maxMs?: number;
  /** The answer to a longer one in the service's own shape. */
  readonly refuse?: () => Response;
}

/** What the sandbox does with every service. */
export interface ServiceControl {
  readonly name: ServiceName;
  /** Restores the seeded state; a reset calls the services in the order of `buildServices`. */
  readonly reset: () => Promise<void>;
  readonly close?: () => Promise<void>;
}

/** A simulated service: a Hono application that the sandbox serves on the service's loopback port. */
export interface Service extends ServiceControl {
  readonly app: Hono;
  /** Without it, up to 32 KB. */
  readonly bodies?: Bodies;
  /** Open connections; the default is that of `bounds.ts`. */
  readonly maxConnections?: number;
  /** Whether responses may have no end, as those of listeners. */
  readonly hasEndlessResponses?: boolean;
  /** Resolves to false when the service does not work. */
  readonly healthy: () => Promise<boolean>;
  /** Upgrades connections to WebSockets, where the service has any. */
  readonly upgrade?: Upgrade;
  /** Closes the WebSockets before the port is released. */
  readonly closeSockets?: () => void;
}
