/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LaunchAnswer } from '#lib/launch/answer.ts';
import en from '#messages/en.json';
import { GameRoom } from './game-room.tsx';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const words = en.play;
const place = { words, locale: 'en-UN', language: 'en', market: 'UN', home: '/en-UN', isPlayer: false };
const game = { id: 'game-lantern', slug: 'lantern', title: 'Lantern', isLive: false, gameType: 'slot', hasDemo: true };
const origin = 'https://games.example';
const fun: LaunchAnswer = { kind: 'game', url: `${origin}/relax/launch?mode=fun`, mode: 'fun', isHeldToFun: false };
const wishes: { wantsFun: boolean; isFresh: boolean; slug: string }[] = [];
let answers: (() => Promise<Answer>)[];

/** As much of a `Response` as is read; jsdom has none. */
const answerOf = (body: unknown, status: number) => ({
  ok: status < 300,
  status,
  headers: new Map<string, string>(),
  json: async () => body,
});
type Answer = ReturnType<typeof answerOf>;
const answer = async (body: unknown, status = 200) => answerOf(body, status);

beforeEach(() => {
  wishes.length = 0;
  answers = [];
  push.mockClear();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  const fetch = async (_: string, init: { body: string }) => {
    wishes.push(JSON.parse(init.body));
    return (answers.shift() ?? (() => answer(fun)))();
  };
  Object.assign(globalThis, { fetch });
});
afterEach(() => jest.useRealTimers());

const show = (more: Partial<typeof place> = {}, played: Partial<typeof game> = {}) =>
  render(<GameRoom place={{ ...place, ...more }} game={{ ...game, ...played }} poster={undefined} />);
const frame = () => screen.findByTitle<HTMLIFrameElement>('Lantern, the game itself');

async function says(data: unknown, from = origin) {
  const source = (await frame()).contentWindow;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: from, source })));
}

test('GAM-03 GAM-19 loads, plays, and says that it is for fun', async () => {
  show();
  expect(screen.getByText('Opening Lantern')).toBeInTheDocument();
  expect(await frame()).toHaveAttribute('src', `${origin}/relax/launch?mode=fun`);
  expect(wishes).toEqual([{ locale: 'en-UN', slug: 'lantern', wantsFun: false, isFresh: false, channel: 'web' }]);
  await says({ type: 'gprg_ready', payload: {} });
  expect(screen.queryByText('Opening Lantern')).not.toBeInTheDocument();
  expect(screen.getByText(words.forFun)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.signInToPlay })).toHaveAttribute('href', '#sign-in');
});

test('GAM-02 tells a player whose market is kept to fun, and offers no money', async () => {
  answers = [() => answer({ ...fun, isHeldToFun: true })];
  show({ isPlayer: true });
  expect(await screen.findByText(words.heldToFun)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: words.playReal })).not.toBeInTheDocument();
});

test('GAM-20 what a game covers on an upright phone cannot be reached by keys until it is made smaller', async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  render(
    <>
      <header>
        <a href="/en-UN">Parlour</a>
      </header>
      <GameRoom place={place} game={game} poster={undefined} />
      <footer />
    </>,
  );
  await frame();
  expect(screen.getByRole('banner', { hidden: true })).toHaveAttribute('inert');
  expect(screen.getByRole('contentinfo', { hidden: true })).toHaveAttribute('inert');
  await userEvent.click(screen.getByRole('button', { name: words.small }));
  expect(screen.getByRole('banner')).not.toHaveAttribute('inert');
});

test('GAM-01 an address may ask for fun, a retry asks for the same, and playing for money leaves the address', async () => {
  window.history.replaceState(null, '', '/en-UN/online-casino/play/relax/lantern?mode=fun');
  answers = [() => answer('<html>', 502)];
  show({ isPlayer: true });
  await userEvent.click(await screen.findByRole('button', { name: words.retry }));
  await userEvent.click(await screen.findByRole('button', { name: words.playReal }));
  expect(wishes.map(({ wantsFun }) => wantsFun)).toEqual([true, true, false]);
  expect(window.location.search).toBe('');
});

test('DEC-GAM-7 a table that was opened without a seat is watched, and one may sit down', async () => {
  show({ isPlayer: true }, { isLive: true, gameType: 'roulette' });
  expect(await screen.findByText(words.watching)).toBeInTheDocument();
  expect(screen.queryByText(words.forFun)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: words.playReal }));
  expect(wishes.map(({ wantsFun }) => wantsFun)).toEqual([false, false]);
});

test('GAM-20 the frame keeps its proportions', async () => {
  show();
  expect((await frame()).parentElement).toHaveClass('aspect-[1212/778]');
});

