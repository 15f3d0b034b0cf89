import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import type { Tournament } from '#lib/tournaments/contract.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch } from '../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { makeTile } from '../../tests/fixtures/lobby-tile.ts';
import { LobbyProvider } from '../games/lobby/lobby-context.tsx';
import { TournamentList } from './tournament-list.tsx';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));

const messages = en.tournaments;
const tile = makeTile('game-a', { title: 'Pot', path: '/online-casino/play/relax/a' });
const row = { rank: 1, alias: 'R***', points: 900, prize: '€150' };
const own = { rank: 2, alias: 'B***', points: 7, prize: '€80', me: true as const };

function makeTournament(id: string, status: Tournament['status'], leaderboard: Tournament['leaderboard']): Tournament {
  return {
    ...{ id, name: `Sprint ${id}`, description: 'A day.', image: null, status, leaderboard },
    ...{ startAt: '2026-11-26T00:00:00Z', endAt: '2026-11-27T00:00:00Z', minBet: 0.2, rules: 'A point for every euro.' },
    ...{
      prizePool: { amount: 500, currency: 'EUR' },
      prizes: [{ from: 1, to: 1, label: '€150' }],
      gameIds: ['game-m', 'game-a'],
    },
  };
}

const all = [
  makeTournament('e', 'ENDED', [row, own]),
  makeTournament('u', 'UPCOMING', []),
  makeTournament('r', 'RUNNING', [row]),
];
let listed: 'down' | readonly Tournament[];

beforeEach(() => {
  listed = all;
  Element.prototype.scrollIntoView = jest.fn();
  window.location.hash = '';
  answerFetch((path) => {
    if (path.startsWith('/api/lobby/games')) return [200, [makeTile('game-m', { title: 'Pan', only: 'mobile' }), tile]];
    return listed === 'down' ? [503, {}] : [200, listed];
  });
});

function show(isPlayer: boolean) {
  renderWithLocale(
    <LobbyProvider lobby="casino" isPlayer={isPlayer} siteId={5}>
      <TournamentList siteId="5" language="EN" isPlayer={isPlayer} columns={{ mobile: 3, tablet: 4, desktop: 6 }} />
    </LobbyProvider>,
  );
}
const entry = (id: string) => screen.findByRole('article', { name: `Sprint ${id}` });

test('TRN-11 tournaments that run, are to come and have ended are separate lists; a player sees the own rank and prize', async () => {
  show(true);
  const running = await entry('r');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    messages.runningTitle,
    messages.upcomingTitle,
    messages.endedTitle,
  ]);
  expect(running).toHaveTextContent(messages.noPoints);
  expect(await entry('e')).toHaveTextContent(
    `${formatMessage(messages.yourRank, { rank: 2, points: 7 })} ${formatMessage(messages.yourPrize, { prize: '€80' })}`,
  );
  expect(await entry('u')).not.toHaveTextContent(messages.noPoints);
  expect(running).toHaveTextContent(/From 2[56]\/11\/2026 \d\d:\d\d to 2[67]\/11\/2026 \d\d:\d\d/);
  expect(screen.getAllByRole('link', { name: new RegExp(messages.takePart) })).toHaveLength(1);
});

test.each([
  [true, '/en-UN/online-casino/play/relax/a'],
  [false, '/en-UN/online-casino/play/relax/a?login=1'],
])('TRN-11 one press opens a game that counts and that every screen shows; player: %s', async (isPlayer, href) => {
  show(isPlayer);
  const link = await screen.findByRole('link', { name: /^Play and take part ?: Sprint r$/ });
  await waitFor(() => expect(link).toHaveAttribute('href', href));
  if (!isPlayer) expect(await entry('e')).not.toHaveTextContent(formatMessage(messages.yourRank, { rank: 2, points: 7 }));
});

test('TRN-11 the address opens one tournament, with its prizes, games and leaderboard', async () => {
  window.location.hash = '#e';
  show(true);
  const opened = await entry('e');
  expect(within(opened).getByRole('table', { name: messages.standing })).toHaveTextContent('B*** (you)');
  expect(within(opened).getByRole('heading', { name: messages.games })).toBeInTheDocument();
  expect(await within(opened).findByRole('link', { name: 'Pot' })).toBeInTheDocument();
  expect(opened).toHaveFocus();
  await userEvent.click(within(await entry('u')).getByText(messages.details));
  expect(await screen.findByText(messages.notBegun)).toBeInTheDocument();
});

test('TRN-11 a failed read can be repeated, and an empty answer says that there is no tournament', async () => {
  listed = 'down';
  show(false);
  expect(await screen.findByText(messages.failed, {}, { timeout: 5_000 })).toBeInTheDocument();
  listed = [];
  await userEvent.click(screen.getByRole('button', { name: messages.retry }));
  expect(await screen.findByText(messages.none)).toBeInTheDocument();
});
