import { scaleStake } from '#lib/money/scale.ts';
import type { AccountName } from '#sandbox/ledger/accounts.ts';
import type { Posting } from '#sandbox/ledger/post.ts';

/** A game that the seeded histories were played on. */
export interface PlayedGame {
  /** By its slug in the catalogue; a bet on an event names no game. */
  readonly gameId: string | undefined;
  readonly provider: string;
  readonly category: 'CASINO' | 'LIVE_CASINO' | 'SPORTS';
}

type Movement = Pick<Posting, 'category' | 'type' | 'status' | 'entries' | 'attemptedMinor' | 'gameId' | 'roundId' | 'method'>;

export type Teller = ReturnType<typeof createTeller>;

/** Writes one player's history as postings; amounts are given in euros and booked in the player's minor units. */
export function createTeller(playerId: string, currency: string) {
  const postings: Posting[] = [];
  let main = 0;
  let count = 0;
  const minorOf = (euros: number) => scaleStake(euros, currency).minor;

  function write(at: Date, movement: Movement): void {
    count += 1;
    main += movement.entries.main ?? 0;
    postings.push({ referenceId: `tx_${playerId}_${count}`, playerId, currency, at, ...movement });
  }

  function move(at: Date, to: AccountName, from: AccountName, minor: number, rest: Omit<Movement, 'entries'>): void {
    write(at, { ...rest, entries: { [to]: minor, [from]: -minor } });
  }

  function ofGame({ gameId, provider, category }: PlayedGame) {
    const house: AccountName = category === 'SPORTS' ? 'house:sports' : `house:games:${provider}`;
    return { house, rest: { category, gameId, roundId: `round_${playerId}_${count}` } };
  }

  return {
    postings,
    minorOf,
    mainMinor: () => main,
    deposit(at: Date, euros: number, method: string) {
      const rest = { category: 'PAYMENT', type: 'DEPOSIT', status: 'COMPLETED', method } as const;
      move(at, 'main', `psp:${method}`, minorOf(euros), rest);
    },
    failDeposit(at: Date, euros: number, method: string) {
      const attempt = { entries: {}, attemptedMinor: minorOf(euros) };
      write(at, { category: 'PAYMENT', type: 'DEPOSIT', status: 'FAILED', method, ...attempt });
    },
    bet(at: Date, euros: number, game: PlayedGame) {
      const { house, rest } = ofGame(game);
      move(at, house, 'main', minorOf(euros), { ...rest, type: 'BET', status: 'SUCCESS' });
    },
    win(at: Date, euros: number, game: PlayedGame) {
      const { house, rest } = ofGame(game);
      move(at, 'main', house, minorOf(euros), { ...rest, type: 'WIN', status: 'SUCCESS' });
    },
    /** A stake that was given back: two rows. */
    voidBet(at: Date, euros: number, game: PlayedGame) {
      const { house, rest } = ofGame(game);
      move(at, house, 'main', minorOf(euros), { ...rest, type: 'BET', status: 'REVERTED' });
      move(at, 'main', house, minorOf(euros), { ...rest, type: 'BET_VOID', status: 'SUCCESS' });
    },
    requestWithdrawal(at: Date, euros: number, method: string) {
      const rest = { category: 'PAYMENT', type: 'WITHDRAW', status: 'PENDING', method } as const;
      move(at, 'locked', 'main', minorOf(euros), rest);
    },
    /** A withdrawal that was paid: the row the player sees, and the payment behind it. */
    withdraw(at: Date, euros: number, method: string) {
      const rest = { category: 'PAYMENT', type: 'WITHDRAW', status: 'COMPLETED', method } as const;
      move(at, 'locked', 'main', minorOf(euros), rest);
      move(at, `psp:${method}`, 'locked', minorOf(euros), rest);
    },
    /** A withdrawal that the player took back: two rows. */
    cancelWithdrawal(at: Date, euros: number, method: string) {
      const rest = { category: 'PAYMENT', method } as const;
      move(at, 'locked', 'main', minorOf(euros), { ...rest, type: 'WITHDRAW', status: 'CANCELLED' });
      move(at, 'main', 'locked', minorOf(euros), { ...rest, type: 'CANCELED', status: 'COMPLETED' });
    },
    bonus(at: Date, euros: number, assignmentId: string) {
      const rest = { category: 'BONUS', type: 'DEPOSIT', status: 'COMPLETED' } as const;
      move(at, `bonus:${assignmentId}`, 'house:bonus', minorOf(euros), rest);
    },
    adjust(at: Date, euros: number) {
      const rest = { category: 'ADJUSTMENT', type: 'DEPOSIT', status: 'COMPLETED' } as const;
      move(at, 'main', 'house:adjust', minorOf(euros), rest);
    },
  };
}
