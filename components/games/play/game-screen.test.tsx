import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LaunchResult } from '#lib/games/launch/launch-result.ts';
import { changeLobby } from '#lib/games/lobby/store.ts';
import { useRealityCheck } from '#lib/protection/activity/store.ts';
import en from '#messages/en.json';
import { type Answer, answerFetch, json, systemError } from '../../../tests/fixtures/components/answer-fetch.ts';
import { installFakeChannel, postedMessages } from '../../../tests/fixtures/components/fake-channel.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { GameScreen } from './game-screen.tsx';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const messages = en.play;
const game = { id: 'game-lantern', slug: 'lantern', title: 'Lantern', isLive: false, gameType: 'slot', hasDemo: true };
const origin = 'https://games.example';
const fun: LaunchResult = {
  kind: 'game',
  url: `${origin}/relax/launch?mode=fun`,
  mode: 'fun',
  isHeldToFun: false,
  showsNetResult: true,
};
const openTable = {
  ...{ id: 't2', title: 'Quay Roulette', path: '/live-casino-online/play/evolution/quay-roulette' },
  ...{ isOpen: true, isShared: true, seats: 7, taken: 2 },
};
const limitsIn = (path: string) => (path.includes('currency=NOK') ? { min: 10, max: 5_000 } : { min: 1, max: 500 });
const requests: { wantsFun: boolean; isFresh: boolean; slug: string }[] = [];
let responses: (() => Answer | Promise<Answer>)[];

beforeEach(() => {
  requests.length = 0;
  responses = [];
  push.mockClear();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  changeLobby({ currency: null });
  answerFetch((path, { body }) => {
    if (path.endsWith('/profile')) return json({ currencyCode: 'NOK' });
    if (path.includes('/other-tables')) return json([{ ...openTable, limits: limitsIn(path) }]);
    if (path.includes('gambling_activity')) return systemError;
    if (body) requests.push(body as (typeof requests)[number]);
    return responses.shift()?.() ?? json(fun);
  });
});
afterEach(() => jest.useRealTimers());

const show = ({ isPlayer = false, ...rest }: Partial<typeof game> & { isPlayer?: boolean } = {}) =>
  renderWithLocale(<GameScreen game={{ ...game, ...rest }} isPlayer={isPlayer} poster={undefined} />);
const frame = () => screen.findByTitle<HTMLIFrameElement>('Lantern, game');

async function post(data: unknown, from = origin) {
  const source = (await frame()).contentWindow;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: from, source })));
}

test('GAM-03 GAM-19 loads, plays, and shows the fun mode', async () => {
  show();
  expect(screen.getByText('Opening Lantern')).toBeInTheDocument();
  expect(await frame()).toHaveAttribute('src', `${origin}/relax/launch?mode=fun`);
  expect(requests).toEqual([{ locale: 'en-UN', slug: 'lantern', wantsFun: false, isFresh: false }]);
  await post({ type: 'gprg_ready', payload: {} });
  expect(screen.queryByText('Opening Lantern')).not.toBeInTheDocument();
  expect(screen.getByText(messages.forFun)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.signInToPlay })).toHaveAttribute('href', '#sign-in');
});

test('GAM-02 shows that the market is restricted to fun, and does not offer playing for money', async () => {
  responses = [() => json({ ...fun, isHeldToFun: true })];
  show({ isPlayer: true });
  expect(await screen.findByText(messages.heldToFun)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: messages.playReal })).not.toBeInTheDocument();
});

test('GAM-20 content under a full-screen game is inert until the game is made smaller', async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  renderWithLocale(
    <>
      <header>
        <a href="/en-UN">Parlour</a>
      </header>
      <GameScreen game={game} isPlayer={false} poster={undefined} />
      <footer />
    </>,
  );
  await frame();
  expect(screen.getByRole('banner', { hidden: true })).toHaveAttribute('inert');
  expect(screen.getByRole('contentinfo', { hidden: true })).toHaveAttribute('inert');
  await userEvent.click(screen.getByRole('button', { name: messages.small }));
  expect(screen.getByRole('banner')).not.toHaveAttribute('inert');
});

test('GAM-01 the URL can select fun mode, a retry keeps it, and playing for money removes it from the URL', async () => {
  window.history.replaceState(null, '', '/en-UN/online-casino/play/relax/lantern?mode=fun');
  responses = [() => json('<html>', 502)];
  show({ isPlayer: true });
  await userEvent.click(await screen.findByRole('button', { name: messages.retry }));
  await userEvent.click(await screen.findByRole('button', { name: messages.playReal }));
  expect(requests.map(({ wantsFun }) => wantsFun)).toEqual([true, true, false]);
  expect(window.location.search).toBe('');
});

test('DEC-GAM-7 a table without a seat is watched, and a seat can be taken', async () => {
  show({ isPlayer: true, isLive: true, gameType: 'roulette' });
  expect(await screen.findByText(messages.watching)).toBeInTheDocument();
  expect(screen.queryByText(messages.forFun)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: messages.playReal }));
  expect(requests.map(({ wantsFun }) => wantsFun)).toEqual([false, false]);
});

