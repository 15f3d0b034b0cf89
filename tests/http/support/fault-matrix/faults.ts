import { dayMs } from '#lib/core/time/durations.ts';

/** A kind of failure, as the body of the operator's `faults` without service and path. */
export interface Fault {
  readonly name: string;
  readonly effect: Readonly<Record<string, string | number | boolean>>;
  /** True where a call is answered all the same, so that the step must succeed. */
  readonly isHarmless?: boolean;
  /** True for those that are tried at every call of every step, not only at the first one to a service of a step that changes something. */
  readonly isForEveryCall?: boolean;
}

const html = '<!doctype html><html><h1>One moment, please</h1></html>';
const gatewayJson = (status: number, error: string) =>
  JSON.stringify({ timestamp: '2026-01-01T00:00:00Z', status, error, path: '/' });

/** Everything but a time-out, which takes as long as the call may take. */
export const quickFaults: readonly Fault[] = [
  { name: 'latency', effect: { delayMs: 600 }, isHarmless: true },
  { name: 'reset before the work', effect: { reset: 'connection' } },
  { name: 'reset after the work', effect: { reset: 'connection', afterwards: true }, isForEveryCall: true },
  { name: 'half a body', effect: { reset: 'body' } },
  { name: 'HTML for JSON', effect: { status: 200, body: html, afterwards: true } },
  { name: 'wrong shape', effect: { status: 200, body: '{"hello":["world"]}', afterwards: true } },
  { name: '401 with HTML', effect: { status: 401, body: html } },
  { name: '401 as JSON of a gateway', effect: { status: 401, body: gatewayJson(401, 'Unauthorized') }, isForEveryCall: true },
  { name: '403 as a gateway', effect: { status: 403, body: '{"message":"Forbidden"}' } },
  { name: '403 as JSON of a gateway', effect: { status: 403, body: gatewayJson(403, 'Forbidden') } },
  { name: '429 with HTML', effect: { status: 429, body: html } },
  { name: '429 with a code', effect: { status: 429, code: 'error.too_many_requests' } },
  { name: '500 before the work', effect: { status: 500 } },
  { name: '500 after the work', effect: { status: 500, afterwards: true }, isForEveryCall: true },
  { name: '502 with HTML', effect: { status: 502, body: html } },
  { name: 'a clock a year ahead', effect: { clockMs: 400 * dayMs }, isHarmless: true },
  { name: 'a clock two hours behind', effect: { clockMs: -7_200_000 }, isHarmless: true },
];

/** Longer than a read may take. */
export const timeOut: Fault = { name: 'a time-out', effect: { delayMs: 3_500 } };
