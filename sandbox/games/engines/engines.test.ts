import { scriptedSource, seededSource } from '../../../tests/fixtures/chance.ts';
import { findGame, listGames } from '../profile.ts';
import { dealBaccarat } from './baccarat/deal.ts';
import { baccaratWin } from './baccarat/play.ts';
import { createBlackjackEngine } from './blackjack/play.ts';
import { cardOf } from './cards.ts';
import { chanceToReach, crashPointOf, createCrashEngine, graceMs, timeOf } from './crash.ts';
import type { GameEngine, Step } from './engine.ts';
import { lineWins } from './lines/evaluate.ts';
import { twentyLines } from './lines/symbols.ts';
import { tableRules } from './live/tables.ts';
import { createRandomSource } from './random-source.ts';
import { engineOf, spinStakeOf } from './registry.ts';
import { rouletteWin } from './roulette/play.ts';
import { stakesFor } from './stakes.ts';
import { waysWins } from './ways/play.ts';

const stakes = stakesFor([1, 100], 'EUR', 2);
const game = (slug: string) => {
  const found = findGame(slug);
  if (!found) throw new Error(`no game ${slug}`);
  return found;
};
const start = (engine: GameEngine, action: object, source = seededSource('any'), at = 0): Step => {
  const move = engine.open(action);
  if (!move) throw new Error('refused');
  return move.play(source, at);
};

describe('the random source', () => {
  test('rejects draws that would bias the result', () => {
    const bytes = [Buffer.from('ffffffffffff', 'hex'), Buffer.from('000000000005', 'hex')];
    const source = createRandomSource(() => Buffer.concat(bytes));
    expect(source.below(10)).toBe(5);
    for (const limit of [0, -1, 1.5, 2 ** 41]) expect(() => source.below(limit)).toThrow(RangeError);
  });
});

describe('stakes', () => {
  test.each(['EUR', 'NOK', 'CLP', 'INR', 'BRL', 'PEN', 'NZD', 'CAD', 'JPY'])(
    'in %s are multiples of the unit within the limits',
    (currency) => {
      const { ladder, minMinor, maxMinor } = stakesFor([0.1, 100], currency, 10);
      expect(ladder.every((minor) => Number.isInteger(minor) && minor % 10 === 0)).toBe(true);
      expect([ladder[0], ladder.at(-1)]).toEqual([minMinor, maxMinor]);
      expect(ladder.length).toBeGreaterThan(15);
    },
  );
});

