import { networksOf } from '#lib/core/http/address.ts';
import { createFairQueue, type Lane, type Turn } from './fair-queue.ts';

function drain<Task>({ next }: { next(): Task | undefined }): Task[] {
  const taken: Task[] = [];
  for (let task = next(); task !== undefined; task = next()) taken.push(task);
  return taken;
}

const from = (address: string, lane: Lane = 'other'): Turn => ({ lane, client: networksOf(address) });
const placesOf = (max: number, maxPerClient: number) => {
  const each = { weight: 1, max, maxPerClient };
  return { known: each, verified: each, other: each };
};

test('LOG-27 clients take turns, so a client with many waiting sign-ins delays another by one', () => {
  const queue = createFairQueue<string>(placesOf(10, 5));
  for (const task of ['a1', 'a2', 'a3']) expect(queue.add(from('192.0.2.1'), task)).toBeUndefined();
  queue.add(from('192.0.2.2'), 'b1');
  queue.add(from('192.0.2.3'), 'c1');
  queue.add(from('192.0.2.2'), 'b2');
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('LOG-27 the networks of one /48 share a turn, and take turns within it', () => {
  const queue = createFairQueue<string>(placesOf(10, 5));
  for (const network of [1, 2, 3]) queue.add(from(`2001:db8:1:${network}::1`), `a${network}`);
  queue.add(from('2001:db8:1:1::1'), 'a1 again');
  queue.add(from('2001:db8:2:1::1'), 'b1');
  queue.add(from('192.0.2.1'), 'c1');
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a1 again']);
});

test('LOG-27 one client has a limited part of the queue', () => {
  const queue = createFairQueue<number>(placesOf(10, 2));
  expect([1, 2, 3].map((task) => queue.add(from('192.0.2.1'), task))).toEqual([undefined, undefined, 3]);
  expect(drain(queue)).toEqual([1, 2]);
  expect(queue.add(from('192.0.2.1'), 4)).toBeUndefined();
});

test('LOG-27 a full queue drops the newest of the client with the most for one with fewer', () => {
  const queue = createFairQueue<string>(placesOf(4, 4));
  for (const task of ['a1', 'a2', 'a3', 'a4']) queue.add(from('192.0.2.1'), task);
  expect(queue.add(from('192.0.2.2'), 'b1')).toBe('a4');
  expect(queue.add(from('192.0.2.2'), 'b2')).toBe('a3');
  expect(queue.add(from('192.0.2.2'), 'b3')).toBe('b3');
  expect(drain(queue)).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('LOG-27 a full queue drops from the /48 with the most, however many networks it comes from', () => {
  const queue = createFairQueue<string>(placesOf(4, 4));
  for (const network of [1, 2, 3, 4]) queue.add(from(`2001:db8:1:${network}::1`), `a${network}`);
  expect(queue.add(from('2001:db8:1:5::1'), 'a5')).toBe('a5');
  expect(queue.add(from('192.0.2.2'), 'b1')).toBe('a4');
  expect(drain(queue)).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('LOG-27 lanes have places of their own, and of seven turns known browsers get four and passed captchas two', () => {
  const queue = createFairQueue<string>();
  for (const lane of ['other', 'verified', 'known'] as const) {
    for (let client = 1; client <= 8; client += 1) queue.add(from(`192.0.2.${client}`, lane), lane);
  }
  const turns = Array.from({ length: 7 }, () => queue.next());
  expect(turns.filter((lane) => lane === 'known')).toHaveLength(4);
  expect(turns.filter((lane) => lane === 'verified')).toHaveLength(2);
  expect(turns[0]).toBe('known');
  expect(drain(queue)).toHaveLength(17);
});

test('a removed task leaves its place', () => {
  const queue = createFairQueue<string>(placesOf(2, 2));
  queue.add(from('192.0.2.1'), 'a1');
  queue.add(from('192.0.2.2'), 'b1');
  queue.remove((task) => task === 'a1');
  expect(queue.size()).toBe(1);
  expect(queue.add(from('192.0.2.3'), 'c1')).toBeUndefined();
  expect(drain(queue)).toEqual(['b1', 'c1']);
});
