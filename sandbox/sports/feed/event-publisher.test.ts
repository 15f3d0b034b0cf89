import { createEventPublisher } from './event-publisher.ts';
import type { EventTexts } from './event-texts.ts';
import type { FeedSocket, WatchGroup } from './feed-socket.ts';

const ids = Array.from({ length: 30 }, (_, index) => `e${index}`);
const group = (key: string, events: readonly string[]): WatchGroup => ({
  key,
  language: 'fi',
  events: new Map(events.map((id) => [id, false])),
  sockets: new Set<FeedSocket>(),
});

function open(refresh: EventTexts['refresh'], groups: readonly WatchGroup[]) {
  const texts: EventTexts = { refresh, write: (eventId) => `"${eventId}"`, keep: () => undefined };
  const sent: string[] = [];
  const publish = createEventPublisher({
    now: () => new Date(),
    texts,
    groups: () => groups,
    send: (_, text) => sent.push(text),
  });
  return { publish, sent };
}

test('while many events are computed, the event loop handles other work', async () => {
  const { publish, sent } = open(() => {
    const until = performance.now() + 3;
    while (performance.now() < until);
    return 'both';
  }, [group('all', ids)]);
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await publish(true);
  isDone = true;
  expect(turns).toBeGreaterThan(5);
  expect(sent).toHaveLength(1);
});

test('a page receives only what has changed, and one publication follows the other', async () => {
  const order: string[] = [];
  const { publish, sent } = open(
    (eventId, _, isUpdate) => {
      order.push(`${eventId} ${isUpdate}`);
      return eventId === 'e1' ? 'both' : 'none';
    },
    [group('one', ['e0']), group('both', ['e0', 'e1'])],
  );
  await Promise.all([publish(true), publish(false)]);
  expect(order).toEqual(['e0 true', 'e1 true', 'e0 false', 'e1 false']);
  expect(sent).toEqual(['{"type":"events","events":["e1"]}', '{"type":"events","events":["e1"]}']);
});