test.each([
  [{ kind: 'signIn' }, 200, words.signInTitle, words.signIn],
  [{ kind: 'blocked' }, 200, words.blockedTitle, words.lobby],
  [{ status: 404, code: 'error.game.not_found' }, 404, words.goneTitle, words.lobby],
  [{ status: 400, code: 'error.game.restricted' }, 400, words.blockedTitle, words.lobby],
  [{ status: 400, code: 'error.spend.limit.reached' }, 400, words.spendTitle, words.limits],
  [{ status: 400, code: 'error.terms.due' }, 400, words.termsTitle, words.termsRead],
  [{ status: 400, code: 'error.evolution.table.closed' }, 400, words.tableClosed, words.otherTable],
  [{ status: 400, code: 'error.evolution.table.full' }, 400, words.tableFull, words.otherTable],
  [{ status: 503, code: 'error.access.unavailable' }, 503, words.placeTitle, words.lobby],
  ['<html>', 502, words.brokenTitle, words.lobby],
])('GAM-14 GAM-27 %j is said in words, with a way on', async (body, status, title, way) => {
  answers = [() => answer(body, status)];
  show();
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: way }).length).toBeGreaterThan(0);
  expect(screen.queryByTitle('Lantern, the game itself')).not.toBeInTheDocument();
});

test('GAM-19 GAM-27 a launch that broke can be tried again', async () => {
  answers = [() => Promise.reject(new TypeError('no line'))];
  show();
  await userEvent.click(await screen.findByRole('button', { name: words.retry }));
  expect(await frame()).toBeInTheDocument();
});

test('GAM-26 a game that a bonus forbids can still be played for fun', async () => {
  answers = [() => answer({ status: 400, code: 'error.game.limitation' }, 400)];
  show();
  await userEvent.click(await screen.findByRole('button', { name: words.playFun }));
  await frame();
  expect(wishes.map(({ wantsFun }) => wantsFun)).toEqual([false, true]);
});

test('GAM-14 a session that has run out at the provider is renewed once, without a word', async () => {
  const stale = () => answer({ status: 400, code: 'error.evolution.session' }, 400);
  answers = [stale];
  show();
  expect(await frame()).toBeInTheDocument();
  expect(wishes.map(({ isFresh }) => isFresh)).toEqual([false, true]);
});

test('GAM-14 a session that cannot be renewed is an error like others', async () => {
  const stale = () => answer({ status: 400, code: 'error.evolution.session' }, 400);
  answers = [stale, stale];
  show();
  expect(await screen.findByText(words.brokenTitle)).toBeInTheDocument();
  expect(wishes).toHaveLength(2);
});

test('GAM-22 the game leads to the lobby and to the deposit, and a strange page nowhere', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  show();
  await says({ type: 'gprg_lobby', payload: {} }, 'https://evil.test');
  expect(push).not.toHaveBeenCalled();
  await says({ type: 'gprg_lobby', payload: {} });
  expect(push).toHaveBeenLastCalledWith('/en-UN/online-casino');
  await says({ type: 'gprg_deposit', payload: {} });
  expect(push).toHaveBeenLastCalledWith('/en-UN/deposit');
  warn.mockRestore();
});

test('a game that was opened elsewhere says so, and can be taken back', async () => {
  show();
  await says({ type: 'gprg_error', payload: { code: 'SESSION_CLOSED', message: 'closed' } });
  expect(screen.getByText(words.closedTitle)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: words.again }));
  expect(await frame()).toBeInTheDocument();
});

test.each([
  ['unreachable', words.brokenTitle],
  ['no-session', words.brokenTitle],
  ['unknown-game', words.goneTitle],
])('GAM-27 a game that says “%s” instead of opening is no longer waited for', async (code, title) => {
  show();
  await says({ type: 'gprg_error', payload: { code, message: 'It does not open' } });
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByText('Opening Lantern')).not.toBeInTheDocument();
});

test('a frame that never says ready is not left unexplained, and can be opened anew', async () => {
  jest.useFakeTimers();
  show();
  await act(async () => void (await jest.advanceTimersByTimeAsync(100)));
  await act(async () => void (await jest.advanceTimersByTimeAsync(20_100)));
  expect(screen.getByText(words.slow)).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: words.retry }).click());
  await act(async () => void (await jest.advanceTimersByTimeAsync(100)));
  expect(wishes.map(({ wantsFun }) => wantsFun)).toEqual([false, false]);
  expect(screen.queryByText(words.slow)).not.toBeInTheDocument();
});

test('a launch that nobody answers is not left unexplained either, and can be tried again', async () => {
  jest.useFakeTimers();
  answers = [() => new Promise(() => undefined)];
  show();
  await act(async () => void (await jest.advanceTimersByTimeAsync(20_100)));
  expect(screen.getByText(words.slow)).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: words.retry }).click());
  await act(async () => void (await jest.advanceTimersByTimeAsync(100)));
  expect(wishes).toHaveLength(2);
  expect(screen.getByTitle('Lantern, the game itself')).toBeInTheDocument();
  expect(screen.queryByText(words.slow)).not.toBeInTheDocument();
});

test('shows the time that was spent', async () => {
  show();
  await frame();
  expect(await screen.findByText(/^0:0[1-9]$/, {}, { timeout: 10_000 })).toBeInTheDocument();
});
