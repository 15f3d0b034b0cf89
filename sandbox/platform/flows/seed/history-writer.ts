import { scaleStake } from '#lib/core/money/scale.ts';
import type { AccountName } from '#sandbox/ledger/accounts.ts';
import type { Posting } from '#sandbox/ledger/post.ts';
import { bonusReference } from '../../bonuses/assignments/account.ts';

/** A game of the seeded histories. */
export interface PlayedGame {
  /** Slug in the catalogue; undefined for a sports bet. */
  readonly gameId: string | undefined;
  readonly provider: string;
  readonly category: 'CASINO' | 'LIVE_CASINO' | 'SPORTS';
}

type Movement = Pick<Posting, 'category' | 'type' | 'status' | 'entries' | 'attemptedMinor' | 'gameId' | 'roundId' | 'method'> &
  Partial<Pick<Posting, 'referenceId'>>;

export type HistoryWriter = ReturnType<typeof createHistoryWriter>;

/** Creates one player's history as postings; takes amounts in euros and books them in the player's currency. */
export function createHistoryWriter(playerId: string, currency: string) {
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

  function gameParts({ gameId, provider, category }: PlayedGame) {
    const account: AccountName = category === 'SPORTS' ? 'house:sports' : `house:games:${provider}`;
    return { account, rest: { category, gameId, roundId: `round_${playerId}_${count}` } };
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
      const { account, rest } = gameParts(game);
      move(at, account, 'main', minorOf(euros), { ...rest, type: 'BET', status: 'SUCCESS' });
    },
    win(at: Date, euros: number, game: PlayedGame) {
      const { account, rest } = gameParts(game);
      move(at, 'main', account, minorOf(euros), { ...rest, type: 'WIN', status: 'SUCCESS' });
    },
    /** A voided stake: two rows. */
    voidBet(at: Date, euros: number, game: PlayedGame) {
      const { account, rest } = gameParts(game);
      move(at, account, 'main', minorOf(euros), { ...rest, type: 'BET', status: 'REVERTED' });
      move(at, 'main', account, minorOf(euros), { ...rest, type: 'BET_VOID', status: 'SUCCESS' });
    },
    requestWithdrawal(at: Date, euros: number, method: string) {
      const rest = { category: 'PAYMENT', type: 'WITHDRAW', status: 'PENDING', method } as const;
      move(at, 'locked', 'main', minorOf(euros), rest);
    },
    /** A paid withdrawal: the row in the history, and the payment behind it. */
    withdraw(at: Date, euros: number, method: string) {
      const rest = { category: 'PAYMENT', type: 'WITHDRAW', status: 'COMPLETED', method } as const;
      move(at, 'locked', 'main', minorOf(euros), rest);
      move(at, `psp:${method}`, 'locked', minorOf(euros), rest);
    },
    /** A cancelled withdrawal: two rows. */
    cancelWithdrawal(at: Date, euros: number, method: string) {
      const rest = { category: 'PAYMENT', method } as const;
      move(at, 'locked', 'main', minorOf(euros), { ...rest, type: 'WITHDRAW', status: 'CANCELLED' });
      move(at, 'main', 'locked', minorOf(euros), { ...rest, type: 'CANCELED', status: 'COMPLETED' });
    },
    bonus(at: Date, euros: number, assignmentId: string) {
      const rest = { category: 'BONUS', type: 'DEPOSIT', status: 'COMPLETED' } as const;
      move(at, `bonus:${assignmentId}`, 'house:bonus', minorOf(euros), {
        ...rest,
        referenceId: bonusReference(assignmentId, 'credit'),
      });
    },
    adjust(at: Date, euros: number) {
      const rest = { category: 'ADJUSTMENT', type: 'DEPOSIT', status: 'COMPLETED' } as const;
      move(at, 'main', 'house:adjust', minorOf(euros), rest);
    },
  };
}
