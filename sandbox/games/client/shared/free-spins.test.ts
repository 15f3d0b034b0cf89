/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import en from '../../messages/en.json' with { type: 'json' };
import type { FreeSpins } from './facts.ts';

const spins = { total: 20, remaining: 12, betMinor: 20, wonMinor: 140, wrMultiplier: 20 };
const facts = {
  ...{ key: 'k', site: 'http://localhost:3000', slug: 's', title: 'Cloudbreaker', engine: 'video-slot', mode: 'real' },
  ...{
    currency: 'EUR',
    numbers: { isEuroAfter: true, group: ',', decimal: '.' },
    language: 'en',
    balanceMinor: 30_000,
    freeSpins: spins,
    lobbyUrl: '',
    depositUrl: '',
    minRoundMs: 0,
    maxStakeMinor: null,
  },
  ...{ rtp: 96, boughtRtp: null, hasJackpot: false, dealer: '', rules: {}, messages: en },
};

const setReady = jest.fn();
let page: typeof import('./free-spins.ts');
beforeAll(async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  const script = document.createElement('script');
  Object.assign(script, { id: 'facts', type: 'application/json', textContent: JSON.stringify(facts) });
  document.body.append(script);
  page = await import('./free-spins.ts');
});

test('DEC-BON-21 shows the free spins that are left, their bet value, and what they have won', () => {
  expect([page.hasFreeSpins(), page.freeBetMinor(), page.spinLabel()]).toEqual([true, 20, 'Free spin · 12']);
  expect(page.freeSpinsText().replaceAll('\u00a0', ' ')).toMatch(/^Free spins: 12 of 20 left · won .*1[.,]40/);
  page.showSummaryIfOver();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  page.setFreeSpins(null);
  expect([page.hasFreeSpins(), page.freeBetMinor(), page.spinLabel(), page.freeSpinsText()]).toEqual([
    ...[false, undefined, 'Spin', ''],
  ]);
});

test.each<[string, Partial<NonNullable<FreeSpins>>, RegExp]>([
  ['with its wagering', {}, /1[.,]40.* bonus money to be wagered 20 times\.$/],
  ['without wagering', { wrMultiplier: 0 }, /1[.,]40.* bonus money\.$/],
  ['without a win', { wonMinor: 0 }, /did not win\.$/],
])('B11 the summary after the last free spin is shown once, %s', (_, more, text) => {
  page.setFreeSpins({ ...spins, remaining: 0, ...more });
  expect(page.spinLabel()).toBe('Spin');
  page.showSummaryIfOver();
  expect(screen.getByRole('dialog', { name: en.freeSpinsOver })).toHaveAccessibleDescription(text);
  screen.getByRole('button', { name: en.continue }).click();
  page.showSummaryIfOver();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a message whose button has the focus is cleared, and the main action has the focus', async () => {
  const { clearRefusal, startGame } = await import('./shell.ts');
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('offline'));
  const main = document.createElement('button');
  const actions = document.createElement('div');
  Object.assign(main, { className: 'primary', textContent: 'Bet' });
  actions.className = 'actions';
  actions.append(main);
  await startGame({ setReady, resume: async () => undefined, main: () => undefined }, [actions], () => []);
  screen.getByRole('button', { name: en.tryAgain }).focus();
  clearRefusal();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(main).toHaveFocus();
});

test('a late answer about a round whose end was shown shows nothing, and no controls wait for it', async () => {
  const { actInRound } = await import('./shell.ts');
  const [watched, cashedOut] = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
  globalThis.fetch = jest.fn().mockReturnValueOnce(watched.promise).mockReturnValueOnce(cashedOut.promise);
  const answer = (isOver: boolean) => {
    const round = { roundId: 'r1', view: {}, isOver, stakeMinor: 100, winMinor: 0 };
    return { ok: true, json: async () => ({ kind: 'played', round, balanceMinor: 900, freeSpins: null }) };
  };
  const showRound = jest.fn(async () => undefined);
  const moves = [actInRound('r1', { type: 'watch' }, showRound), actInRound('r1', { type: 'cash-out' }, showRound)];
  cashedOut.resolve(answer(true));
  await moves[1];
  watched.resolve(answer(false));
  await moves[0];
  expect(showRound.mock.calls).toEqual([[expect.objectContaining({ isOver: true })]]);
  expect(setReady).toHaveBeenLastCalledWith(true);
});

test('DEC-GAM-10 a page that can play on only after a reload pauses at once', async () => {
  const { actInRound } = await import('./shell.ts');
  globalThis.fetch = jest.fn(async () => ({ json: async () => ({ kind: 'refused', code: 'OPENED_ELSEWHERE' }) }) as Response);
  await actInRound('r2', { type: 'spin' }, async () => undefined);
  expect(screen.queryByText(en.paused)).not.toBeInTheDocument();
  const data = { type: 'oprg_pause', payload: {} };
  window.dispatchEvent(new MessageEvent('message', { origin: facts.site, source: window, data }));
  expect(screen.getByText(en.paused)).toBeVisible();
  expect(setReady).toHaveBeenLastCalledWith(false);
});