describe('a slot with lines', () => {
  const pays = { h1: [10, 50, 250], h2: [8], h3: [6], h4: [5], l1: [3], l2: [3], l3: [2], l4: [2] };
  test('pays each line once from the left, with wilds as substitutes', () => {
    const screen = [
      ['l1', 'h1', 'l2'],
      ['l2', 'wild', 'l3'],
      ['l3', 'h1', 'l4'],
      ['l4', 'h1', 'l1'],
      ['l1', 'l2', 'scatter'],
    ] as const;
    expect(lineWins(screen, [[1, 1, 1, 1, 1]], pays)).toEqual([{ line: 0, symbol: 'h1', count: 4, tenths: 50 }]);
    expect(lineWins(screen, [[0, 0, 0, 0, 0]], pays)).toEqual([]);
    expect(twentyLines).toHaveLength(20);
    expect(new Set(twentyLines.map(String)).size).toBe(20);
  });

  test('plays free spins to their end, also when settled, and accumulates their wins', () => {
    const engine = engineOf(game('sugarplum-express'), 'EUR');
    if (!engine) throw new Error('no engine');
    for (let seed = 0; seed < 3_000; seed += 1) {
      const source = seededSource(`spin ${seed}`);
      let step = start(engine, { type: 'spin', stakeMinor: 100 }, source);
      if (step.isOver) continue;
      const alone = engine.settle(step.state, seededSource('alone'), 0);
      expect(alone.isOver).toBe(true);
      expect(alone.winMinor).toBeGreaterThanOrEqual(step.winMinor);
      let spins = 0;
      while (!step.isOver) {
        const move = engine.act(step.state, { type: 'free' });
        if (!move) throw new Error('refused');
        const before = step.winMinor;
        step = move.play(source, 0);
        expect([move.stakeMinor, step.winMinor >= before]).toEqual([0, true]);
        spins += 1;
      }
      expect(spins).toBeGreaterThanOrEqual(8);
      expect(engine.act(step.state, { type: 'free' })).toBeUndefined();
      return;
    }
    throw new Error('no free spins in 3,000 rounds');
  });

  test('rejects stakes that are not offered, and unknown actions', () => {
    const engine = engineOf(game('sugarplum-express'), 'EUR');
    for (const action of [
      { type: 'spin', stakeMinor: 7 },
      { type: 'spin', stakeMinor: 1e9 },
      { type: 'spin' },
      null,
      'spin',
      { type: 'free' },
    ]) {
      expect(engine?.open(action)).toBeUndefined();
    }
  });

  test('lets a win be gambled or collected', () => {
    const slot = [game('peppermint-reels')].map((each) => ({ ...each, features: ['wilds', 'gamble'] }))[0];
    const engine = slot && engineOf(slot, 'EUR');
    if (!engine) throw new Error('no engine');
    let step: Step | undefined;
    for (let seed = 0; seed < 500 && (!step || step.isOver); seed += 1) {
      step = start(engine, { type: 'spin', stakeMinor: 100 }, seededSource(`c ${seed}`));
    }
    if (!step) throw new Error('no win');
    const act = (action: object, ...draws: readonly number[]) =>
      engine.act(step?.state, action)?.play(scriptedSource(...draws), 0);
    expect(act({ type: 'gamble', colour: 'red' }, 3)).toMatchObject({ winMinor: step.winMinor * 2, isOver: false });
    expect(act({ type: 'gamble', colour: 'red' }, 30)).toMatchObject({ winMinor: 0, isOver: true });
    expect(act({ type: 'collect' })).toMatchObject({ winMinor: step.winMinor, isOver: true, view: { mayGamble: false } });
    expect(engine.settle(step.state, scriptedSource(), 0)).toMatchObject({ winMinor: step.winMinor, isOver: true });
  });
});

test('a slot with ways counts every combination of a symbol and wilds', () => {
  const drop = [
    ['h1', 'h1', 'l2'],
    ['wild', 'h1'],
    ['h1', 'l3'],
    ['l4', 'l4'],
    ['l1', 'l2'],
    ['l1', 'l2'],
  ] as const;
  const prize = { h1: [5, 10, 20, 40], h2: [1], h3: [1], h4: [1], l1: [1], l2: [1], l3: [1], l4: [1] };
  expect(waysWins(drop, prize)).toEqual([{ symbol: 'h1', count: 3, ways: 4, units: 20 }]);
});

describe('blackjack', () => {
  const engine = createBlackjackEngine(stakes);
  const [ace, ten, five, six, nine, eight] = [0, 9, 4, 5, 8, 7];
  const deal = (...cards: readonly number[]) => start(engine, { type: 'deal', stakeMinor: 100 }, scriptedSource(...cards));
  const act = ({ state }: Step, type: string, ...cards: readonly number[]) => {
    const move = engine.act(state, { type });
    return move && { ...move.play(scriptedSource(...cards), 0), stakeMinor: move.stakeMinor };
  };

  test('a blackjack pays 3 to 2, and is a push against another', () => {
    expect(deal(ace, ten, five, six)).toMatchObject({ isOver: true, winMinor: 250 });
    expect(deal(ace, ten, ace, ten)).toMatchObject({ isOver: true, winMinor: 100 });
    expect(deal(ten, nine, ace, ten)).toMatchObject({ isOver: true, winMinor: 0 });
  });

  test('the hole card of the dealer is hidden until the hand is over', () => {
    expect(deal(ten, six, ten, nine).view).toMatchObject({ dealer: [{ rank: 9 }], dealerTotal: 10 });
  });

  test('hit, stand, double and split change cards, stakes and payouts', () => {
    expect(act(deal(ten, six, ten, nine), 'hit', ten)).toMatchObject({ isOver: true, winMinor: 0, stakeMinor: 0 });
    expect(act(deal(ten, nine, ten, eight), 'stand')).toMatchObject({ isOver: true, winMinor: 200 });
    expect(act(deal(five, six, ten, eight), 'double', ten)).toMatchObject({ isOver: true, winMinor: 400, stakeMinor: 100 });
    const halves = act(deal(eight, eight, ten, six), 'split', ten, nine);
    expect(halves).toMatchObject({ isOver: false, stakeMinor: 100 });
    const first = halves && act(halves, 'stand');
    expect(first).toMatchObject({ isOver: false });
    expect(first && act(first, 'stand', ten)).toMatchObject({ isOver: true, winMinor: 400 });
    expect(act(deal(ten, nine, ten, eight), 'split')).toBeUndefined();
    expect(halves && act(halves, 'double')).toBeUndefined();
  });

  test('an abandoned hand is played by basic strategy', () => {
    const left = deal(ten, six, five, ten);
    expect(engine.settle(left.state, scriptedSource(ten), 0)).toMatchObject({ isOver: true, winMinor: 200 });
  });
});

