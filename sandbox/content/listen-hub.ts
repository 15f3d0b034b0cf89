import type { Commit } from './commit.ts';
import type { Change } from './document.ts';
import { isPrivateId } from './document.ts';
import { effectOf } from './effects.ts';
import type { ListenerFilter } from './listener-filter.ts';

/** One open event stream and the options of its request. */
export interface Listener {
  readonly filter: ListenerFilter;
  readonly hasToken: boolean;
  readonly includeResult: boolean;
  readonly includePreviousRevision: boolean;
  readonly includeMutations: boolean;
  readonly includeEffects: boolean;
  readonly send: (event: string, data: unknown, id?: string) => void;
}

/** The open listener streams. */
export interface ListenHub {
  /** Returns the function that removes the listener. */
  add(listener: Listener): () => void;
  /** Writes the events of the commit to every stream before it returns. */
  publish(commit: Commit): void;
  readonly size: number;
}

export function createListenHub(): ListenHub {
  const listeners = new Set<Listener>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    publish(commit) {
      for (const listener of listeners) publishTo(listener, commit);
    },
    get size() {
      return listeners.size;
    },
  };
}

function publishTo(listener: Listener, commit: Commit): void {
  const matched = commit.changes.flatMap((change) => {
    const transition = transitionFor(listener, change, commit.at);
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

function transitionFor(
  listener: Listener,
  { id, before, after }: Change,
  now: Date,
): 'appear' | 'update' | 'disappear' | undefined {
  if (!listener.hasToken && isPrivateId(id)) return undefined;
  const matchedBefore = before !== undefined && matches(listener, before, now);
  const matchesNow = after !== undefined && matches(listener, after, now);
  if (matchedBefore && matchesNow) return 'update';
  if (matchesNow) return 'appear';
  return matchedBefore ? 'disappear' : undefined;
}

function matches(listener: Listener, document: NonNullable<Change['after']>, now: Date): boolean {
  try {
    return listener.filter(document, now);
  } catch {
    // A filter that fails on this document does not match it; other listeners still get the event.
    return false;
  }
}
