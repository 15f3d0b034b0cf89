import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpdatedNotice } from '#components/shell/updated-notice.tsx';
import { ToastHost } from '#components/ui/overlay/toast-host.tsx';
import { noteActivity } from '#lib/session/activity.ts';
import { leaveAfterSignOut } from '#lib/session/leave-page.ts';
import en from '#messages/en.json';
import { type Answer, answerFetch, json } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { FrameStage } from './frame-stage.tsx';

jest.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }));
jest.mock('./player-sync.tsx', () => ({ PlayerSync: ({ changes }: { changes: number }) => <p>Wallet {changes}</p> }));
jest.mock('#lib/session/activity.ts', () => ({ noteActivity: jest.fn(), forgetActivity: jest.fn() }));

const messages = en.sportsFrame;
const origin = 'https://sports.example';
const root = '/en-UN/sportsbook';
const requests: { locale: string; path: string }[] = [];
let responses: (() => Answer | Promise<Answer>)[];

const opened = (id: number) => json({ iframeUrl: `${origin}/frame?context=${id}`, expiresAt: '2026-11-21T12:30:00Z' });

beforeEach(() => {
  requests.length = 0;
  responses = [];
  window.history.replaceState(null, '', root);
  document.head.innerHTML = `<title>Sports</title><link rel="canonical" href="https://site.example${root}">`;
  window.ResizeObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
    unobserve = () => undefined;
  };
  answerFetch((_, { body }) => {
    requests.push(body as (typeof requests)[number]);
    return responses.shift()?.() ?? opened(requests.length);
  });
  Object.assign(globalThis, { AbortSignal: { ...AbortSignal, timeout: () => undefined } });
});
afterEach(() => jest.useRealTimers());

const show = (isPlayer = false, heading?: string) =>
  renderWithLocale(
    <>
      <FrameStage isPlayer={isPlayer} siteName="Parlour">
        {heading && <h1>{heading}</h1>}
        <a href={`${root}/tennis`}>Tennis</a>
      </FrameStage>
      <ToastHost label="Messages" dismissLabel="Close" />
      <UpdatedNotice>Updated</UpdatedNotice>
    </>,
  );
const frame = () => screen.findByTitle<HTMLIFrameElement>(messages.frame);

async function post(type: string, payload: object = {}, from = origin) {
  const source = (await frame()).contentWindow;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: { type, payload }, origin: from, source })));
}

async function spyOnFrame() {
  const spy = jest.spyOn((await frame()).contentWindow as Window, 'postMessage');
  return () => spy.mock.calls.map(([message]) => message).filter(({ type }) => type !== 'sb.viewport');
}
/** The router's own time between a request and a redirect has passed. */
const settle = () => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);

test('SPB-01 the listing gives its place to the frame once that is ready', async () => {
  window.history.replaceState(null, '', `${root}/football/europe`);
  show();
  expect(await frame()).toHaveAttribute('src', `${origin}/frame?context=1`);
  expect(requests).toEqual([{ locale: 'en-UN', path: 'football/europe' }]);
  expect(screen.getByRole('link', { name: 'Tennis' })).toBeInTheDocument();
  await post('sb.ready');
  expect(screen.queryByRole('link', { name: 'Tennis' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.skip })).toHaveAttribute('href', '#after-sportsbook');
});

test('MKT-01 a page whose heading is in the listing keeps one, of the view that the frame shows', async () => {
  show(false, 'Live betting');
  await post('sb.ready');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Live betting');
  await post('sb.route', { path: 'tennis', title: 'Tennis' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tennis');
});

test('DEC-SPB-1 messages of another origin and of another shape are dropped', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  show();
  await post('sb.ready', {}, 'https://sports.example.evil.test');
  await post('sb.route', { path: 'tennis' }, 'https://evil.test');
  await post('sb.ready', [] as never);
  await post('gprg_ready');
  expect(screen.getByRole('link', { name: 'Tennis' })).toBeInTheDocument();
  expect(window.location.pathname).toBe(root);
  warn.mockRestore();
});

test('SPB-16 the selections of a link go to the frame once it is ready, and leave the address', async () => {
  window.history.replaceState(null, '', `${root}#slip=a:1x2:HOME,b:1x2:AWAY`);
  show();
  const sent = await spyOnFrame();
  await post('sb.ready');
  const fill = (selections: string) => ({ type: 'sb.fillSlip', payload: { selections } });
  expect(sent()).toContainEqual(fill('a:1x2:HOME,b:1x2:AWAY'));
  expect([window.location.pathname, window.location.hash]).toEqual([root, '']);
  for (const hash of [`#slip=${'x'.repeat(3_000)}`, '#other']) {
    window.history.replaceState(null, '', `${root}${hash}`);
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  }
  expect(sent().filter(({ type }) => type === 'sb.fillSlip')).toEqual([fill('a:1x2:HOME,b:1x2:AWAY'), fill('')]);
  expect(window.location.hash).toBe('#other');
});

test('DEC-SPB-2 SPB-04 address and title follow the frame, and back and forward drive it', async () => {
  show();
  const sent = await spyOnFrame();
  await post('sb.ready');
  const now = settle();
  await post('sb.route', { path: 'football/europe', title: 'Europe' });
  expect([window.location.pathname, document.title]).toEqual([`${root}/football/europe`, 'Europe · Parlour']);
  for (const path of ['../deposit', '/evil', 'Football', 'a/b/c/d/e']) await post('sb.route', { path });
  expect(window.location.pathname).toBe(`${root}/football/europe`);
  expect(sent()).toEqual([]);
  window.history.back();
  await waitFor(() => expect(sent()).toEqual([{ type: 'sb.navigate', payload: { path: '' } }]));
  await post('sb.route', { path: '' });
  expect([window.location.pathname, document.title]).toEqual([root, 'Sports']);
  window.history.forward();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ type: 'sb.navigate', payload: { path: 'football/europe' } });
  now.mockRestore();
});

