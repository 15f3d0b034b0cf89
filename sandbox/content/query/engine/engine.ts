import { networksOf } from '#lib/core/http/address.ts';
import { createOpenCounts } from '#lib/core/server/counts.ts';
import type { Caller } from '../../caller.ts';
import type { Change, StoredDocument } from '../../document.ts';
import { ContentError, requestError } from '../../errors.ts';
import { createLane, type Lane, type LaneLimits } from './lane.ts';
import type { Answer, BeforeAndAfter, GroqQuery, Matches, ViewQuery } from './thread-functions.ts';

export interface EngineLimits {
  /** Queries with a token: of the site and of editors. */
  readonly trusted: LaneLimits;
  /** Queries of anyone. */
  readonly strangers: LaneLimits;
  /** Queries of one address without a token that run or wait. */
  readonly maxPerAddress: number;
  /** For the comparison of a change with one listener's query. */
  readonly listenerMs: number;
}

const maxHeapMb = 256;

export const engineLimits: EngineLimits = {
  trusted: { deadlineMs: 3_000, maxHeapMb, maxWaiting: 512, maxWaitMs: 10_000 },
  strangers: { deadlineMs: 2_000, maxHeapMb, maxWaiting: 64, maxWaitMs: 5_000 },
  maxPerAddress: 32,
  listenerMs: 250,
};

/** Runs GROQ in threads, one for callers with a token and one for strangers: a query that takes too much ends its thread. */
export interface QueryEngine {
  /** Starts the thread of callers with a token before a query comes. */
  prepare(): void;
  /** The result as bytes of JSON. Throws `ContentError`, as all of these do. */
  query(caller: Caller, query: ViewQuery): Promise<Uint8Array>;
  /** The ids in the result of an editor's query on all documents with these changes. */
  select(query: Omit<ViewQuery, 'view'>, changes: readonly Change[]): Promise<readonly string[]>;
  checkListener(caller: Caller, query: GroqQuery): Promise<void>;
  match(isTrusted: boolean, query: GroqQuery, changes: readonly BeforeAndAfter[], now: Date): Promise<readonly Matches[]>;
  /** A query that is asked after this sees the changes. */
  apply(changes: readonly Change[]): void;
  close(): Promise<void>;
}

export interface EngineOptions {
  readonly readDocuments: () => Iterable<StoredDocument>;
  readonly limits?: EngineLimits;
  readonly onStuck?: () => void;
}

export function createQueryEngine({
  readDocuments,
  limits = engineLimits,
  onStuck = () => undefined,
}: EngineOptions): QueryEngine {
  const trusted = createLane({ limits: limits.trusted, readDocuments, onStuck });
  const strangers = createLane({ limits: limits.strangers, readDocuments, onStuck });
  const addresses = createOpenCounts(limits.maxPerAddress);

  async function runFor<Value>({ role, address }: Caller, work: (lane: Lane) => Promise<Answer<Value>>): Promise<Value> {
    if (role !== 'stranger') return readAnswer(await work(trusted));
    const close = addresses.open(networksOf(address).own);
    if (!close) throw requestError(429, 'Too Many Requests', 'Too many queries of this address are waiting.');
    return readAnswer(await work(strangers).finally(close));
  }

  return {
    prepare: trusted.prepare,
    query: (caller, query) => runFor(caller, async (lane) => lane.run((calls) => calls.query(query))),
    select: async (query, changes) => readAnswer(await trusted.run((calls) => calls.select(query, changes))),
    checkListener: async (caller, query) => {
      await runFor(caller, async (lane) => lane.run((calls) => calls.checkListener(query)));
    },
    match: async (isTrusted, query, changes, now) =>
      readAnswer(await (isTrusted ? trusted : strangers).run((calls) => calls.match(query, changes, now), limits.listenerMs)),
    apply(changes) {
      trusted.apply(changes);
      strangers.apply(changes);
    },
    async close() {
      await Promise.all([trusted.close(), strangers.close()]);
    },
  };
}

function readAnswer<Value>(answer: Answer<Value>): Value {
  if ('value' in answer) return answer.value;
  throw new ContentError(answer.refusal.status, answer.refusal.body);
}
