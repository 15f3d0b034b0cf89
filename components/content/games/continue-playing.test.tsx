import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { makeTile } from '../../../tests/fixtures/lobby-tile.ts';
import { ContinuePlaying } from './continue-playing.tsx';

const { continuePlaying: messages } = en;
const played = (gameId: string, createdAt: string) => ({ gameId, lobbyPageType: 'CASINO', createdAt });
const tile = (id: string) => makeTile(id, { title: `Title of ${id}`, studio: 'Studio' });

const access = {
  ...{ payout: false, multibrandSuspended: false, casino: true, liveCasino: true, sports: true, virtualSports: true },
  ...{ bonuses: true, deposit: true, withdrawal: true },
};

/** The platform's answers by path; a number is a failure of that status. */
function show(answers: Readonly<Record<string, unknown>>): string[] {
  const requested = answerFetch((path) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const [, body] = Object.entries({ '/access/details': access, ...answers }).find(([part]) => path.includes(part)) ?? [];
    if (typeof body === 'number') return [body];
    return [200, pathname === '/api/lobby/games' ? (searchParams.get('ids') ?? '').split(',').map(tile) : body];
  });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  renderWithLocale(<ContinuePlaying />);
  return requested;
}

test('LOB-15 the games of both lobbies, the latest first', async () => {
  show({
    'category=CASINO': [played('a', '2026-01-03'), played('b', '2026-01-01')],
    'category=LIVE_CASINO': [played('c', '2026-01-02')],
  });
  await screen.findByRole('link', { name: 'Title of a' });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Title of a', 'Title of c', 'Title of b']);
});

test('LOB-15 a player who has played nothing sees the newest games', async () => {
  show({ 'category=CASINO': [], 'category=LIVE_CASINO': [], 'sort=newest': { total: 1, tiles: [tile('n')] } });
  expect(await screen.findByRole('link', { name: 'Title of n' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(messages.newest);
});

test('RTE-39 a player without access to the casino is offered no games of it', async () => {
  const requested = show({
    'category=CASINO': [],
    'category=LIVE_CASINO': [],
    '/access/details': { ...access, casino: false },
  });
  await waitForElementToBeRemoved(() => screen.queryByRole('heading', { hidden: true }));
  expect(requested.some((path) => path.includes('sort=newest'))).toBe(false);
});

test('LOB-15 games that cannot be read are not said to be none', async () => {
  show({ 'category=CASINO': 503, 'category=LIVE_CASINO': 503 });
  expect(await screen.findByText(messages.failed)).toBeVisible();
  expect(screen.queryByText(messages.newest)).toBeNull();
});
