import { playCallTable, playRoundTable, playSessionTable } from '#sandbox/games/play/tables.ts';
import { idOf } from '../fixtures/cashier.ts';
import { openGameHouse } from '../fixtures/game-house.ts';

const dayMs = 24 * 60 * 60_000;
let ahead = 0;
let house: Awaited<ReturnType<typeof openGameHouse>>;
beforeAll(async () => {
  house = await openGameHouse({ realNow: () => Date.now() + ahead });
}, 240_000);
afterAll(() => house?.close());

const spin = { action: { type: 'spin', stakeMinor: 100 } };

test('games for fun are forgotten after a day with all their rounds, games for money never', async () => {
  const { database } = house;
  const sessions = async () => (await database.select().from(playSessionTable)).map(({ mode }) => mode).sort();
  const left = await house.playForFun('playngo', 'sugarplum-express');
  await left.ask('/play/open', spin);
  const money = await house.play(idOf('sam.withdraw'), 'sugarplum-express');
  const { body } = await money.ask('/play/open', spin);
  expect(await sessions()).toEqual(['fun', 'real']);
  ahead = dayMs + 60_000;
  const end = Date.now() + 20_000;
  while ((await sessions()).includes('fun') && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await sessions()).toEqual(['real']);
  const rounds = await database.select().from(playRoundTable);
  expect(rounds.map(({ roundId }) => roundId)).toEqual([body.round.roundId]);
  const calls = await database.select().from(playCallTable);
  expect(new Set(calls.map(({ sessionId }) => sessionId))).toEqual(new Set([money.sessionId]));
}, 60_000);
