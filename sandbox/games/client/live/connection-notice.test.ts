import { createConnectionNotice } from './connection-notice.ts';

test('a lost connection is shown once, and cleared once it is back', () => {
  const calls: string[] = [];
  const note = createConnectionNotice(
    () => calls.push('show'),
    () => calls.push('clear'),
  );
  for (const isConnected of [true, false, false, true, true, false]) note(isConnected);
  expect(calls).toEqual(['show', 'clear', 'show']);
});
