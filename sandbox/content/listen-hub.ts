import { setTimeout as wait } from 'node:timers/promises';
import type { Commit } from './commit.ts';
import type { Change } from './document.ts';
import { isPrivateId } from './document.ts';
import { effectOf } from './effects.ts';
import type { QueryEngine } from './query/engine/engine.ts';
import type { GroqQuery, Matches } from './query/engine/thread-functions.ts';

/** One open event stream and the options of its request. */
export interface Listener {
  readonly query: GroqQuery;
  readonly isEditor: boolean;
  readonly includeResult: boolean;
  readonly includePreviousRevision: boolean;
  readonly includeMutations: boolean;
  readonly includeEffects: boolean;
  readonly send: (event: string, data: unknown, id?: string) => void;
  /** Ends the stream; its client opens another one. */
  readonly end: () => void;
}

/** The open listener streams. */
export interface ListenHub {
  /** Returns the function that removes the listener. */
  add(listener: Listener): () => void;
  /** Resolves when the events of the commit are written to every editor's stream, and to those of strangers that are quick to match. */
  publish(commit: Commit): Promise<void>;
  readonly size: number;
}

/** Listeners with the same query have one comparison. */
interface Group {
  readonly query: GroqQuery;
  readonly isEditor: boolean;
  readonly listeners: Set<Listener>;
}

/** How long an editor's change waits for the listeners of strangers. */
const strangersMs = 500;

export function createListenHub(engine: Pick<QueryEngine, 'match'>): ListenHub {
  const groups = new Map<string, Group>();

  /** Listeners whose query takes too much end. */
  async function publishTo({ query, isEditor, listeners }: Group, commit: Commit): Promise<void> {
    const changes = commit.changes.filter(({ id }) => isEditor || !isPrivateId(id));
    if (changes.length === 0) return;
    try {
      const matches = await engine.match(isEditor, query, changes, commit.at);
      for (const listener of listeners) sendEvents(listener, commit, changes, matches);
    } catch {
      for (const listener of listeners) listener.end();
    }
  }

  return {
    add(listener) {
      const { query, isEditor } = listener;
      const key = JSON.stringify([isEditor, query]);
      const group = groups.get(key) ?? { query, isEditor, listeners: new Set() };
      groups.set(key, group);
      group.listeners.add(listener);
      return () => {
        group.listeners.delete(listener);
        if (group.listeners.size === 0) groups.delete(key);
      };
    },
    async publish(commit) {
      const publishAll = (isEditor: boolean) =>
        Promise.all([...groups.values()].filter((group) => group.isEditor === isEditor).map((group) => publishTo(group, commit)));
      const toStrangers = publishAll(false);
      await publishAll(true);
      await Promise.race([toStrangers, wait(strangersMs, undefined, { ref: false })]);
    },
    get size() {
      return [...groups.values()].reduce((sum, { listeners }) => sum + listeners.size, 0);
    },
  };
}

function sendEvents(listener: Listener, commit: Commit, changes: readonly Change[], matches: readonly Matches[]): void {
  const matched = changes.flatMap((change, index) => {
    const transition = transitionOf(matches[index]);
    return transition ? [{ change, transition }] : [];
  });
  for (const [index, { change, transition }] of matched.entries()) {
    const eventId = `${commit.transactionId}#${change.id}`;
    const event = {
      eventId,
      documentId: change.id,
      transactionId: commit.transactionId,
      transition,
      identity: commit.author,
      timestamp: commit.at.toISOString(),
      visibility: 'query',
      transactionTotalEvents: matched.length,
      transactionCurrentEvent: index + 1,
      previousRev: change.before?._rev,
      // Also of a deletion: without it the Studio cannot place the event, and waits 30 s for a missing one.
      resultRev: commit.transactionId,
      mutations: listener.includeMutations ? commit.mutations.get(change.id) : undefined,
      effects: listener.includeEffects ? effectOf(change.before, change.after) : undefined,
      result: listener.includeResult ? change.after : undefined,
      previous: listener.includePreviousRevision ? (change.before ?? null) : undefined,
    };
    listener.send('mutation', event, eventId);
  }
}

function transitionOf([before, after]: Matches = [false, false]): 'appear' | 'update' | 'disappear' | undefined {
  if (before && after) return 'update';
  if (after) return 'appear';
  return before ? 'disappear' : undefined;
}
