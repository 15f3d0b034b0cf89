import { createHmac, randomUUID } from 'node:crypto';
import { environment } from '#lib/core/config/environment.ts';
import { oncePerProcess } from '../once-per-process.ts';
import { currentRequest } from './request.ts';
import { createLogSampler, type LogSampler } from './sampler.ts';

/** What happened; an endpoint of the contract names its own (`event` of `lib/core/api/endpoint.ts`). */
export type SecurityEventName =
  | 'sign-in'
  | 'sign-out'
  | 'session-revoked'
  | 'registration'
  | 'password-reset'
  | 'account-closure'
  | 'data-copy'
  | 'password-change'
  | 'password-confirmation'
  | 'phone-change'
  | 'deposit'
  | 'withdrawal'
  | 'withdrawal-cancelled'
  | 'limit-change'
  | 'cool-off'
  | 'time-out'
  | 'self-exclusion'
  | 'webhook'
  | 'policy-violation'
  | 'request';

export interface SecurityEvent {
  readonly event: SecurityEventName;
  readonly outcome: 'accepted' | 'refused' | 'limited' | 'failed';
  /** How a player signed in: by password, or through the bank of a payment. */
  readonly method?: 'password' | 'bank' | undefined;
  /** A declared endpoint (`POST /payment/{playerId}/deposit`) or the name of a handler, never an address as received. */
  readonly target?: string | undefined;
  readonly status?: number | undefined;
  /** An error code. */
  readonly code?: string | undefined;
  /** The id in the error response. */
  readonly errorId?: string | undefined;
  /** Logged as a keyed hash. */
  readonly playerId?: string | undefined;
  readonly count?: number | undefined;
  /** How many clients a line counts. */
  readonly clients?: number | undefined;
}

/** A code of a service that is not one is left out, because it could hold anything. */
const codeShape = /^[\w.]{1,80}$/;

/** Kinds of lines that cannot take each other's place in the log, and how a line that counts those left out names them. */
const kinds = {
  events: 'Left out of the log: refused attempts of players',
  requests: 'Left out of the log: refused requests',
  failures: 'Left out of the log: failures',
} as const;
type Kind = keyof typeof kinds;

/** 401 without a session, 403 of another origin, 451 from a closed country; the others are about the form of a request. */
const sentByAnyone: ReadonlySet<number> = new Set([400, 401, 403, 405, 413, 415, 451]);

function kindOf({ event, outcome, status = 0, playerId, method }: SecurityEvent): Kind {
  if (outcome === 'failed') return 'failures';
  if (event === 'request' || event === 'webhook' || outcome === 'limited') return 'requests';
  // Anyone can send what is refused before a player is known: by its form, its origin, its country or the missing session.
  return playerId === undefined && method === undefined && sentByAnyone.has(status) ? 'requests' : 'events';
}

const samplers = oncePerProcess('parlourLogSamplers', (): Partial<Record<Kind, LogSampler>> => ({}));

/** At most 30 lines of a client and 600 of all in a minute. */
function samplerOf(kind: Kind): LogSampler {
  samplers[kind] ??= createLogSampler({
    perClient: 30,
    inAll: 600,
    report: (leftOut) =>
      write({ event: 'request', outcome: kind === 'failures' ? 'failed' : 'refused', target: kinds[kind], ...leftOut }),
  });
  return samplers[kind];
}

/** Counts events by what they are; only while metrics are on. */
export type CountSecurityEvent = (event: Pick<SecurityEvent, 'event' | 'outcome'>) => void;

const counter = globalThis as typeof globalThis & { parlourSecurityEvents?: CountSecurityEvent };

/** `count` is called for each event of this process, also for those that are left out of the log. */
export function countSecurityEvents(count: CountSecurityEvent): void {
  counter.parlourSecurityEvents = count;
}

/**
 * Writes a security event as one line of JSON to the standard output: no personal data, no tokens, no addresses. Requests
 * of a client that are not accepted are counted only from the 31st of a kind in a minute on. Reports of the content policy have limits of their own.
 */
export function logSecurityEvent(event: SecurityEvent): void {
  counter.parlourSecurityEvents?.(event);
  const isSampled = event.outcome !== 'accepted' && event.event !== 'policy-violation';
  if (!isSampled || samplerOf(kindOf(event)).takes(currentRequest()?.client)) write(event);
}

function write({ event, outcome, playerId, code, ...rest }: SecurityEvent): void {
  const line = {
    event,
    time: new Date().toISOString(),
    outcome,
    ...rest,
    ...(code !== undefined && codeShape.test(code) && { code }),
    ...(playerId !== undefined && { player: pseudonymOf(playerId) }),
  };
  console.info(JSON.stringify(line));
}

/** The same player has the same pseudonym until `SESSION_SECRET` changes; without that secret it cannot be resolved. */
function pseudonymOf(playerId: string): string {
  return createHmac('sha256', environment().SESSION_SECRET[0]).update(`security log: ${playerId}`).digest('hex').slice(0, 16);
}

/** An id for an error response and its line in the log. */
export function createErrorId(): string {
  return randomUUID();
}
