import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventTexts } from './event-texts.ts';
import type { FeedSocket, WatchGroup } from './feed-socket.ts';

/** Real time of computing before the event loop handles other work. */
const maxTurnMs = 8;

interface PublisherOptions {
  readonly now: () => Date;
  readonly texts: EventTexts;
  readonly groups: () => Iterable<WatchGroup>;
  readonly send: (sockets: Iterable<FeedSocket>, text: string) => void;
}

/** Computes the watched events again and sends those that have changed, in small parts, so that a tick delays no bet. */
export function createEventPublisher({ now, texts, groups, send }: PublisherOptions) {
  let last = Promise.resolve();

  async function publish(isUpdate: boolean): Promise<void> {
    const at = now();
    const pause = createPause();
    const watched = new Set<string>();
    for (const { events } of groups()) for (const eventId of events.keys()) watched.add(eventId);
    texts.keep(watched);
    const short = new Set<string>();
    const full = new Set<string>();
    for (const eventId of watched) {
      const change = texts.refresh(eventId, at, isUpdate);
      if (change === 'both') short.add(eventId);
      if (change !== 'none') full.add(eventId);
      await pause();
    }
    if (full.size === 0) return;
    // A page that joins meanwhile has received the new state already.
    for (const group of [...groups()]) {
      const text = writeEvents(texts, group, (eventId, isFull) => (isFull ? full : short).has(eventId), at);
      if (text !== undefined) send(group.sockets, text);
      await pause();
    }
  }

  /** One publication after the other. */
  return function publishEvents(isUpdate: boolean): Promise<void> {
    last = last.catch(() => undefined).then(() => publish(isUpdate));
    return last;
  };
}

/** The wanted events of a group as one message; undefined without any. */
export function writeEvents(
  texts: EventTexts,
  { language, events }: WatchGroup,
  isWanted: (eventId: string, isFull: boolean) => boolean,
  now: Date,
): string | undefined {
  const written: string[] = [];
  for (const [eventId, isFull] of events) {
    const text = isWanted(eventId, isFull) ? texts.write(eventId, language, isFull, now) : undefined;
    if (text !== undefined) written.push(text);
  }
  return written.length > 0 ? `{"type":"events","events":[${written.join(',')}]}` : undefined;
}

function createPause() {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < maxTurnMs) return;
    await nextTurn();
    startedAt = performance.now();
  };
}
