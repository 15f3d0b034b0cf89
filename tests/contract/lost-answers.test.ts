import { idOf } from '../fixtures/cashier.ts';
import { scriptedSource, seededSource } from '../fixtures/chance.ts';
import { openGameHouse } from '../fixtures/game-house.ts';

const sam = idOf('sam.withdraw');
const ben = idOf('ben.one');

let house: Awaited<ReturnType<typeof openGameHouse>>;
let chance = seededSource('lost answers');

beforeAll(async () => {
  house = await openGameHouse({ source: { below: (limit) => chance.below(limit) } });
}, 240_000);
afterAll(() => house?.close());

describe('a page that lost the answer of a move', () => {
  test('is told the end of its round when it asks again, and nobody else is', async () => {
    chance = scriptedSource(Math.floor((9.7 * 2 ** 40) / 9_000));
    const { ask } = await house.play(sam, 'sock-rocket', { provider: 'pariplay' });
    const { body: open } = await ask('/play/open', { action: { type: 'start', stakeMinor: 1_000, autoTenths: null } });
    const { roundId } = open.round;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { body: landed } = await ask('/play/act', { roundId, action: { type: 'cash-out' } });
    expect(landed.round).toMatchObject({ roundId, isOver: true, view: { phase: 'landed' } });
    expect(await ask('/play/act', { roundId, action: { type: 'watch' } })).toEqual({ status: 200, body: landed });
    expect(await house.mainOf(sam)).toBe(29_000 + landed.round.winMinor);
    const other = await house.play(ben, 'sock-rocket', { provider: 'pariplay' });
    expect((await other.ask('/play/act', { roundId, action: { type: 'watch' } })).body).toMatchObject({ code: 'ROUND_ENDED' });
  });
});
