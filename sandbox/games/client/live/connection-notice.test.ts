import { createConnectionNotice, sendUntilAnswered } from './connection-notice.ts';

test('a lost connection is shown once, and cleared once it is back', () => {
  const calls: string[] = [];
  const note = createConnectionNotice(
    () => calls.push('show'),
    () => calls.push('clear'),
  );
  for (const isConnected of [true, false, false, true, true, false]) note(isConnected);
  expect(calls).toEqual(['show', 'clear', 'show']);
});

test('the refusal of a bet is what the table shows last, whichever call finds the connection back', async () => {
  const shown: string[] = [];
  const note = createConnectionNotice(
    () => shown.push('notice'),
    () => shown.push('clear'),
  );
  const answers = ['CONNECTION', 'CONNECTION', 'BETS_CLOSED'];
  note(false);
  const answer = await sendUntilAnswered(async () => ({ kind: 'refused', code: answers.shift() ?? '' }) as const, note, 1);
  shown.push(answer.code);
  note(true);
  expect(shown).toEqual(['notice', 'clear', 'BETS_CLOSED']);
});
