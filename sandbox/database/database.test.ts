import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { DatabaseUnreachableError, openDatabase } from './database.ts';

test('OPS-08 a database server that is not there, or does not answer, is named in one sentence', async () => {
  const server = createServer((socket) => socket.resume().on('error', () => undefined));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const open = () =>
    openDatabase({ url: `postgres://parlour:secret@127.0.0.1:${port}/parlour`, folder: undefined }).catch(
      (error: unknown) => error,
    );
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const silent = open();
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  const errors = [await silent];
  await new Promise((resolve) => server.close(resolve));
  errors.push(await open());
  for (const error of errors) expect(error).toBeInstanceOf(DatabaseUnreachableError);
  expect(errors.map(String).join('\n')).toMatch(
    /\(timeout expired\): start it[\s\S]*\(connect ECONNREFUSED 127\.0\.0\.1:\d+\): start it, or correct the setting\.$/,
  );
  expect(errors.map(String).join('\n')).not.toContain('secret');
});
