import { createFairQueue } from './fair-queue.ts';

function drain<Task>({ next }: { next(): Task | undefined }): Task[] {
  const taken: Task[] = [];
  for (let task = next(); task !== undefined; task = next()) taken.push(task);
  return taken;
}

test('LOG-27 clients take turns, so a client with many waiting sign-ins delays another by one', () => {
  const queue = createFairQueue<string>(10, 5);
  for (const task of ['a1', 'a2', 'a3']) expect(queue.add('a', task)).toBeUndefined();
  queue.add('b', 'b1');
  queue.add('c', 'c1');
  queue.add('b', 'b2');
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('LOG-27 one client has a limited part of the queue', () => {
  const queue = createFairQueue<number>(10, 2);
  expect([1, 2, 3].map((task) => queue.add('a', task))).toEqual([undefined, undefined, 3]);
  expect(drain(queue)).toEqual([1, 2]);
  expect(queue.add('a', 4)).toBeUndefined();
});

test('LOG-27 a full queue drops the newest of the client with the most for one with fewer', () => {
  const queue = createFairQueue<string>(4, 4);
  for (const task of ['a1', 'a2', 'a3', 'a4']) queue.add('a', task);
  expect(queue.add('b', 'b1')).toBe('a4');
  expect(queue.add('b', 'b2')).toBe('a3');
  expect(queue.add('b', 'b3')).toBe('b3');
  expect(drain(queue)).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('a removed task leaves its place', () => {
  const queue = createFairQueue<string>(2, 2);
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  queue.remove((task) => task === 'a1');
  expect(queue.add('c', 'c1')).toBeUndefined();
  expect(drain(queue)).toEqual(['b1', 'c1']);
});
