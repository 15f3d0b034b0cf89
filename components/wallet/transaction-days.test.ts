import { numberFormOf } from '#lib/core/money/number-form.ts';
import type { Transaction } from '#lib/wallet/contract.ts';
import { transactionCategories, transactionStatuses, transactionTypes } from '#lib/wallet/kinds.ts';
import de from '#messages/de.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import es from '#messages/es.json' with { type: 'json' };
import fi from '#messages/fi.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import ja from '#messages/ja.json' with { type: 'json' };
import no from '#messages/no.json' with { type: 'json' };
import pt from '#messages/pt.json' with { type: 'json' };
import { type HistoryNames, transactionDays, transactionRows } from './transaction-days.ts';

const catalogs = { de, en, es, fi, fr, ja, no, pt };
const now = new Date('2026-11-21T12:00:00Z');

function row(more: Partial<Transaction> = {}): Transaction {
  return {
    referenceId: 'r1',
    playerId: '100024',
    walletId: 'w1',
    amount: -12.5,
    balanceAfterTransaction: 87.5,
    category: 'CASINO',
    type: 'BET',
    status: 'SUCCESS',
    transactionDate: '2026-11-20T23:30:00Z',
    currency: 'EUR',
    ...more,
  };
}

function messagesIn(language: keyof typeof catalogs) {
  const { transactions, transactionCategory, transactionStatus, transactionType } = catalogs[language];
  return { messages: transactions, categories: transactionCategory, statuses: transactionStatus, types: transactionType };
}

const names = {
  methods: new Map([['CREDITCARD', 'Bank card']]),
  nameGame: (id: string) => (id === 'cloudbreaker' ? 'Cloudbreaker' : id),
};
const english = { ...messagesIn('en'), numbers: numberFormOf({ market: 'FI', tag: 'en' }), names, now };
const titleOf = (more: Partial<Transaction>) => transactionRows([row(more)], english)[0]?.title;

describe.each(Object.keys(catalogs) as (keyof typeof catalogs)[])('in %s', (language) => {
  test('TXN-05 every category, status and type has its own translation', () => {
    const { categories, statuses, types } = messagesIn(language);
    for (const [labels, names] of [
      [categories, transactionCategories],
      [statuses, transactionStatuses],
      [types, transactionTypes],
    ] as const) {
      const shown = names.map((name) => (labels as Readonly<Record<string, string>>)[name]);
      expect(shown.every((label) => label && !/[A-Z]_|[A-Z]{5}/.test(label))).toBe(true);
      // A game and a payment that went through are both called completed.
      expect(new Set(shown).size).toBe(names === transactionStatuses ? names.length - 1 : names.length);
    }
  });
});

test('XTR-22 reversals, inactivity and corrections have their own labels', () => {
  const { types, categories } = messagesIn('en');
  expect(titleOf({ category: 'PAYMENT', type: 'REVERSAL_DP' })).toBe(types.REVERSAL_DP);
  expect(titleOf({ category: 'DORMANT_ADJUSTMENT', type: 'DORMANT' })).toBe(categories.DORMANT_ADJUSTMENT);
  expect(titleOf({ category: 'PAYMENT', type: 'DORMANT' })).toBe(types.DORMANT);
  for (const type of ['DEPOSIT', 'WITHDRAW'] as const) {
    expect(titleOf({ category: 'ADJUSTMENT', type })).toBe(categories.ADJUSTMENT);
  }
  expect(titleOf({ category: 'BONUS', type: 'DEPOSIT' })).toBe(categories.BONUS);
  expect(titleOf({ category: 'ADJUSTMENT', type: 'FORFEIT' })).toBe(types.FORFEIT);
});

