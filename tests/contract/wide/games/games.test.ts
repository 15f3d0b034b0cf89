import { sql } from 'drizzle-orm';
import { claimCode, claimFreeSpins, readFreeSpins } from '#lib/bonuses/contract.ts';
import { takeFreeSpin } from '#lib/wallet/seamless/contract.ts';
import { createPlatformClient } from '#sandbox/games/play/platform-client.ts';
import { playCallTable } from '#sandbox/games/play/tables.ts';
import { resumeCalls } from '#sandbox/games/play/wallet.ts';
import { createDeliveries } from '#sandbox/kit/deliver.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { closeGameSessions } from '#sandbox/platform/seamless/sessions.ts';
import { scriptedSource, seededSource } from '../../../fixtures/chance.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openGamesStack } from '../../../fixtures/sandbox/games-stack.ts';
import { addPlayer } from '../../../fixtures/sandbox/new-player.ts';
import { until } from '../../../fixtures/soon.ts';

const ben = idOf('ben.one');
const times = { betsMs: 1_600, resultMs: 900 };
const abandonTimes = { awayMs: 300, settleMs: 2_000 };

const stack = openBeforeAll(() => openGamesStack({ times, abandonTimes, source: { below: (limit) => chance.below(limit) } }));
let chance = seededSource('rounds');
/** A new player of each test with 300 euros: a reset of the platform would seed every player again. */
let player = '';

beforeEach(async () => {
  stack().faults.clear();
  await stack().games.reset();
  player = await addPlayer(stack().database, [300], stack().clock.now());
  chance = seededSource('rounds');
}, 240_000);
afterEach(async () => expect(await verifyLedger(stack().database)).toMatchObject({ balanced: true, faults: [] }));

const spin = { action: { type: 'spin', stakeMinor: 100 } };

