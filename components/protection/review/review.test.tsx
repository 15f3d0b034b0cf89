import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Review } from '#lib/protection/review/contract.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch, systemError } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { ReviewGate } from './review-gate.tsx';

const push = jest.fn();
let mockPath = '/en-FI';
let mockFailsToLoad = false;
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => mockPath }));
jest.mock('#lib/core/i18n/load-messages.ts', () => ({
  loadMessages: async (_: string, space: 'review' | 'gambling') => {
    if (mockFailsToLoad) throw new TypeError('Failed to fetch');
    return jest.requireActual('#messages/en.json')[space];
  },
}));

const messages = en.review;
const due: Review = {
  id: '7',
  reason: 'GROWTH',
  from: '2026-11-13T12:00:00.000Z',
  to: '2026-11-20T12:00:00.000Z',
  deposited: 800,
  withdrawn: 0,
  result: -120.5,
  currency: 'EUR',
  usualWeek: 100,
  limits: [],
};
let review: Review | null;
let isFailing: boolean;
let sent: unknown[];

beforeEach(() => {
  [mockPath, review, isFailing, sent] = ['/en-FI', due, false, []];
  push.mockClear();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  answerFetch((_, { method, body }) => {
    if (method === 'POST') sent.push(body);
    if (isFailing) return systemError;
    return [200, method === 'POST' ? {} : { review }];
  });
});

function show(retryDelay = 1) {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay } } });
  const view = renderWithLocale(<ReviewGate />, 'en-FI', client);
  return { client, ...view };
}

test('DEC-LIM-9 shows the figures with the ways on, records that it was shown, and goes where the answer leads', async () => {
  const { client } = show();
  const dialog = await screen.findByRole('alertdialog', { name: messages.growthTitle });
  expect(dialog).toHaveTextContent('you deposited 800.00 €. In the weeks before it was 100.00 € a week');
  expect(dialog).toHaveTextContent(/Deposited\s*800.00 €Withdrawn\s*0.00 €Net result of your play\s*−120.50 €/);
  await waitFor(() => expect(sent).toEqual([{ id: '7', step: 'SHOWN' }]));
  await userEvent.click(screen.getByRole('button', { name: messages.history }));
  expect(push).toHaveBeenCalledWith('/en-FI/my-account/banking/transactions');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent.at(-1)).toEqual({ id: '7', step: 'HISTORY' });
  client.clear();
});

test('DEC-LIM-9 an old limit is named with its amount and date', async () => {
  const limit = { kind: 'DEPOSIT', period: 'M', value: 500, since: '2024-11-19T12:00:00.000Z' } as const;
  review = { ...due, reason: 'OLD_LIMIT', usualWeek: null, limits: [limit] };
  const { client } = show();
  const dialog = await screen.findByRole('alertdialog', { name: messages.oldLimitTitle });
  expect(dialog).toHaveTextContent('Deposit limit: Per month500 €, since 19/11/2024');
  client.clear();
});

test('DEC-LIM-9 an answer that cannot be recorded stops no one, and a failing service shows nothing', async () => {
  const first = show();
  const go = await screen.findByRole('button', { name: messages.continue });
  isFailing = true;
  await userEvent.click(go);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(push).not.toHaveBeenCalled();
  first.unmount();
  first.client.clear();
  const { client } = show();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  client.clear();
});

test('DEC-LIM-9 a read that failed is repeated', async () => {
  isFailing = true;
  const { client } = show(200);
  await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.fetchFailureCount).toBeGreaterThan(0));
  isFailing = false;
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  client.clear();
});

test.each(['the next page', 'the next answer'])('DEC-LIM-9 texts that did not load are loaded with %s', async (occasion) => {
  mockFailsToLoad = true;
  const { client, rerender } = show();
  await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.data).toBeDefined());
  await new Promise((resolve) => setTimeout(resolve, 0));
  mockFailsToLoad = false;
  if (occasion === 'the next page') {
    mockPath = '/en-FI/promotions';
    rerender(<ReviewGate />);
  } else await client.refetchQueries();
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  client.clear();
});

test('DEC-LIM-9 nothing lies over a game', async () => {
  mockPath = '/en-FI/online-casino/play/relax/some-game';
  const { client } = show();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  client.clear();
});
