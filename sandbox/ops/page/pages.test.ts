import type { PlayerCard } from '../port/players.ts';
import { runAsOperator } from '../roles.ts';
import { renderAudit } from './audit.ts';
import { renderBets } from './bets.ts';
import { renderChat, renderChats } from './chats.ts';
import { renderPlayerLedger } from './ledger.ts';
import { renderPlayer, renderPlayers } from './players.ts';
import { renderProtection } from './protection.ts';
import { renderSportsEvents } from './sports-events.ts';
import { renderWithdrawals } from './withdrawals.ts';

const at = '2026-11-27T10:00:00.000Z';
const player: PlayerCard = {
  playerId: '100001',
  name: 'Ava New',
  email: 'ava@sandbox.test',
  mobilePhone: null,
  countryCode: 'FI',
  status: 'SELF_EXCLUDED',
  kycStatus: 'EDD_UNDER_REVIEW',
  loyaltyLevel: 1,
  limitLevel: 0,
  multibrandSuspended: false,
  flags: { payout: true },
};
const entry = { position: 1, kind: 'FLAG_CHANGED', by: 'PLAYER', at, details: {}, hash: 'abc' };
const page = { position: 0, hasMore: false };
const line = { referenceId: 'tx_1', at, entries: [] };
const chat = {
  number: 1,
  playerId: '100001',
  claimedPlayerId: null,
  language: 'fi',
  state: 'WAITING',
  messages: 1,
  updatedAt: at,
};
const decided = { decidedBy: null, reason: null };
const bet = {
  ...{ betId: 'b1', playerId: '100001', kind: 'SINGLE', category: 'SPORTS', state: 'CASHED_OUT', rejection: 'ODDS_CHANGED' },
  ...{ currency: 'EUR', stakeMinor: 100, isFreeBet: false, totalOddsMilli: 2_000, payoutMinor: 50, placedAt: at, settledAt: at },
  selections: [{ event: 'A – B', selectionId: 'm:HOME', oddsMilli: 2_000, result: 'VOID' }],
  openCalls: [{ kind: 'CASH_OUT', attempts: 2, since: at }],
};
const withdrawal = {
  ...{
    withdrawalId: 'w1',
    reference: 'r',
    playerId: '100001',
    email: 'a@b',
    kycStatus: 'NOT_VERIFIED',
    isReviewed: false,
    method: 'card',
  },
  ...{ account: null, amount: 5, currency: 'EUR', status: 'WAITING_INPUT', createdAt: at, dueAt: null, endedAt: null },
};
const event = {
  ...{ eventId: 'e1', path: 'football/a', home: 'A', away: 'B', startsAt: at, phase: 'CANCELLED', score: null },
  ...{ isSuspended: false, isSettledByHand: false, oddsMilli: [2_000], changes: [] },
};

const restrictions = { currency: 'EUR', limits: [], documents: [], limitations: [] };
const erasure = { requestedAt: null, closedAt: null, dueAt: null, erasedAt: null };

test.each([
  ['players', () => renderPlayers({ ...page, players: [player] }, '')],
  ['a player', () => renderPlayer({ player, restrictions, erasure })],
  ['withdrawals', () => renderWithdrawals({ ...page, withdrawals: [{ ...withdrawal, ...decided }] }, 'OPEN')],
  [
    'the ledger',
    () =>
      renderPlayerLedger(
        player,
        {
          ...page,
          ...{ currency: 'EUR', accounts: [], sportsDebt: 0, proof: { balanced: true, faults: [] } },
          lines: [{ ...line, txId: 1, reference: 'r', category: 'LIVE_CASINO', type: 'BET_VOID', status: 'REVERTED' }],
        },
        '',
      ),
  ],
  ['the audit trail', () => renderAudit({ ...page, entries: [{ ...entry, by: 'olga', playerId: '100001' }] }, [], undefined)],
  [
    'the protection',
    () => renderProtection('100001', { ...page, entries: [entry], report: { intact: true, players: 1, events: 1, faults: [] } }),
  ],
  ['bets', () => renderBets({ bets: [{ ...bet, ...decided }], next: null }, 'OPEN')],
  ['chats', () => renderChats([chat])],
  ['a chat', () => renderChat({ ...chat, entries: [{ author: 'ASSISTANT', text: 'hei', operator: null, at }] })],
  ['sports events', () => renderSportsEvents([event], { state: 'OPEN' }, [])],
])('OPS-05 the page of %s shows words, not the names of values', async (_, render) => {
  const shown = String(await runAsOperator({ user: 'olga', role: 'administrator' }, render))
    .replaceAll(/<code>.*?<\/code>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ');
  expect(shown.match(/\b[A-Z]{2,}_[A-Z_]+\b|\b[A-Z]{4,}\b/g) ?? []).toEqual([]);
});

test('OPS-05 Enter in a line of text decides nothing: the first button of a form with several does nothing', async () => {
  const render = () => [
    renderWithdrawals({ ...page, withdrawals: [{ ...withdrawal, ...decided }] }, 'OPEN'),
    renderBets({ bets: [{ ...bet, ...decided, state: 'OPEN', openCalls: [] }], next: null }, 'OPEN'),
    renderSportsEvents([{ ...event, phase: 'LIVE' }], { state: 'OPEN' }, []),
  ];
  const shown = await runAsOperator({ user: 'olga', role: 'administrator' }, async () => (await Promise.all(render())).join(''));
  const forms = [...shown.matchAll(/<form method="post".*?<\/form>/gs)].map(([form]) => form);
  expect(forms).toHaveLength(3);
  for (const form of forms) expect(/<button[^>]*>/.exec(form)?.[0]).toBe('<button disabled hidden>');
});
