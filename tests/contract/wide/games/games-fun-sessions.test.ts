import { dayMs } from '#lib/core/time/durations.ts';
import { playCallTable, playRoundTable, playSessionTable } from '#sandbox/games/play/tables.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openGamesStack } from '../../../fixtures/sandbox/games-stack.ts';

let aheadMs = 0;
const stack = openBeforeAll(() => openGamesStack({ realNow: () => Date.now() + aheadMs }));

const spin = { action: { type: 'spin', stakeMinor: 100 } };

test('deletes fun sessions and their rounds after an idle day, and keeps real-money sessions', async () => {
  const { database } = stack();
  const sessions = async () => (await database.select().from(playSessionTable)).map(({ mode }) => mode).sort();
  const fun = await stack().playForFun('playngo', 'sugarplum-express');
  await fun.post('/play/open', spin);
  const money = await stack().play(idOf('sam.withdraw'), 'sugarplum-express');
  const { body } = await money.post('/play/open', spin);
  expect(await sessions()).toEqual(['fun', 'real']);
  aheadMs = dayMs + 60_000;
  const end = Date.now() + 20_000;
  while ((await sessions()).includes('fun') && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await sessions()).toEqual(['real']);
  const rounds = await database.select().from(playRoundTable);
  expect(rounds.map(({ roundId }) => roundId)).toEqual([body.round.roundId]);
  const calls = await database.select().from(playCallTable);
  expect(new Set(calls.map(({ sessionId }) => sessionId))).toEqual(new Set([money.sessionId]));
}, 60_000);