test('DEC-GAM-7 a table without play money says so, and a seat for money can be taken', async () => {
  window.history.replaceState(null, '', '/en-UN/live-casino-online/play/evolution/lantern?mode=fun');
  responses = [() => json({ kind: 'moneyOnly' })];
  show({ isPlayer: true, isLive: true, gameType: 'roulette' });
  expect(await screen.findByText(messages.moneyOnlyText)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: messages.playReal }));
  expect(requests.map(({ wantsFun }) => wantsFun)).toEqual([true, false]);
  expect(window.location.search).toBe('');
});

test('GAM-20 the frame keeps its proportions', async () => {
  show();
  expect((await frame()).parentElement).toHaveClass('aspect-[1212/778]');
});

test.each([
  [{ kind: 'signIn' }, 200, messages.signInTitle, messages.signIn],
  [{ kind: 'blocked' }, 200, messages.blockedTitle, messages.lobby],
  [{ status: 404, code: 'error.game.not_found' }, 404, messages.goneTitle, messages.lobby],
  [{ status: 400, code: 'error.game.restricted' }, 400, messages.blockedTitle, messages.lobby],
  [{ status: 400, code: 'error.spend.limit.reached' }, 400, messages.spendTitle, messages.limits],
  [{ status: 400, code: 'error.terms.due' }, 400, messages.termsTitle, messages.termsRead],
  [{ status: 400, code: 'error.evolution.table.closed' }, 400, messages.tableClosed, messages.lobby],
  [{ status: 429, code: 'error.too_many_requests' }, 429, messages.tooManyText, messages.lobby],
  [{ status: 400, code: 'error.evolution.table.full' }, 400, messages.tableFull, messages.lobby],
  [{ status: 503, code: 'error.access.unavailable' }, 503, messages.placeTitle, messages.lobby],
  ['<html>', 502, messages.brokenTitle, messages.lobby],
])('GAM-14 GAM-27 %j shows an error with a next action', async (body, status, title, action) => {
  responses = [() => json(body, status)];
  show();
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: action }).length).toBeGreaterThan(0);
  expect(screen.queryByTitle('Lantern, game')).not.toBeInTheDocument();
});

test.each([
  [false, '€1–€500'],
  [true, '10 kr–5,000 kr'],
])(
  'GAM-14 DEC-X-12 a full table offers open tables of the same game; to a player (%s) with limits of %s',
  async (isPlayer, limits) => {
    responses = [() => json({ status: 400, code: 'error.evolution.table.full' }, 400)];
    show({ isPlayer, isLive: true, gameType: 'roulette' });
    const link = await screen.findByRole('link', { name: 'Quay Roulette' });
    expect(link).toHaveAttribute('href', '/en-UN/live-casino-online/play/evolution/quay-roulette');
    expect(await screen.findByText(`2 players · ${limits}`)).toBeInTheDocument();
  },
);

test('GAM-07 GAM-19 GAM-27 a failed launch can be retried, with a new session at the provider', async () => {
  responses = [() => Promise.reject(new TypeError('offline'))];
  show();
  await userEvent.click(await screen.findByRole('button', { name: messages.retry }));
  expect(await frame()).toBeInTheDocument();
  expect(requests.map(({ isFresh }) => isFresh)).toEqual([false, true]);
});

test('GAM-26 a game that a bonus excludes can still be played for fun', async () => {
  responses = [() => json({ status: 400, code: 'error.game.limitation' }, 400)];
  show();
  await userEvent.click(await screen.findByRole('button', { name: messages.playFun }));
  await frame();
  expect(requests.map(({ wantsFun }) => wantsFun)).toEqual([false, true]);
});

test('GAM-14 an expired session at the provider is renewed once, without a message', async () => {
  const expired = () => json({ status: 400, code: 'error.evolution.session' }, 400);
  responses = [expired];
  show();
  expect(await frame()).toBeInTheDocument();
  expect(requests.map(({ isFresh }) => isFresh)).toEqual([false, true]);
});

test('GAM-14 a session that cannot be renewed is an error', async () => {
  const expired = () => json({ status: 400, code: 'error.evolution.session' }, 400);
  responses = [expired, expired];
  show();
  expect(await screen.findByText(messages.brokenTitle)).toBeInTheDocument();
  expect(requests).toHaveLength(2);
});

test('GAM-22 the game navigates to the lobby and to the deposit, and another origin cannot', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  show();
  await post({ type: 'gprg_lobby', payload: {} }, 'https://evil.test');
  expect(push).not.toHaveBeenCalled();
  await post({ type: 'gprg_lobby', payload: {} });
  expect(push).toHaveBeenLastCalledWith('/en-UN/online-casino');
  await post({ type: 'gprg_deposit', payload: {} });
  expect(push).toHaveBeenLastCalledWith('/en-UN/deposit');
  warn.mockRestore();
});

