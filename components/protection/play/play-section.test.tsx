import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Limits } from '#lib/protection/limits/contract.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch, systemError } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { PlaySection } from './play-section.tsx';

const messages = en.ownPlay;
const unset = { value: null, locked: false, lockReason: null, pendingValue: null, pendingDate: null, pendingDelete: false };
const window = { updatedAt: null, startedAt: '2026-11-27T00:00:00.000Z', resetAt: '2026-11-28T00:00:00.000Z' };
const none = { ...unset, ...window, used: 0, remaining: null };
const limits: Limits = {
  limits: { D: { ...none, value: 100, used: 40, remaining: 60 }, W: none, M: none },
  currency: 'EUR',
  min: 5,
  max: 100_000,
  increaseDelayHours: 24,
};
const zero = { deposited: 0, withdrawn: 0, staked: 0, won: 0, result: 0, minutes: 0 };
const answers: Record<string, object> = {
  D: [
    { from: '2026-11-27', to: '2026-11-27', deposited: 40, withdrawn: 0, staked: 30, won: 12.5, result: -17.5, minutes: 65 },
    { from: '2026-11-26', to: '2026-11-26', ...zero, staked: 5, result: -5, minutes: null },
  ],
  W: [{ from: '2026-11-23', to: '2026-11-29', ...zero }],
  M: [{ from: '2026-11-01', to: '2026-11-30', ...zero }],
};
let isDown: (path: string) => boolean;

beforeEach(() => {
  isDown = () => false;
  answerFetch((path) => {
    if (isDown(path)) return systemError;
    const by = new URL(path, 'http://localhost').searchParams.get('by');
    return [200, by ? { currency: 'EUR', periods: answers[by] } : limits];
  });
});

const show = () => renderWithLocale(<PlaySection />);
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('DEC-RGA-13 the table has every figure, the chart says where they are, and the limits are beside them', async () => {
  show();
  expect(rowsOf(await screen.findByRole('table', { name: messages.caption }))).toEqual([
    ['Day', 'Deposited', 'Withdrawn', 'Staked', 'Won', 'Net result', 'Time played'],
    ['27/11/2026', '€40.00', '€0.00', '€30.00', '€12.50', '−€17.50', '1 hr 5 min'],
    ['26/11/2026', '€0.00', '€0.00', '€5.00', '€0.00', '−€5.00', 'not recorded'],
  ]);
  expect(screen.getByRole('img', { name: messages.chart })).toBeVisible();
  const used = await screen.findByRole('progressbar', { name: 'Used: Deposit limit: Per day' });
  expect(used).toHaveAttribute('value', '40');
  expect(screen.getAllByText('€60.00')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: messages.change })).toHaveAttribute(
    'href',
    '/en-UN/my-account/gambling-limits#deposit-limits',
  );
});

test('DEC-RGA-13 weeks and months are named by their days; without play there is no chart', async () => {
  show();
  await userEvent.click(screen.getByRole('tab', { name: messages.week }));
  expect(await screen.findByRole('rowheader', { name: '23/11 – 29/11/2026' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: messages.month }));
  expect(await screen.findByRole('rowheader', { name: '11/2026' })).toBeVisible();
});

test('DEC-RGA-13 figures that fail to load are said to, never shown as zero, and can be asked for again', async () => {
  isDown = (path) => path.includes('periods');
  show();
  const again = await screen.findByRole('button', { name: messages.retry });
  expect(screen.getByText(messages.failed)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('€0.00')).toBeNull();
  isDown = () => false;
  await userEvent.click(again);
  expect(await screen.findByRole('table')).toBeVisible();
});

test('DEC-RGA-13 limits that fail to load are said to, beside the figures', async () => {
  isDown = (path) => path.includes('limits');
  show();
  expect(await screen.findByRole('table')).toBeVisible();
  expect(await screen.findAllByText(en.gambling.limits_loadFailed)).toHaveLength(2);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