test.each([
  ['takes no step of the history', [''], root],
  ['leads back where no other follows', [], `${root}/tennis`],
])('DEC-SPB-2 after a step back, a late message of the view that was left %s', async (_, answers, address) => {
  show();
  const sent = await spyOnFrame();
  await post('sb.ready');
  const now = settle();
  await post('sb.route', { path: 'tennis', title: 'Tennis' });
  now.mockRestore();
  window.history.back();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await post('sb.route', { path: 'tennis' });
  expect(window.location.pathname).toBe(root);
  for (const path of answers) await post('sb.route', { path });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(window.location.pathname).toBe(address);
});

test.each([
  ['is a step of the history, once the first one was named', true, 1],
  ['takes the place of the first one, where none was named', false, 0],
])('DEC-SPB-2 a view that opens soon after the frame %s', async (_, isNamed, steps) => {
  show();
  if (isNamed) await post('sb.route', { path: '' });
  await post('sb.ready');
  const push = jest.spyOn(window.history, 'pushState');
  await post('sb.route', { path: 'tennis' });
  expect([window.location.pathname, push.mock.calls.length]).toEqual([`${root}/tennis`, steps]);
  push.mockRestore();
});

test('DEC-SPB-2 a view that a step back restores has its own title, not that of the page that held it', async () => {
  window.history.replaceState(null, '', `${root}/football`);
  show();
  await post('sb.route', { path: 'football', title: 'Football' });
  expect(document.title).toBe('Football · Parlour');
});

test('DEC-SPB-2 a link of the site into the sportsbook keeps the frame', async () => {
  const { container } = show();
  const sent = await spyOnFrame();
  await post('sb.ready');
  const link = container.ownerDocument.createElement('a');
  link.href = `${root}/live-betting`;
  link.textContent = 'Live';
  container.append(link);
  await userEvent.click(link);
  expect(window.location.pathname).toBe(`${root}/live-betting`);
  expect(sent()).toEqual([{ type: 'sb.navigate', payload: { path: 'live-betting' } }]);
  expect(requests).toHaveLength(1);
});

test('SPB-11 the bar of a betslip opens it in the frame, alone on the page, and the way back closes it', async () => {
  Object.assign(window, { scrollBy: () => undefined });
  // The router's own state.
  window.history.replaceState({}, '', root);
  show();
  const [nav, chat] = ['nav', 'iframe'].map((name) => document.body.appendChild(document.createElement(name)));
  const sent = await spyOnFrame();
  const slip = { name: 'Betslip', text: '2 selections', odds: '3.40' };
  await post('sb.ready');
  await post('sb.slip', { ...slip, isOpen: false });
  const bar = screen.getByRole('button', { name: /Betslip 2 selections/ });
  await userEvent.click(bar);
  expect(await frame()).toHaveFocus();
  expect(sent()).toEqual([{ type: 'sb.showSlip', payload: { isOpen: true } }]);
  await post('sb.slip', { ...slip, isOpen: true });
  expect([bar.inert, document.documentElement.dataset.slip]).toEqual([true, 'open']);
  for (const message of [screen.getByRole('region', { name: 'Messages' }), screen.getByText('Updated')]) {
    expect(message.inert).toBeFalsy();
  }
  expect([nav?.inert, chat?.inert]).toEqual([true, undefined]);
  await waitFor(() => expect(window.history.state).toHaveProperty('overlay'));
  window.history.back();
  await waitFor(() => expect(sent().at(-1)).toEqual({ type: 'sb.showSlip', payload: { isOpen: false } }));
  await post('sb.slip', { ...slip, isOpen: false });
  expect([bar.inert, window.location.pathname]).toEqual([false, root]);
  expect(bar).toHaveFocus();
  await post('sb.slip', { ...slip, text: '', isOpen: false });
  expect(bar).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-slip');
  for (const appended of [nav, chat]) appended?.remove();
});

