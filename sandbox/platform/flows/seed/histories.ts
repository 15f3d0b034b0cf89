import { ownValue } from '#lib/core/own-value.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import type { BonusAccount } from '#sandbox/ledger/accounts.ts';
import type { Posting } from '#sandbox/ledger/post.ts';
import { createHistoryWriter, type HistoryWriter, type PlayedGame } from './history-writer.ts';
import { writePlay } from './seeded-play.ts';
import type { TestPlayer } from './test-players.ts';

interface ActiveBonus extends BonusAccount {
  readonly campaignId: string;
  readonly euros: number;
  readonly activatedAt: Date;
}

export interface History {
  readonly postings: readonly Posting[];
  readonly bonuses: readonly ActiveBonus[];
}

const slot: PlayedGame = { gameId: 'cloudbreaker', provider: 'pragmaticplay', category: 'CASINO' };

/** Number of history rows of the players with a long history. */
const longHistories: Readonly<Record<string, number>> = {
  // The last deposit, the bonus and the pending withdrawal make it 400.
  'cleo.vip': 397,
  'player.fi': 600,
  'player.no': 520,
  'player.ca': 460,
  'player.at': 420,
  'player.br': 360,
  'player.cl': 300,
};

const shortHistory = 24;

const activeBonuses: Readonly<Record<string, { readonly assignmentId: string; readonly campaignId: string }>> = {
  'cleo.vip': { assignmentId: 'asg_cleo_1', campaignId: 'cmp_third_deposit' },
  'qui.bonus': { assignmentId: 'asg_qui_1', campaignId: 'cmp_code_welcome' },
};

/** The history of a test player before the seed; undefined for a player who never had money. */
export function writeHistory(person: TestPlayer, playerId: string, now: Date, length: 'long' | 'short'): History | undefined {
  if (person.handle === 'ava.new') return undefined;
  const currency = person.currencyCode;
  const writer = createHistoryWriter(playerId, currency);
  const longest = ownValue(longHistories, person.handle);
  const rows = longest && length === 'short' ? shortHistory : longest;
  if (rows) writePlay(writer, rows, now, createRandom(person.handle));
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs);
  writeLastHours(person.handle, writer, at);
  const active = ownValue(activeBonuses, person.handle);
  if (!active) return { postings: writer.postings, bonuses: [] };
  const euros = 50;
  const activatedAt = at(3);
  writer.bonus(activatedAt, euros, active.assignmentId);
  const bonus = { ...active, playerId, currency, vertical: 'CASINO', euros, activatedAt } as const;
  return { postings: writer.postings, bonuses: [bonus] };
}

/** Writes the last transactions before the seed, which give each test player the documented balance. */
function writeLastHours(handle: string, writer: HistoryWriter, at: (hoursAgo: number) => Date): void {
  switch (handle) {
    case 'ben.one':
      writer.deposit(at(30), 100, 'CREDITCARD');
      return;
    case 'sam.withdraw':
      writer.deposit(at(200), 250, 'TRUSTLY');
      writer.bet(at(150), 20, slot);
      writer.win(at(150), 50, slot);
      writer.bet(at(100), 5, slot);
      writer.win(at(100), 25, slot);
      return;
    case 'tia.pending':
      writer.deposit(at(300), 400, 'TRUSTLY');
      writer.requestWithdrawal(at(20), 50, 'TRUSTLY');
      writer.requestWithdrawal(at(5), 80, 'TRUSTLY');
      return;
    case 'cleo.vip':
      writer.deposit(at(5), 350, 'SKRILL');
      writer.requestWithdrawal(at(4), 150, 'SKRILL');
      return;
    case 'dan.docs':
      // Enough for documents to be required.
      writeShortHistory(writer, at);
      writer.deposit(at(500), 1_900, 'TRUSTLY');
      return;
    case 'ivo.limits':
      writeShortHistory(writer, at);
      // Just now, so that it counts in every limit window at any time of day.
      writer.deposit(at(0.001), 90, 'CREDITCARD');
      return;
    default:
      if (!ownValue(longHistories, handle)) writeShortHistory(writer, at);
  }
}

function writeShortHistory(writer: HistoryWriter, at: (hoursAgo: number) => Date): void {
  writer.deposit(at(400), 50, 'CREDITCARD');
  writer.bet(at(399), 2, slot);
  writer.win(at(399), 6, slot);
  writer.bet(at(398), 2, slot);
  writer.deposit(at(96), 100, 'CREDITCARD');
  writer.bet(at(95), 5, slot);
}
