import type { APIRequestContext } from '@playwright/test';
import type { ServiceName } from '#lib/core/config/services.ts';

/** What a step of a flow got: from the site, or from a service that a player's browser reaches by itself. */
export interface Answer {
  readonly from: 'site' | 'service';
  /** 0 without a response. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Whether the step did what it is for. */
  readonly isDone: boolean;
}

/** A call that is delayed beyond its time limit: a service, and its paths of this player alone where paths name one. */
export interface SlowCall {
  readonly service: ServiceName;
  readonly pathPattern: string;
}

export interface Step {
  readonly name: string;
  /** Sends it. A repeat has the same idempotency key, as that of a page has. */
  readonly send: () => Promise<Answer>;
  /** True where it changes something: every fault is tried then, else only those that lose an answer or pass for a refusal. */
  readonly isChange?: boolean;
  /** Codes of a repeat that say that the first attempt did it. */
  readonly doneCodes?: readonly string[];
  readonly slowCalls: readonly SlowCall[];
}

/** A player with a browser's session. */
export interface Actor {
  readonly request: APIRequestContext;
  readonly handle: string;
  readonly playerId: string;
}

/** One pass of a flow. */
export interface Pass {
  readonly steps: readonly Step[];
  /** Throws unless money and records are as they are after one pass. */
  readonly verify: () => Promise<void>;
}

export interface Flow {
  readonly name: string;
  /** Cases after which another player goes on, where the platform counts what a player does. */
  readonly casesOfPlayer?: number;
  /** A new player in a browser's context without cookies. */
  readonly open: (request: APIRequestContext) => Promise<Actor>;
  readonly begin: (actor: Actor) => Promise<Pass>;
}
