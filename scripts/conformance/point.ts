import type { JsonService } from '#lib/core/api/endpoint.ts';
import type { Backend } from './backend.ts';
import type points from './points.json';

/** The services that points call. */
export const testedServices = [
  'platform',
  'identity',
  'access',
  'content',
  'pay',
  'crm',
  'chat',
  'sports',
  'captcha',
  'realtime',
  'tracking',
] as const satisfies readonly (JsonService | 'identity' | 'content' | 'captcha' | 'realtime')[];
export type TestedService = (typeof testedServices)[number];

/** What a point cannot do without, besides addresses. */
const requirements = [
  'player',
  'otherPlayer',
  'platformSigningKey',
  'sportsSigningKey',
  'serviceSecret',
  'game',
  'expiredToken',
  'registration',
  'mayChange',
] as const;
export type Requirement = (typeof requirements)[number];
export const pointNeeds = [...testedServices, ...requirements] as const;

/** One promise of the contract. */
export interface Point {
  /** `wallet.shape`: the subject, and a name within it. */
  readonly id: string;
  readonly title: string;
  /** Ids of rules and features in the documents. */
  readonly rule: string;
  /** What players meet where the promise is broken. */
  readonly means: string;
  readonly needs: readonly (typeof pointNeeds)[number][];
  /** Throws a `Failure` where the backend breaks the promise, a `Skip` where it cannot be tested. */
  readonly run: (backend: Backend) => Promise<void>;
}

/** What each point of `points.json` does. */
export type Runs = Readonly<Record<keyof typeof points, Point['run']>>;

/** Expected and got, without values that identify a player. */
export class Failure extends Error {
  readonly expected: string;
  readonly got: string;

  constructor(expected: string, got: string) {
    super(`expected ${expected}, got ${got}`);
    this.name = 'Failure';
    this.expected = expected;
    this.got = got;
  }
}

/** Why a point cannot be tested with this backend or these players. */
export class Skip extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Skip';
  }
}
