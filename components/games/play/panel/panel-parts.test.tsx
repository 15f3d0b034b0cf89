import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '#messages/en.json';
import { type Answer, answerFetch, json, systemError } from '../../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../../tests/fixtures/components/render-with-locale.tsx';
import { AccountPart, ProtectionPart, SettingsPart } from './panel-parts.tsx';

const messages = en.play;
const game = { id: 'game-lantern', slug: 'lantern', title: 'Lantern', isLive: false, gameType: 'slot', hasDemo: true };
const bodies: Readonly<Record<string, unknown>> = {
  profile: { firstName: 'Ada', lastName: 'Byron', currencyCode: 'EUR' },
  wallet: { balanceMap: { main: [{ amount: 12, currencyCode: 'EUR' }], locked: [], bonus: [] }, asOf: '2026-11-20T10:00:00Z' },
  favorites: { isFavorite: true },
};
let failing: readonly string[];
let saves: ((answer: Answer) => void)[];

beforeEach(() => {
  saves = [];
  answerFetch((path, { method }) => {
    if (method !== 'GET') return new Promise((resolve) => saves.push(resolve));
    const name = Object.keys(bodies).find((each) => path.includes(each)) ?? '';
    return failing.includes(name) ? systemError : [200, bodies[name]];
  });
});

test.each([[['profile']], [['wallet']], [['profile', 'wallet']]])(
  'GAM-23 a failing %j shows an error, and can be retried',
  async (services) => {
    failing = services;
    renderWithLocale(<AccountPart />);
    expect(await screen.findByText(messages.unread)).toBeInTheDocument();
    expect(screen.queryByText(messages.stale)).not.toBeInTheDocument();
    failing = [];
    await userEvent.click(screen.getByRole('button', { name: messages.retry }));
    expect(await screen.findByText('Ada Byron')).toBeInTheDocument();
    expect(screen.queryByText(messages.unread)).not.toBeInTheDocument();
  },
);

test('GAM-22 GAM-23 the rounds of the game add up to stakes, wins and a result', async () => {
  failing = [];
  renderWithLocale(<ProtectionPart seconds={90} totals={{ turnover: 12, winnings: 4.5 }} />);
  const shown = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
  expect([await shown(messages.staked), await shown(messages.won), await shown(messages.result)]).toEqual([
    '€12.00',
    '€4.50',
    '−€7.50',
  ]);
});

test('GAM-23 a failing favourite shows an error, and can be retried', async () => {
  failing = ['favorites'];
  renderWithLocale(<SettingsPart game={game} />);
  await userEvent.click(await screen.findByRole('button', { name: messages.retry }));
  failing = [];
  await userEvent.click(await screen.findByRole('button', { name: messages.retry }));
  expect(await screen.findByRole('checkbox', { name: new RegExp(messages.favourite), checked: true })).toBeEnabled();
});

test('GAM-23 the favourite switch keeps the focus while it is saved, and takes no other change', async () => {
  failing = [];
  renderWithLocale(<SettingsPart game={game} />);
  const favourite = await screen.findByRole('checkbox', { name: new RegExp(messages.favourite), checked: true });
  await userEvent.click(favourite);
  expect(favourite).toHaveAttribute('aria-disabled', 'true');
  expect(favourite).toBeEnabled();
  expect(favourite).not.toBeChecked();
  await userEvent.keyboard(' ');
  expect(favourite).toHaveFocus();
  expect(favourite).not.toBeChecked();
  expect(saves).toHaveLength(1);
  saves[0]?.(json({}));
  await waitFor(() => expect(favourite).not.toHaveAttribute('aria-disabled'));
});
