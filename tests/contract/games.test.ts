import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { closeGameSessions } from '#sandbox/platform/seamless/sessions.ts';
import { idOf } from '../fixtures/cashier.ts';
import { scriptedSource, seededSource } from '../fixtures/chance.ts';
import { openGameHouse } from '../fixtures/game-house.ts';

const sam = idOf('sam.withdraw');
const ben = idOf('ben.one');
const times = { betsMs: 1_600, resultMs: 900 };
const patience = { awayMs: 300, settleMs: 2_000 };

let house: Awaited<ReturnType<typeof openGameHouse>>;
let chance = seededSource('rounds');

beforeAll(async () => {
  house = await openGameHouse({ times, patience, source: { below: (limit) => chance.below(limit) } });
}, 240_000);
afterAll(() => house?.close());
beforeEach(async () => {
  house.faults.clear();
  await house.games.reset();
  await house.platform.reset();
  chance = seededSource('rounds');
}, 240_000);
afterEach(async () => expect(await verifyLedger(house.database)).toMatchObject({ balanced: true, faults: [] }));

const until = async (isDone: () => Promise<boolean>, patienceMs = 12_000) => {
  const end = Date.now() + patienceMs;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
};
const spin = { action: { type: 'spin', stakeMinor: 100 } };

describe('a game for money', () => {
  test('GAM-25 takes the stake and pays the win of every round through the wallet', async () => {
    const { ask, facts } = await house.play(sam, 'sugarplum-express');
    expect(facts).toMatchObject({ mode: 'real', balanceMinor: 30_000, title: 'Sugarplum Express', rtp: expect.any(Number) });
    let expected = 30_000;
    for (let turn = 0; turn < 40; turn += 1) {
      let { body } = await ask('/play/open', spin);
      while (!body.round.isOver) {
        ({ body } = await ask('/play/act', { roundId: body.round.roundId, action: { type: 'free' } }));
      }
      expected += body.round.winMinor - 100;
      expect(body.balanceMinor).toBe(expected);
    }
    expect(await house.mainOf(sam)).toBe(expected);
  });

  test('a stake that the wallet refuses begins no round', async () => {
    const { ask } = await house.play(sam, 'sugarplum-express');
    await house.players.update(sam, { limits: [{ kind: 'SPEND', period: 'D', value: 0.5 }] });
    expect(await ask('/play/open', spin)).toEqual({ status: 409, body: { kind: 'refused', code: 'SPEND_LIMIT' } });
    expect((await ask('/play/state')).body).toMatchObject({ round: null, balanceMinor: 30_000 });
  });

  test.each([
    ['is down', { status: 503 }],
    ['answers HTML', { status: 200, body: '<html>' }],
    ['cuts the line', { reset: 'connection' as const }],
  ])('a stake of which nothing was heard is given back when the platform %s', async (_, fault) => {
    const { ask } = await house.play(sam, 'sugarplum-express');
    house.faults.add({ service: 'platform', pathPattern: '^/seamless/bet$', times: 1, ...fault });
    expect(await ask('/play/open', spin)).toEqual({ status: 409, body: { kind: 'refused', code: 'WALLET_UNREACHABLE' } });
    expect((await ask('/play/state')).body).toMatchObject({ round: null, balanceMinor: 30_000 });
    expect((await ask('/play/open', spin)).status).toBe(200);
  });

  test('a stake that arrives after it was given up is not taken', async () => {
    const { ask } = await house.play(sam, 'sugarplum-express');
    house.faults.add({ service: 'platform', pathPattern: '^/seamless/bet$', times: 1, delayMs: 4_600 });
    expect((await ask('/play/open', spin)).body).toMatchObject({ code: 'WALLET_UNREACHABLE' });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(await house.mainOf(sam)).toBe(30_000);
  });

  test('a win that could not be told is told until it is booked', async () => {
    const { ask } = await house.play(sam, 'penny-post-roulette');
    house.faults.add({ service: 'platform', pathPattern: '^/seamless/win$', times: 2, status: 503 });
    chance = scriptedSource(17);
    const { body } = await ask('/play/open', { action: { type: 'spin', bets: { 'n-17': 100 } } });
    expect(body).toMatchObject({ round: { winMinor: 3_600, isOver: true }, balanceMinor: 33_500 });
    expect(await house.mainOf(sam)).toBe(29_900);
    await until(async () => (await house.mainOf(sam)) === 33_500);
  });

  test.each([429, 401, 404])(
    'a win is told until it is booked also when something before the wallet answers %d',
    async (status) => {
      const { ask } = await house.play(sam, 'penny-post-roulette');
      house.faults.add({ service: 'platform', pathPattern: '^/seamless/win$', times: 1, status, code: 'error.somewhere' });
      chance = scriptedSource(17);
      await ask('/play/open', { action: { type: 'spin', bets: { 'n-17': 100 } } });
      await until(async () => (await house.mainOf(sam)) === 33_500);
    },
  );

  test('a stake that is given back is back before its round ends, and may be asked for again', async () => {
    chance = scriptedSource(9, 5, 8, 9, 9, 9);
    const { ask } = await house.play(sam, 'whistlestop-blackjack');
    const { body: open } = await ask('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } });
    const { roundId } = open.round;
    house.faults.add({ service: 'platform', pathPattern: '^/seamless/bet$', times: 1, delayMs: 4_600 });
    house.faults.add({ service: 'platform', pathPattern: '^/seamless/rollback$', times: 4, status: 503 });
    // Whoever waits for an answer is not away.
    const beat = setInterval(() => void ask('/play/state'), 100);
    for (const turn of [1, 2]) {
      if (turn === 2) house.faults.add({ service: 'platform', pathPattern: '^/seamless/bet$', times: 1, status: 503 });
      const { status, body } = await ask('/play/act', { roundId, action: { type: 'double' } });
      expect({ turn, status, code: body.code }).toEqual({ turn, status: 409, code: 'WALLET_UNREACHABLE' });
    }
    // By now the first stake has arrived, and is not given back yet.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { body: ended } = await ask('/play/act', { roundId, action: { type: 'stand' } });
    clearInterval(beat);
    expect(ended.round).toMatchObject({ isOver: true, stakeMinor: 1_000 });
    await until(async () => (await house.mainOf(sam)) === 29_000 + ended.round.winMinor, 20_000);
  }, 60_000);

  test('nothing that the house knows of a round that runs is told with it', async () => {
    const { ask } = await house.play(sam, 'sock-rocket', { provider: 'pariplay' });
    chance = scriptedSource(Math.floor((9.7 * 2 ** 40) / 30.5));
    const { body } = await ask('/play/open', { action: { type: 'start', stakeMinor: 1_000, autoTenths: null } });
    const { body: state } = await ask('/play/state');
    expect(state.round).toEqual(body.round);
    expect(JSON.stringify(state)).not.toContain('fallsAt');
  });

  test('a hand is taken up again after a reload, in the new page only', async () => {
    chance = scriptedSource(9, 5, 8, 9);
    const first = await house.play(sam, 'whistlestop-blackjack');
    const { body: open } = await first.ask('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } });
    expect(open).toMatchObject({ round: { isOver: false } });
    const { facts } = await house.visit(`/playngo/launch?token=${first.launchToken}&lang=en`);
    const second = house.pageOf(facts.key);
    expect((await first.ask('/play/state')).body).toEqual({ kind: 'refused', code: 'OPENED_ELSEWHERE' });
    expect((await second('/play/state')).body.round).toMatchObject({ roundId: open.round.roundId, stakeMinor: 1_000 });
    expect(await second('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } })).toMatchObject({
      body: { code: 'ROUND_OPEN' },
    });
    chance = scriptedSource();
    const { body: ended } = await second('/play/act', { roundId: open.round.roundId, action: { type: 'stand' } });
    expect(ended).toMatchObject({ round: { isOver: true } });
  });

  test('a hand that is left at sign-out is played to its end and paid', async () => {
    chance = scriptedSource(9, 8, 5, 9, 9);
    const { ask } = await house.play(sam, 'whistlestop-blackjack');
    expect((await ask('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } })).body).toMatchObject({
      round: { isOver: false },
    });
    await closeGameSessions(house.database, sam, house.clock.now());
    await until(async () => (await house.mainOf(sam)) === 31_000, 15_000);
  }, 30_000);

  test('a rocket that nobody watches lands where the player has said', async () => {
    chance = scriptedSource(Math.floor((9.7 * 2 ** 40) / 30.5));
    const { ask } = await house.play(sam, 'sock-rocket', { provider: 'pariplay' });
    const { body } = await ask('/play/open', { action: { type: 'start', stakeMinor: 1_000, autoTenths: 11 } });
    expect(JSON.stringify(body)).not.toContain('fallsAt');
    await until(async () => (await house.mainOf(sam)) === 30_100, 15_000);
  }, 30_000);

  test('one player gets nowhere with two rounds at once', async () => {
    const { ask } = await house.play(sam, 'whistlestop-blackjack');
    chance = scriptedSource(9, 5, 8, 9);
    const answers = await Promise.all([1, 2, 3].map(() => ask('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await house.mainOf(sam)).toBe(29_000);
  });
});

test('GAM-26 a stake that a bonus does not allow is refused, and the page has the words for it', async () => {
  await house.players.update(sam, { limitations: [{ game: 'sugarplum-express', statusCode: 'MAX_BET', maxBet: 0.5 }] });
  const { ask, facts } = await house.play(sam, 'sugarplum-express');
  const { status, body } = await ask('/play/open', spin);
  expect([status, body]).toEqual([409, { kind: 'refused', code: 'GAME_LIMITATION' }]);
  expect(facts.words[`refused.${body.code}`]).toMatch(/^Your bonus does not allow .* Lower the stake, or choose another game\.$/);
  expect(await house.mainOf(sam)).toBe(30_000);
});

describe('a game for fun', () => {
  test('GAM-01 plays with play money and asks no wallet', async () => {
    house.faults.add({ service: 'platform', pathPattern: '.*', status: 500 });
    const { ask, facts } = await house.playForFun('playngo', 'sugarplum-express');
    expect(facts).toMatchObject({ mode: 'fun', balanceMinor: 100_000, language: 'fi', words: { spin: 'Pyöräytä' } });
    const { body } = await ask('/play/open', spin);
    expect(body.balanceMinor).toBe(100_000 - 100 + (body.round.isOver ? body.round.winMinor : 0));
  });
});

describe('a live table', () => {
  test('draws one outcome for all seats, after the chips are down, and pays each', async () => {
    const [one, two] = await Promise.all(
      [sam, ben].map((player) => house.play(player, 'swift-roulette', { provider: 'pragmaticplay', category: 'LIVE_CASINO' })),
    );
    if (!one || !two) throw new Error('no seats');
    let look = (await one.ask('/live/look')).body;
    await until(async () => {
      look = (await one.ask('/live/look')).body;
      return look.phase === 'bets' && look.closesAt - look.now > 900;
    });
    const bet = { tableRound: look.tableRound, bets: { red: 1_000, black: 500 }, wish: 'wish-one' };
    expect((await one.ask('/live/bet', bet)).body).toMatchObject({ kind: 'placed', balanceMinor: 28_500 });
    expect((await two.ask('/live/bet', { ...bet, bets: { black: 1_000 } })).body).toMatchObject({ kind: 'placed' });
    expect((await one.ask('/live/look')).body).toMatchObject({ stakeMinor: 1_500, players: expect.any(Number) });
    let shown = look;
    await until(async () => {
      shown = (await two.ask('/live/look')).body;
      return shown.phase === 'result';
    });
    const seen = (await one.ask('/live/look')).body;
    expect(seen.outcome).toEqual(shown.outcome);
    expect(await one.ask('/live/bet', { ...bet, wish: 'wish-two' })).toMatchObject({
      status: 409,
      body: { code: 'BETS_CLOSED' },
    });
    const { number } = seen.outcome;
    const red = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36].includes(number);
    const wins = number === 0 ? [0, 0] : red ? [2_000, 0] : [1_000, 2_000];
    expect([seen.winMinor, shown.winMinor]).toEqual(wins);
    await until(async () => (await house.mainOf(sam)) === 28_500 + (wins[0] ?? 0));
    await until(async () => (await house.mainOf(ben)) === 9_000 + (wins[1] ?? 0));
  }, 30_000);

  test('a visitor may watch where that is allowed, and nowhere lay chips', async () => {
    const { ask, facts } = await house.playForFun('evolution', 'harbour-roulette');
    expect(facts.rules).toMatchObject({ watchOnly: true });
    const { body } = await ask('/live/look');
    const bet = { tableRound: body.tableRound, bets: { red: 100 }, wish: 'wish-one' };
    expect(await ask('/live/bet', bet)).toMatchObject({ status: 409 });
    expect((await house.visit('/evolution/launch?game=blue-salon-roulette&mode=fun')).status).toBe(403);
  });
});

describe('bad input', () => {
  test('unknown games, providers and tokens have a page that says so, in the language asked for', async () => {
    expect(await house.visit('/playngo/launch?game=nothing&lang=fi')).toMatchObject({
      status: 404,
      text: expect.stringContaining('Tällaista peliä ei ole'),
    });
    expect((await house.visit('/relax/launch?game=sugarplum-express')).status).toBe(404);
    expect((await house.visit(`/playngo/launch?token=${'x'.repeat(32)}`)).status).toBe(403);
    house.faults.add({ service: 'platform', pathPattern: '^/seamless/authenticate$', status: 503 });
    expect((await house.visit(`/playngo/launch?token=${'x'.repeat(32)}`)).status).toBe(503);
    expect((await house.visit('/nowhere')).status).toBe(404);
  });

  test('moves that the rules do not have, strange bodies and strange keys change nothing', async () => {
    const { ask } = await house.play(sam, 'sugarplum-express');
    const strange = [
      {},
      { action: null },
      { action: { type: 'spin', stakeMinor: -100 } },
      { action: { type: 'spin', stakeMinor: 101 } },
      [],
      'x',
      7,
    ];
    for (const body of strange) expect([400, 409]).toContain((await ask('/play/open', body)).status);
    expect((await ask('/play/act', { roundId: 'r_none', action: { type: 'free' } })).body).toMatchObject({ code: 'ROUND_ENDED' });
    const table = await house.playForFun('evolution', 'harbour-roulette');
    for (const path of ['/play/open', '/play/act']) {
      expect(await table.ask(path, { roundId: 'r_none', action: { type: 'spin' } })).toMatchObject({ status: 409 });
    }
    const unknown = await house.visit('/playngo/launch?game=sugarplum-express&mode=fun&currency=ZZZ');
    expect(unknown.facts).toMatchObject({ currency: 'EUR' });
    expect((await house.pageOf('no-key')('/play/open', spin)).body).toMatchObject({ code: 'OPENED_ELSEWHERE' });
    expect(await house.mainOf(sam)).toBe(30_000);
  });

  test('GAM-21 a page lets itself be framed by the site alone and runs its own scripts only', async () => {
    const { headers } = await house.visit('/playngo/launch?game=sugarplum-express');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain('frame-ancestors http://localhost:3000');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  test('every engine has its script, and every game its dress', async () => {
    for (const name of ['lines', 'ways', 'blackjack', 'roulette', 'baccarat', 'crash', 'scratch', 'plinko', 'live']) {
      const response = await fetch(`${house.url}/client/${name}.js`);
      expect([name, response.status, (await response.text()).length < 120_000]).toEqual([name, 200, true]);
    }
    for (const file of ['wide.svg', 'tall.svg', 'h1.svg', 'wild.svg', 'colours.css']) {
      expect((await fetch(`${house.url}/skin/sugarplum-express/${file}`)).status).toBe(200);
    }
    expect((await fetch(`${house.url}/skin/harbour-roulette/dealer.svg`)).status).toBe(200);
    expect((await fetch(`${house.url}/skin/nothing/h1.svg`)).status).toBe(404);
  }, 60_000);
});