test('a game that was opened in another tab shows that, and can be opened here again', async () => {
  show();
  await post({ type: 'gprg_error', payload: { code: 'SESSION_CLOSED', message: 'closed' } });
  expect(screen.getByText(messages.closedTitle)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: messages.again }));
  expect(await frame()).toBeInTheDocument();
});

test('a game that is open elsewhere is closed only after the player has agreed', async () => {
  responses = [() => json({ kind: 'elsewhere' }), () => json({ ...fun, session: 'gs_2' }), () => json(fun)];
  const { unmount } = show({ isPlayer: true });
  expect(await screen.findByText(messages.elsewhereTitle)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: messages.closeOther }));
  expect(await frame()).toBeInTheDocument();
  unmount();
  show({ isPlayer: true });
  await frame();
  expect(requests).toMatchObject([{ wantsFun: false }, { closesOther: true }, { ownSession: 'gs_2' }]);
  expect(requests[2]).not.toHaveProperty('closesOther');
});

test.each([
  ['unreachable', messages.brokenTitle, messages.unreachableText],
  ['no-session', messages.closedTitle, messages.closedText],
  ['unknown-game', messages.goneTitle, messages.goneText],
])('GAM-27 the error “%s” of a game ends the loading state', async (code, title, text) => {
  show();
  await post({ type: 'gprg_error', payload: { code, message: 'It does not open' } });
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('Opening Lantern')).not.toBeInTheDocument();
});

test('a frame that never becomes ready shows a notice, and can be opened again', async () => {
  jest.useFakeTimers();
  show();
  await act(async () => void (await jest.advanceTimersByTimeAsync(100)));
  await act(async () => void (await jest.advanceTimersByTimeAsync(20_100)));
  expect(screen.getByText(messages.slow)).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: messages.retry }).click());
  await act(async () => void (await jest.advanceTimersByTimeAsync(100)));
  expect(requests.map(({ wantsFun }) => wantsFun)).toEqual([false, false]);
  expect(screen.queryByText(messages.slow)).not.toBeInTheDocument();
});

test('a launch without a response shows a notice, and can be retried', async () => {
  jest.useFakeTimers();
  responses = [() => new Promise(() => undefined)];
  show();
  await act(async () => void (await jest.advanceTimersByTimeAsync(20_100)));
  expect(screen.getByText(messages.slow)).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: messages.retry }).click());
  await act(async () => void (await jest.advanceTimersByTimeAsync(100)));
  expect(requests).toHaveLength(2);
  expect(screen.getByTitle('Lantern, game')).toBeInTheDocument();
  expect(screen.queryByText(messages.slow)).not.toBeInTheDocument();
});

test('shows the time in the game', async () => {
  show();
  await frame();
  expect(await screen.findByText(/^0:0[1-9]$/, {}, { timeout: 10_000 })).toBeInTheDocument();
});

test('RGA-12 a reality check pauses the game, shows it the summary, and resumes it after the answer', async () => {
  show({ isPlayer: true });
  const sent = jest.spyOn((await frame()).contentWindow as Window, 'postMessage');
  const messagesOf = () => sent.mock.calls.map(([message]) => message);
  await post({ type: 'gprg_ready', payload: {} });
  const check = {
    settings: { period: 'HOUR', minutes: 60 },
    currency: 'EUR',
    turnover: 40,
    winnings: 27.5,
    delta: -12.5,
  } as const;
  const summary = { ...check, from: '2026-11-20T10:00:00.000Z', to: '2026-11-20T11:05:00.000Z' };
  sent.mockClear();
  act(() => useRealityCheck.setState({ isDue: true, summary }));
  expect(useRealityCheck.getState().isGameRunning).toBe(true);
  await post({ type: 'gprg_paused', payload: {} });
  expect(useRealityCheck.getState().isGameRunning).toBe(false);
  const payload = { elapsedMinutes: 65, turnover: 40, winnings: 27.5, delta: -12.5 };
  expect(messagesOf()).toEqual([
    { type: 'oprg_pause', payload: {} },
    { type: 'oprg_realityCheckData', payload },
  ]);
  act(() => useRealityCheck.setState({ isDue: false, summary: undefined }));
  expect(messagesOf().at(-1)).toEqual({ type: 'oprg_resume', payload: {} });
});

test('DEC-RGA-3 a game refused because of a reality check opens after the answer', async () => {
  installFakeChannel();
  responses = [() => json({ status: 400, code: 'error.reality_check.due' }, 400)];
  show({ isPlayer: true });
  expect(await screen.findByText(messages.realityCheckTitle)).toBeInTheDocument();
  expect(postedMessages).toEqual(['changed']);
  act(() => useRealityCheck.setState({ isDue: true }));
  act(() => useRealityCheck.setState({ isDue: false }));
  expect(await frame()).toBeInTheDocument();
  expect(requests).toHaveLength(2);
});