test('baccarat draws third cards by its rules and takes its commission', () => {
  const cards = [1, 3, 2, 2, 5].map(cardOf);
  expect(dealBaccarat(cards)).toMatchObject({ playerPoints: 1, bankerPoints: 7, outcome: 'banker' });
  expect(dealBaccarat([8, 6, 12, 11].map(cardOf))).toMatchObject({ outcome: 'player', player: [{}, {}], banker: [{}, {}] });
  expect([baccaratWin({ banker: 100 }, 'banker'), baccaratWin({ player: 100 }, 'tie'), baccaratWin({ tie: 20 }, 'tie')]).toEqual([
    195, 100, 180,
  ]);
});

test('table rules do not accept inherited property names as places', () => {
  for (const { isPlace } of Object.values(tableRules)) {
    for (const place of ['constructor', 'toString', '__proto__', '']) expect(isPlace(place)).toBe(false);
  }
});

test('roulette pays every chip that covers the number', () => {
  const bets = { 'n-17': 10, 's-17-18': 10, red: 100, black: 100, 'dozen-2': 50, 'column-2': 50, 'c-16-17-19-20': 20 };
  expect(rouletteWin(bets, 17)).toBe(360 + 180 + 200 + 150 + 150 + 180);
  expect(rouletteWin(bets, 0)).toBe(0);
});

describe('a crash game', () => {
  const engine = createCrashEngine(stakesFor([0.1, 100], 'EUR', 10));
  const open = (autoTenths: number | null, fallsAt: number) =>
    start(
      engine,
      { type: 'start', stakeMinor: 100, autoTenths },
      scriptedSource(Math.floor((9.7 * 2 ** 40) / (fallsAt + 0.5))),
      0,
    );
  const at = (step: Step, type: string, tenths: number) =>
    engine.act(step.state, { type })?.play(scriptedSource(), timeOf(tenths) + 1 + graceMs);

  test('pays the multiplier at the cash-out, and nothing after the crash', () => {
    const step = open(null, 50);
    expect(step).toMatchObject({ isOver: false, view: { phase: 'flying' } });
    expect(JSON.stringify(step.view)).not.toContain('fallsAt');
    expect(at(step, 'cash-out', 24)).toMatchObject({ isOver: true, winMinor: 240 });
    expect(at(step, 'cash-out', 60)).toMatchObject({ isOver: true, winMinor: 0, view: { phase: 'fallen', fallsAt: 50 } });
    expect(at(step, 'watch', 49)).toMatchObject({ isOver: false });
  });

  test('pays no more than the published return, whenever the player cashes out', () => {
    const highest = 60;
    // A rocket that falls at once pays nothing.
    const rounds = Array.from({ length: highest - 9 }, (_, index) => {
      const fallsAt = index + 10;
      const chance = chanceToReach(fallsAt) - (fallsAt < highest ? chanceToReach(fallsAt + 1) : 0);
      return { chance, state: open(null, fallsAt).state };
    });
    for (let time = 0; time < timeOf(40); time += 25) {
      const paid = rounds.reduce((sum, { chance, state }) => {
        const step = engine.act(state, { type: 'cash-out' })?.play(scriptedSource(), time);
        return sum + (chance * (step?.winMinor ?? 0)) / 100;
      }, 0);
      expect([time, paid <= 0.97 + 1e-9]).toEqual([time, true]);
    }
  });

  test('cashes out at the automatic multiplier, also when the player is away', () => {
    expect(engine.settle(open(20, 50).state, scriptedSource(), 0)).toMatchObject({ winMinor: 200 });
    expect(engine.settle(open(51, 50).state, scriptedSource(), 0)).toMatchObject({ winMinor: 0 });
    expect(engine.endsAt?.(open(20, 50).state)).toBeCloseTo(timeOf(20), 6);
    expect(engine.endsAt?.(open(null, 50).state)).toBeCloseTo(timeOf(51), 6);
    expect(crashPointOf(2 ** 40 - 1)).toBe(9);
  });
});