test('SPB-12 the format of odds that a player chose is kept in the browser and sent to the next frame', async () => {
  const { unmount } = show();
  await post('sb.ready');
  await post('sb.oddsFormat', { format: 'ROMAN' });
  await post('sb.oddsFormat', { format: 'FRACTIONAL' });
  unmount();
  show();
  const sent = await spyOnFrame();
  await post('sb.ready');
  expect(sent()).toEqual([{ type: 'sb.showOdds', payload: { format: 'FRACTIONAL' } }]);
});

test('S1 a frame that has expired is requested again for the view that it showed', async () => {
  show();
  await post('sb.ready');
  const now = settle();
  await post('sb.route', { path: 'tennis' });
  await post('sb.expired');
  await waitFor(() => expect(requests.at(-1)).toEqual({ locale: 'en-UN', path: 'tennis' }));
  await waitFor(async () => expect(await frame()).toHaveAttribute('src', `${origin}/frame?context=2`));
  now.mockRestore();
});

test('S1 a frame that expires again and again ends with a notice', async () => {
  show();
  for (let count = 1; count <= 4; count += 1) {
    await waitFor(async () => expect(await frame()).toHaveAttribute('src', `${origin}/frame?context=${count}`));
    await post('sb.expired');
  }
  expect(await screen.findByText(messages.failed)).toBeInTheDocument();
  expect(requests).toHaveLength(4);
});

test('S1 a late answer after the notice of a frame that has expired too often opens none', async () => {
  show();
  const source = (await frame()).contentWindow;
  const late = Promise.withResolvers<Answer>();
  responses = [() => late.promise, () => late.promise, () => late.promise];
  act(() => {
    for (let count = 1; count <= 4; count += 1)
      window.dispatchEvent(new MessageEvent('message', { data: { type: 'sb.expired', payload: {} }, origin, source }));
  });
  await act(async () => late.resolve(opened(4)));
  expect(screen.getByText(messages.failed)).toBeInTheDocument();
  expect(requests).toHaveLength(4);
});

test('a visitor who bets is asked to sign in, and a player’s bet reloads the wallet', async () => {
  const { unmount } = show();
  await post('sb.ready');
  await post('sb.login');
  expect(window.location.hash).toBe('#sign-in');
  unmount();
  show(true);
  await post('sb.ready');
  await post('sb.betPlaced', { betId: 'b1' });
  await post('sb.balance');
  expect(await screen.findByText('Wallet 2')).toBeInTheDocument();
  expect(noteActivity).toHaveBeenCalledTimes(1);
});

test.each([
  ['a service that does not answer', () => json({ status: 503, code: 'error.system.error' }, 503), messages.failed],
  ['a network that fails', () => Promise.reject(new TypeError('offline')), messages.failed],
  ['an unknown location', () => json({ status: 503, code: 'error.access.unavailable' }, 503), messages.place],
  ['too many requests', () => json({ status: 429, code: 'error.too_many_requests' }, 429), messages.tooMany],
])('SPB-01 with %s the listing stays, and the frame can be requested again', async (_, response, text) => {
  responses = [response];
  show();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tennis' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: messages.retry }));
  expect(await frame()).toBeInTheDocument();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test.each([
  ['error.forbidden', 403, messages.refused],
  ['error.terms.due', 400, messages.terms],
])('SPB-01 %s has words and no retry', async (code, status, text) => {
  responses = [() => json({ status, code }, status)];
  show(true);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: messages.retry })).not.toBeInTheDocument();
});

test('a frame that never becomes ready gets a notice, and the listing stays', async () => {
  jest.useFakeTimers();
  show();
  await act(async () => void (await jest.advanceTimersByTimeAsync(100)));
  await act(async () => void (await jest.advanceTimersByTimeAsync(10_100)));
  expect(screen.getByText(messages.slow)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tennis' })).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: messages.retry }).click());
  await act(async () => void (await jest.advanceTimersByTimeAsync(100)));
  expect(requests).toHaveLength(2);
  expect(screen.queryByText(messages.slow)).not.toBeInTheDocument();
});

test('LOG-17 a sign-out closes the player’s part before the page is left', async () => {
  show(true);
  const sent = await spyOnFrame();
  await post('sb.ready');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => leaveAfterSignOut('/en-UN'));
  expect(sent()).toEqual([{ type: 'sb.logout', payload: {} }]);
  expect(screen.queryByTitle(messages.frame)).not.toBeInTheDocument();
});
