import { createRandom } from '#sandbox/data/art/random.ts';
import type { BonusAccount } from '#sandbox/ledger/accounts.ts';
import type { Posting } from '#sandbox/ledger/post.ts';
import type { Person } from './people.ts';
import { playFor } from './play.ts';
import { createTeller, type PlayedGame, type Teller } from './teller.ts';

export interface History {
  readonly postings: readonly Posting[];
  readonly bonuses: readonly BonusAccount[];
}

const slot: PlayedGame = { gameId: 'cloudbreaker', provider: 'pragmaticplay', category: 'CASINO' };
const hourMs = 3_600_000;

/** Players with a long history, and its number of rows. */
const longHistories: Readonly<Record<string, number>> = {
  // Three rows more, the last deposit, the bonus and the pending withdrawal, make the 400 of decisions §3.13.
  'cleo.vip': 397,
  'player.fi': 600,
  'player.no': 520,
  'player.ca': 460,
  'player.at': 420,
  'player.br': 360,
  'player.cl': 300,
};

const activeBonuses: Readonly<Record<string, string>> = { 'cleo.vip': 'asg_cleo_1', 'qui.bonus': 'asg_qui_1' };

/** What a test player did before the sandbox was started; undefined for one who never had money. */
export function writeHistory(person: Person, playerId: string, now: Date): History | undefined {
  if (person.handle === 'ava.new') return undefined;
  const currency = person.currencyCode;
  const teller = createTeller(playerId, currency);
  const rows = longHistories[person.handle];
  if (rows) playFor(teller, rows, now, createRandom(person.handle));
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs);
  finish(person.handle, teller, at);
  const assignmentId = activeBonuses[person.handle];
  if (!assignmentId) return { postings: teller.postings, bonuses: [] };
  teller.bonus(at(3), 50, assignmentId);
  return { postings: teller.postings, bonuses: [{ playerId, currency, assignmentId, vertical: 'CASINO' }] };
}

/** The last hours before the seed, so that the balances are what decisions §3.13 says. */
function finish(handle: string, teller: Teller, at: (hoursAgo: number) => Date): void {
  switch (handle) {
    case 'ben.one':
      teller.deposit(at(30), 100, 'CREDITCARD');
      return;
    case 'sam.withdraw':
      teller.deposit(at(200), 250, 'TRUSTLY');
      teller.bet(at(150), 20, slot);
      teller.win(at(150), 50, slot);
      teller.bet(at(100), 5, slot);
      teller.win(at(100), 25, slot);
      return;
    case 'tia.pending':
      teller.deposit(at(300), 400, 'TRUSTLY');
      teller.requestWithdrawal(at(20), 50, 'TRUSTLY');
      teller.requestWithdrawal(at(5), 80, 'TRUSTLY');
      return;
    case 'cleo.vip':
      teller.deposit(at(5), 500, 'SKRILL');
      teller.requestWithdrawal(at(4), 150, 'SKRILL');
      return;
    case 'dan.docs':
      // As much as makes documents due.
      playALittle(teller, at);
      teller.deposit(at(500), 1_900, 'TRUSTLY');
      return;
    case 'ivo.limits':
      playALittle(teller, at);
      // Moments ago, so that it counts in every window, whatever the hour.
      teller.deposit(at(0.001), 90, 'CREDITCARD');
      return;
    default:
      if (!longHistories[handle]) playALittle(teller, at);
  }
}

function playALittle(teller: Teller, at: (hoursAgo: number) => Date): void {
  teller.deposit(at(400), 50, 'CREDITCARD');
  teller.bet(at(399), 2, slot);
  teller.win(at(399), 6, slot);
  teller.bet(at(398), 2, slot);
  teller.deposit(at(96), 100, 'CREDITCARD');
  teller.bet(at(95), 5, slot);
}