test('a scratch card shows its prize three times, and no other prize three times', () => {
  const engine = engineOf(game('scratch-under-the-rug'), 'EUR');
  if (!engine) throw new Error('no engine');
  for (let seed = 0; seed < 300; seed += 1) {
    const { view, winMinor } = start(engine, { type: 'card', stakeMinor: 100 }, seededSource(`card ${seed}`));
    const { card, won } = view as { card: number[]; won: number };
    const threes = [...new Set(card)].filter((times) => card.filter((each) => each === times).length >= 3);
    expect([card.length, threes, winMinor]).toEqual([9, won > 0 ? [won] : [], won * 100]);
  }
});

describe('plinko', () => {
  const engine = engineOf(game('toyshop-marbles'), 'EUR');
  if (!engine) throw new Error('no engine');
  const drop = { type: 'drop', stakeMinor: 100, rows: 8, risk: 'high' };

  test('the ball lands in the pocket of its path and pays its prize', () => {
    const step = start(engine, drop, scriptedSource(1, 1, 0, 1, 1, 1, 1, 1));
    expect(step).toMatchObject({ isOver: true, winMinor: 400, view: { way: [1, 1, 0, 1, 1, 1, 1, 1], pocket: 7, tenths: 40 } });
    expect(start(engine, drop, scriptedSource(0, 0, 0, 0, 0, 0, 0, 0))).toMatchObject({ winMinor: 2_700, view: { pocket: 0 } });
    expect(start(engine, { ...drop, risk: 'low', stakeMinor: 10 }, scriptedSource(1, 0, 1, 0, 1, 0, 1, 0))).toMatchObject({
      winMinor: 5,
    });
  });

  test('accepts its own rows and risks only', () => {
    const { boards } = engine.facts as { boards: { rows: number; risk: string }[] };
    for (const { rows, risk } of boards) expect(engine.open({ ...drop, rows, risk })?.stakeMinor).toBe(100);
    const invalid = [{ rows: 9 }, { rows: '8' }, { risk: 'none' }, { risk: 'constructor' }, { stakeMinor: 7 }, { stakeMinor: 0 }];
    for (const wrong of invalid) expect(engine.open({ ...drop, ...wrong })).toBeUndefined();
  });
});

test('live tables pay bets by the shared outcome', () => {
  const { gameshow, blackjack, roulette } = tableRules;
  expect(gameshow.winOf({ x1: 100, x3: 50 }, { kind: 'gameshow', field: 3, pays: 3 })).toBe(200);
  expect(blackjack.winOf({ hand: 100 }, { kind: 'blackjack', cards: [], dealer: [], halves: 5 })).toBe(250);
  expect(roulette.winOf({ 'n-4': 100 }, { kind: 'roulette', number: 4 })).toBe(3_600);
  for (let seed = 0; seed < 50; seed += 1) expect(blackjack.draw(seededSource(`b${seed}`))).toMatchObject({ kind: 'blackjack' });
});

test('BON-24 a free spin of any value is played with a stake that the slot takes, in every currency', () => {
  for (const slot of listGames().filter(({ engine }) => engine.endsWith('-slot'))) {
    for (const currency of ['EUR', 'CAD', 'JPY', 'INR', 'TRY', 'CLP']) {
      for (const euros of [0.2, 0.25, 0.5, 1]) {
        const stakeMinor = spinStakeOf(slot, euros, currency);
        const move = engineOf(slot, currency)?.open({ type: 'spin', stakeMinor });
        expect([slot.slug, currency, euros, move?.stakeMinor]).toEqual([slot.slug, currency, euros, stakeMinor]);
      }
    }
  }
});
