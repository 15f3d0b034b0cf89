import type { Server } from 'node:http';
import type { ObserveRequest } from './requests.ts';

export interface Telemetry {
  readonly observeRequest: ObserveRequest;
  /** A connection was closed at once, because there were too many. */
  readonly refuseConnection: () => void;
  /** Counts the connections of the site's server. */
  readonly watch: (server: Server) => void;
  /** Sends what has not been sent. */
  readonly stop: () => Promise<void>;
}

export interface SiteFolders {
  /** `.next`. */
  readonly build: string;
  readonly public: string;
}

/** What is on. */
export interface TelemetryParts {
  readonly metricsPort: number | undefined;
  readonly traces: boolean;
}
