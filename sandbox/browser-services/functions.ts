import type { DatabaseCalls } from '#sandbox/database/database-calls.ts';
import type { ServiceOwner, ServiceProcess } from '#sandbox/kit/isolation/service-process.ts';
import type { OperatorBets } from '#sandbox/ops/port/bets.ts';
import type { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type { OperatorSportsEvents } from '#sandbox/ops/port/sports-events.ts';

/** A refusal of the operator's desk is a value, because messages between processes lose an error's class. */
export type DeskAnswer<Value> = { readonly value: Value } | { readonly refusal: OpsRefusal['envelope'] };

type Answering<Method> = Method extends (...input: infer Input) => Promise<infer Value>
  ? (...input: Input) => Promise<DeskAnswer<Value>>
  : never;

/** What the sandbox may ask of the process, besides what it asks of every process with services. */
export interface BrowserServicesFunctions {
  /** A notification of the embedded database. */
  notify(channel: string, payload: string): void;
  readonly listBets: Answering<OperatorBets['list']>;
  readonly decideBet: Answering<OperatorBets['decide']>;
  readonly listSportsEvents: Answering<OperatorSportsEvents['list']>;
  readonly decideSportsEvent: Answering<OperatorSportsEvents['decide']>;
}

export interface BrowserServicesProcess extends ServiceProcess, BrowserServicesFunctions {}

/** The notifications that the process receives. */
export const notifiedChannels = ['feed'] as const;

export type BrowserServicesOwner = ServiceOwner & DatabaseCalls;