test('XTR-23 days and times are in the browser’s time zone', () => {
  const at = new Date('2026-11-20T23:30:00Z');
  const [day] = transactionDays([row()], english);
  const isSameDay = at.toDateString() === now.toDateString();
  expect(day?.day).toBe(isSameDay ? en.transactions.today : en.transactions.yesterday);
  expect(day?.rows[0]?.time).toBe(at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }));
  expect(day?.rows[0]?.fullTime).toContain(at.toLocaleTimeString('en-GB', { timeStyle: 'medium' }));
});

test('MKT-25 days and times have one form in every language', () => {
  const [old] = transactionDays([row({ transactionDate: '2026-03-04T13:30:00Z' })], english);
  expect(old?.day).toMatch(/^0[345]\/03\/2026$/);
  const [shown] = transactionRows([row({ transactionDate: '2026-11-20T13:30:00Z' })], english);
  expect(shown?.fullTime).toMatch(/^\d{2}\/11\/2026 \d{2}:\d{2}:00$/);
  expect(shown?.time).toMatch(/^\d{2}:\d{2}$/);
});

test('TXN-03 groups the rows by day in their order', () => {
  const days = transactionDays(
    [
      row({ referenceId: 'c', transactionDate: '2026-11-21T11:00:00Z' }),
      row({ referenceId: 'b', transactionDate: '2026-11-21T10:00:00Z' }),
      row({ referenceId: 'a', transactionDate: '2026-11-11T10:00:00Z' }),
    ],
    english,
  );
  expect(days.map(({ rows }) => rows.map(({ id }) => id))).toEqual([['c', 'b'], ['a']]);
});

test('a row has the short reference, and that of the platform where there is none', () => {
  const [short, long] = transactionRows([row({ reference: '7KX-4MA-9RD' }), row()], english);
  expect([short?.reference, long?.reference]).toEqual(['7KX-4MA-9RD', 'r1']);
});

test('DEC-BON-23 a posting of a bonus shows the title of its campaign', () => {
  const posting = row({ category: 'BONUS', type: 'DEPOSIT', campaignTitle: 'Welcome bonus' });
  expect(transactionRows([posting], english)[0]).toMatchObject({
    title: 'Bonus',
    detail: 'Welcome bonus',
    bonus: 'Welcome bonus',
  });
});

test('SPB-06 a bet on sports shows what it is on, or at least where it was placed', () => {
  const bet = row({ category: 'SPORTS', type: 'WIN', betTitle: 'Aldbury – Corham' });
  expect(transactionRows([bet], english)[0]).toMatchObject({ title: 'Win', detail: 'Aldbury – Corham', bet: 'Aldbury – Corham' });
  const old = row({ category: 'VIRTUAL_SPORTS', type: 'BET' });
  expect(transactionRows([old], english)[0]).toMatchObject({ detail: 'Virtual sports', bet: null });
});

test('shows the names of methods and games, and no game name while it is loading', () => {
  const shown = (more: Partial<Transaction>, own: HistoryNames = names) =>
    transactionRows([row(more)], { ...english, names: own })[0];
  expect(shown({ method: 'CREDITCARD' })).toMatchObject({ method: 'Bank card', detail: 'Bank card', game: null });
  expect(shown({ gameId: 'cloudbreaker' })).toMatchObject({ game: 'Cloudbreaker', detail: 'Cloudbreaker' });
  expect(shown({ gameId: 'cloudbreaker' }, { ...names, nameGame: () => null })).toMatchObject({ game: null, detail: null });
});

test('TXN-05 a payment that failed or was cancelled is no money in or out', () => {
  const deposit = { amount: 33, category: 'PAYMENT', type: 'DEPOSIT' } as const;
  const shown = (['COMPLETED', 'FAILED', 'CANCELLED'] as const).map(
    (status) => transactionRows([row({ ...deposit, status })], english)[0],
  );
  expect(shown.map((each) => each?.direction)).toEqual(['in', 'none', 'none']);
  expect(shown[1]?.amount).not.toMatch(/^\+/);
  expect(shown[1]?.directionText).toBe(en.transactions.noMoney);
});