describe('a game for money', () => {
  test('GAM-25 takes the stake and pays the win of every round through the wallet', async () => {
    const { post, facts } = await stack().play(player, 'sugarplum-express');
    expect(facts).toMatchObject({ mode: 'real', balanceMinor: 30_000, title: 'Sugarplum Express', rtp: expect.any(Number) });
    let expected = 30_000;
    for (let turn = 0; turn < 40; turn += 1) {
      let { body } = await post('/play/open', spin);
      while (!body.round.isOver) {
        ({ body } = await post('/play/act', { roundId: body.round.roundId, action: { type: 'free' } }));
      }
      expected += body.round.winMinor - 100;
      expect(body.balanceMinor).toBe(expected);
    }
    expect(await stack().mainOf(player)).toBe(expected);
  });

  test('begins no round when the wallet refuses the stake', async () => {
    const { post } = await stack().play(player, 'sugarplum-express');
    await stack().players.update(player, { limits: [{ kind: 'SPEND', period: 'D', value: 0.5 }] });
    expect(await post('/play/open', spin)).toEqual({ status: 409, body: { kind: 'refused', code: 'SPEND_LIMIT' } });
    expect((await post('/play/state')).body).toMatchObject({ round: null, balanceMinor: 30_000 });
  });

  test.each([
    ['is down', { status: 503 }],
    ['answers HTML', { status: 200, body: '<html>' }],
    ['drops the connection', { reset: 'connection' as const }],
  ])('refunds a stake without a reply when the platform %s', async (_, fault) => {
    const { post } = await stack().play(player, 'sugarplum-express');
    stack().faults.add({ service: 'platform', pathPattern: '^/seamless/bet$', times: 1, ...fault });
    expect(await post('/play/open', spin)).toEqual({ status: 409, body: { kind: 'refused', code: 'WALLET_UNREACHABLE' } });
    expect((await post('/play/state')).body).toMatchObject({ round: null, balanceMinor: 30_000 });
    expect((await post('/play/open', spin)).status).toBe(200);
  });

  test('does not take a stake that is received after its rollback', async () => {
    const { post } = await stack().play(player, 'sugarplum-express');
    stack().faults.add({ service: 'platform', pathPattern: '^/seamless/bet$', times: 1, delayMs: 4_600 });
    expect((await post('/play/open', spin)).body).toMatchObject({ code: 'WALLET_UNREACHABLE' });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(await stack().mainOf(player)).toBe(30_000);
  });

  test('retries a win until the wallet books it', async () => {
    const { post } = await stack().play(player, 'penny-post-roulette');
    stack().faults.add({ service: 'platform', pathPattern: '^/seamless/win$', times: 2, status: 503 });
    chance = scriptedSource(17);
    const { body } = await post('/play/open', { action: { type: 'spin', bets: { 'n-17': 100 } } });
    expect(body).toMatchObject({ round: { winMinor: 3_600, isOver: true }, balanceMinor: 33_500 });
    expect(await stack().mainOf(player)).toBe(29_900);
    await until(async () => (await stack().mainOf(player)) === 33_500);
  });

  test.each([429, 401, 404])('retries a win that a proxy rejected with %d', async (status) => {
    const { post } = await stack().play(player, 'penny-post-roulette');
    stack().faults.add({ service: 'platform', pathPattern: '^/seamless/win$', times: 1, status, code: 'error.somewhere' });
    chance = scriptedSource(17);
    await post('/play/open', { action: { type: 'spin', bets: { 'n-17': 100 } } });
    await until(async () => (await stack().mainOf(player)) === 33_500);
  });

  test('rolls a stake back before its round ends, and lets the player stake again', async () => {
    chance = scriptedSource(9, 5, 8, 9, 9, 9);
    const { post } = await stack().play(player, 'whistlestop-blackjack');
    const { body: open } = await post('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } });
    const { roundId } = open.round;
    stack().faults.add({ service: 'platform', pathPattern: '^/seamless/bet$', times: 1, delayMs: 4_600 });
    stack().faults.add({ service: 'platform', pathPattern: '^/seamless/rollback$', times: 4, status: 503 });
    // Heartbeats, so that the round does not count as abandoned.
    const heartbeat = setInterval(() => void post('/play/state'), 100);
    for (const turn of [1, 2]) {
      if (turn === 2) stack().faults.add({ service: 'platform', pathPattern: '^/seamless/bet$', times: 1, status: 503 });
      const { status, body } = await post('/play/act', { roundId, action: { type: 'double' } });
      expect({ turn, status, code: body.code }).toEqual({ turn, status: 409, code: 'WALLET_UNREACHABLE' });
    }
    // At this point the delayed stake has been received and its rollback still fails.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { body: ended } = await post('/play/act', { roundId, action: { type: 'stand' } });
    clearInterval(heartbeat);
    expect(ended.round).toMatchObject({ isOver: true, stakeMinor: 1_000 });
    await until(async () => (await stack().mainOf(player)) === 29_000 + ended.round.winMinor, 20_000);
  }, 60_000);

  test('does not expose the outcome of an open round', async () => {
    const { post } = await stack().play(player, 'sock-rocket', { provider: 'pariplay' });
    chance = scriptedSource(Math.floor((9.7 * 2 ** 40) / 30.5));
    const { body } = await post('/play/open', { action: { type: 'start', stakeMinor: 1_000, autoTenths: null } });
    const { body: state } = await post('/play/state');
    expect(state.round).toEqual(body.round);
    // A resumed flight is shown by the service's time.
    expect(state.now - body.round.view.startedAt).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(state)).not.toContain('fallsAt');
  });

  test('a hand is resumed after a reload, in the new page only', async () => {
    chance = scriptedSource(9, 5, 8, 9);
    const first = await stack().play(player, 'whistlestop-blackjack');
    const { body: open } = await first.post('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } });
    expect(open).toMatchObject({ round: { isOver: false } });
    const { facts } = await stack().visit(`/playngo/launch?token=${first.launchToken}&lang=en`);
    const second = stack().pageOf(facts.key);
    expect((await first.post('/play/state')).body).toEqual({ kind: 'refused', code: 'OPENED_ELSEWHERE' });
    expect((await second('/play/state')).body.round).toMatchObject({ roundId: open.round.roundId, stakeMinor: 1_000 });
    expect(await second('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } })).toMatchObject({
      body: { code: 'ROUND_OPEN' },
    });
    chance = scriptedSource();
    const { body: ended } = await second('/play/act', { roundId: open.round.roundId, action: { type: 'stand' } });
    expect(ended).toMatchObject({ round: { isOver: true } });
  });

  test('settles and pays an open hand after sign-out', async () => {
    chance = scriptedSource(9, 8, 5, 9, 9);
    const { post } = await stack().play(player, 'whistlestop-blackjack');
    expect((await post('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } })).body).toMatchObject({
      round: { isOver: false },
    });
    await closeGameSessions(stack().database, player, stack().clock.now());
    await until(async () => (await stack().mainOf(player)) === 31_000, 15_000);
  }, 30_000);

  test('cashes out an unattended rocket at the chosen multiplier', async () => {
    chance = scriptedSource(Math.floor((9.7 * 2 ** 40) / 30.5));
    const { post } = await stack().play(player, 'sock-rocket', { provider: 'pariplay' });
    const { body } = await post('/play/open', { action: { type: 'start', stakeMinor: 1_000, autoTenths: 11 } });
    expect(JSON.stringify(body)).not.toContain('fallsAt');
    await until(async () => (await stack().mainOf(player)) === 30_100, 15_000);
  }, 30_000);

  test('opens one round per player when several are requested at once', async () => {
    const { post } = await stack().play(player, 'whistlestop-blackjack');
    chance = scriptedSource(9, 5, 8, 9);
    const answers = await Promise.all([1, 2, 3].map(() => post('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stack().mainOf(player)).toBe(29_000);
  });
});

describe('free spins', () => {
  const slot = { provider: 'pragmaticplay' };
  const free = { action: { type: 'spin', stakeMinor: 500 }, isFreeSpin: true };
  let params = { bonusAssignmentId: '' };
  beforeEach(async () => {
    const { assignmentId } = await stack().call(player, claimCode, { body: { bonusCode: 'SPINS20', state: 'ACTIVATED' } });
    params = { bonusAssignmentId: assignmentId ?? '' };
    await stack().call(player, claimFreeSpins, { params, body: {} });
  });
  const spins = () => stack().call(player, readFreeSpins, { params });
  const used = async () => (await spins()).used;
  const open = () => stack().play(player, 'cloudbreaker', slot);

  /** Plays a round to its end. */
  async function playRound({ post }: Awaited<ReturnType<typeof open>>, request: object) {
    let reply = await post('/play/open', request);
    while (reply.status === 200 && !reply.body.round.isOver) {
      const { roundId, view } = reply.body.round;
      reply = await post('/play/act', { roundId, action: { type: view.freeLeft > 0 ? 'free' : 'collect' } });
    }
    return reply;
  }

  test('DEC-BON-21 BON-24 J32 are played before stakes, at their bet value, and their wins become bonus money', async () => {
    const page = await open();
    const total = { total: 20, betMinor: 20, wrMultiplier: 20 };
    expect(page.facts.freeSpins).toMatchObject({ ...total, remaining: 20, wonMinor: 0 });
    expect(await page.post('/play/open', { action: { type: 'buy', stakeMinor: 20 } })).toMatchObject({ status: 409 });
    let wonMinor = 0;
    for (let remaining = 19; remaining >= 0; remaining -= 1) {
      const { body } = await playRound(page, free);
      wonMinor += body.round.winMinor;
      expect(body).toMatchObject({ round: { stakeMinor: 0, view: { stakeMinor: 20 } }, balanceMinor: 30_000 + wonMinor });
      expect(body.freeSpins).toMatchObject({ ...total, remaining, wonMinor });
    }
    expect(wonMinor).toBeGreaterThan(0);
    expect(await spins()).toMatchObject({ state: 'COMPLETED', used: 20, winnings: wonMinor / 100 });
    const balances = await readBalances(stack().database, player);
    expect(balances?.main.money.minor).toBe(30_000);
    expect(balances?.bonus.reduce((sum, { money }) => sum + money.minor, 0)).toBe(wonMinor);

    // A page that still shows a free spin takes no stake; the next press does.
    expect(await page.post('/play/open', free)).toEqual({
      status: 409,
      body: { kind: 'refused', code: 'error.free_spins.used' },
    });
    expect(await stack().mainOf(player)).toBe(30_000);
    expect((await playRound(page, spin)).body).toMatchObject({ round: { stakeMinor: 100 }, freeSpins: null });
    await stack().database.execute(sql`update play_round set ended_at = ended_at - interval '3 minutes'`);
  });

  test('DEC-BON-21 a spin without an answer is given back, and none and no stake is taken before it is', async () => {
    const { post } = await open();
    stack().faults.add({ service: 'platform', pathPattern: '^/seamless/freespin$', times: 1, delayMs: 4_600 });
    stack().faults.add({ service: 'platform', pathPattern: '^/seamless/rollback$', times: 1, status: 503 });
    const unreachable = { status: 409, body: { kind: 'refused', code: 'FREE_SPIN_UNREACHABLE' } };
    expect(await post('/play/open', free)).toEqual(unreachable);
    expect(await post('/play/open', spin)).toEqual(unreachable);
    let answer = unreachable;
    await until(async () => {
      answer = await post('/play/open', free);
      return answer.status === 200;
    });
    expect(answer.body).toMatchObject({ freeSpins: { remaining: 19 } });
    expect([await used(), await stack().mainOf(player)]).toEqual([1, 30_000]);
  }, 30_000);

  test('DEC-BON-21 a spin whose round was not stored is given back: at once, and after the process ended', async () => {
    const { post, sessionId } = await open();
    await stack().database.execute(sql`alter table play_round add constraint no_round_is_stored check (false) not valid`);
    expect((await post('/play/open', free)).status).toBe(500);
    await stack().database.execute(sql`alter table play_round drop constraint no_round_is_stored`);
    await until(async () => (await used()) === 0);
    expect((await post('/play/state')).body.freeSpins).toMatchObject({ remaining: 20 });

    const taken = { sessionId, roundId: 'r_lost', txId: 'r_lost:1' };
    await stack()
      .database.insert(playCallTable)
      .values({ ...taken, kind: 'FREE_SPIN', amountMinor: 0, at: new Date(), doneAt: null });
    const { bonusAssignmentId: assignmentId } = params;
    const body = { ...taken, gameId: 'game-cloudbreaker', category: 'CASINO', assignmentId, betMinor: 20 };
    const platform = createPlatformClient(stack(), new AbortController().signal);
    expect(await platform.post(takeFreeSpin.path, body, takeFreeSpin.reply)).toMatchObject({ kind: 'answer' });
    expect(await used()).toBe(1);
    const deliveries = createDeliveries();
    await resumeCalls({ database: stack().database, platform, deliver: deliveries.deliver });
    await until(async () => (await used()) === 0);
    await deliveries.close();
  }, 30_000);

  test('DEC-BON-21 concurrent requests use one spin each, the next page goes on with what is left, and an expired bonus ends them', async () => {
    const first = await open();
    const answers = await Promise.all([1, 2, 3].map(() => playRound(first, free)));
    const played = answers.filter(({ status }) => status === 200).length;
    expect(await used()).toBe(played);
    const second = await open();
    expect(second.facts.freeSpins).toMatchObject({ remaining: 20 - played });
    expect((await first.post('/play/open', free)).body.code).toBe('SESSION_CLOSED');
    await stack().database.execute(sql`update bonus_assignment set expires_at = now() - interval '1 minute'`);
    expect((await second.post('/play/open', spin)).body.code).toBe('error.free_spins.used');
    expect((await second.post('/play/state')).body.freeSpins).toBeNull();
    expect((await playRound(second, spin)).body.round).toMatchObject({ stakeMinor: 100 });
  });
});

test('GAM-26 refuses a stake that a bonus does not allow, with a message for the player', async () => {
  await stack().players.update(player, { limitations: [{ game: 'sugarplum-express', statusCode: 'MAX_BET', maxBet: 0.5 }] });
  const { post, facts } = await stack().play(player, 'sugarplum-express');
  const { status, body } = await post('/play/open', spin);
  const limit = { rule: 'MAX_BET', bonusTitle: null, maxMinor: 50 };
  expect([status, body]).toEqual([409, { kind: 'refused', code: 'GAME_LIMITATION', limit }]);
  expect((await post('/play/state')).body.stakeLimit).toEqual(limit);
  expect([facts.messages['limit.max'], facts.messages['limit.MAX_BET']]).toEqual([expect.any(String), expect.any(String)]);
  expect(await stack().mainOf(player)).toBe(30_000);
});

describe('a game for fun', () => {
  test('GAM-01 uses play money and never calls the wallet', async () => {
    stack().faults.add({ service: 'platform', pathPattern: '.*', status: 500 });
    const { post, facts } = await stack().playForFun('playngo', 'sugarplum-express');
    expect(facts).toMatchObject({ mode: 'fun', balanceMinor: 100_000, language: 'fi', messages: { spin: 'Pyöräytä' } });
    const { body } = await post('/play/open', spin);
    expect(body.balanceMinor).toBe(100_000 - 100 + (body.round.isOver ? body.round.winMinor : 0));
  });
});

describe('a live table', () => {
  test('draws one outcome for all seats after bets are closed, and pays each', async () => {
    const [one, two] = await Promise.all(
      [player, ben].map((each) => stack().play(each, 'swift-roulette', { provider: 'pragmaticplay', category: 'LIVE_CASINO' })),
    );
    if (!one || !two) throw new Error('no seats');
    let table = (await one.post('/live/table')).body;
    await until(async () => {
      table = (await one.post('/live/table')).body;
      return table.phase === 'bets' && table.closesAt - table.now > 900;
    });
    const bet = { tableRound: table.tableRound, bets: { red: 1_000, black: 500 }, idempotencyKey: 'bet-request-1' };
    expect((await one.post('/live/bet', bet)).body).toMatchObject({ kind: 'placed', balanceMinor: 28_500 });
    expect((await two.post('/live/bet', { ...bet, bets: { black: 1_000 } })).body).toMatchObject({ kind: 'placed' });
    expect((await one.post('/live/table')).body).toMatchObject({ stakeMinor: 1_500, players: expect.any(Number) });
    let shown = table;
    await until(async () => {
      shown = (await two.post('/live/table')).body;
      return shown.phase === 'result';
    });
    const seen = (await one.post('/live/table')).body;
    expect(seen.outcome).toEqual(shown.outcome);
    expect(await one.post('/live/bet', { ...bet, idempotencyKey: 'bet-request-2' })).toMatchObject({
      status: 409,
      body: { code: 'BETS_CLOSED' },
    });
    const { number } = seen.outcome;
    const red = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36].includes(number);
    const wins = number === 0 ? [0, 0] : red ? [2_000, 0] : [1_000, 2_000];
    expect([seen.winMinor, shown.winMinor]).toEqual(wins);
    await until(async () => (await stack().mainOf(player)) === 28_500 + (wins[0] ?? 0));
    await until(async () => (await stack().mainOf(ben)) === 9_000 + (wins[1] ?? 0));
  }, 30_000);

  test('a visitor can watch where demos are allowed, and cannot place chips', async () => {
    const { post, facts } = await stack().playForFun('evolution', 'harbour-roulette');
    expect(facts.rules).toMatchObject({ watchOnly: true });
    const { body } = await post('/live/table');
    const bet = { tableRound: body.tableRound, bets: { red: 100 }, idempotencyKey: 'bet-request-1' };
    expect(await post('/live/bet', bet)).toMatchObject({ status: 409 });
    expect((await stack().visit('/evolution/launch?game=blue-salon-roulette&mode=fun')).status).toBe(403);
  });
});

describe('bad input', () => {
  test('unknown games, providers and tokens get an error page in the requested language', async () => {
    expect(await stack().visit('/playngo/launch?game=nothing&lang=fi')).toMatchObject({
      status: 404,
      text: expect.stringContaining('Tällaista peliä ei ole'),
    });
    expect((await stack().visit('/relax/launch?game=sugarplum-express')).status).toBe(404);
    expect((await stack().visit(`/playngo/launch?token=${'x'.repeat(32)}`)).status).toBe(403);
    stack().faults.add({ service: 'platform', pathPattern: '^/seamless/authenticate$', status: 503 });
    expect((await stack().visit(`/playngo/launch?token=${'x'.repeat(32)}`)).status).toBe(503);
    expect((await stack().visit('/nowhere')).status).toBe(404);
  });

  test('unknown moves, malformed bodies and unknown keys change nothing', async () => {
    const { post } = await stack().play(player, 'sugarplum-express');
    const malformed = [
      {},
      { action: null },
      { action: { type: 'spin', stakeMinor: -100 } },
      { action: { type: 'spin', stakeMinor: 101 } },
      [],
      'x',
      7,
    ];
    for (const body of malformed) expect([400, 409]).toContain((await post('/play/open', body)).status);
    expect((await post('/play/act', { roundId: 'r_none', action: { type: 'free' } })).body).toMatchObject({
      code: 'ROUND_ENDED',
    });
    const table = await stack().playForFun('evolution', 'harbour-roulette');
    for (const path of ['/play/open', '/play/act']) {
      expect(await table.post(path, { roundId: 'r_none', action: { type: 'spin' } })).toMatchObject({ status: 409 });
    }
    const unknown = await stack().visit('/playngo/launch?game=sugarplum-express&mode=fun&currency=ZZZ');
    expect(unknown.facts).toMatchObject({ currency: 'EUR' });
    expect((await stack().pageOf('no-key')('/play/open', spin)).body).toMatchObject({ code: 'OPENED_ELSEWHERE' });
    expect(await stack().mainOf(player)).toBe(30_000);
  });

  test('GAM-21 a page can be framed by the site only and runs only its own scripts', async () => {
    const { headers } = await stack().visit('/playngo/launch?game=sugarplum-express');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain('frame-ancestors http://localhost:3000');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  test('serves a script for every engine, and artwork for every game', async () => {
    for (const name of ['lines', 'ways', 'blackjack', 'roulette', 'baccarat', 'crash', 'scratch', 'plinko', 'live']) {
      const response = await fetch(`${stack().url}/client/${name}.js`);
      expect([name, response.status, (await response.text()).length < 120_000]).toEqual([name, 200, true]);
    }
    for (const file of ['wide.svg', 'tall.svg', 'h1.svg', 'wild.svg', 'colours.css']) {
      expect((await fetch(`${stack().url}/skin/sugarplum-express/${file}`)).status).toBe(200);
    }
    expect((await fetch(`${stack().url}/skin/harbour-roulette/dealer.svg`)).status).toBe(200);
    expect((await fetch(`${stack().url}/skin/nothing/h1.svg`)).status).toBe(404);
  }, 60_000);
});
