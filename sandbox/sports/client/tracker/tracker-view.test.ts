/** @jest-environment jsdom */
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { makeEvent } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import en from '../../messages/en.json' with { type: 'json' };
import type { WireEvent } from '../../wire.ts';
import type { WireTracker } from '../../wire-tracker.ts';

const line = { side: null, worth: 0, home: 0, away: 0, period: 1, minute: null, over: null };
const goal = (minute: number, home: number, away: number, side: 'HOME' | 'AWAY') =>
  ({ ...line, kind: 'GOAL', side, worth: 1, home, away, minute }) as const;
const first = [goal(12, 1, 0, 'HOME'), goal(30, 1, 1, 'AWAY'), { ...line, kind: 'PERIOD_END', home: 1, away: 1 } as const];

async function openPage() {
  jest.resetModules();
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
  document.body.innerHTML = `<script id="facts" type="application/json">${JSON.stringify({
    ...{ key: 'key', owner: '', site: 'http://site', language: 'en', currency: 'EUR', path: '', messages: en },
    numbers: { group: ',', decimal: '.' },
  })}</script><main></main>`;
  const { getState } = await import('../state/store.ts');
  const { patch } = await import('../dom/patch.ts');
  const { trackerView } = await import('./tracker-view.ts');
  const main = document.querySelector('main') as HTMLElement;
  const textsOf = (selector: string) => [...main.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    show(tracker: Partial<WireTracker>, more: Partial<WireEvent> = {}, state: Partial<ReturnType<typeof getState>> = {}) {
      const clock = { period: 1, minute: 63, isBreak: false };
      const live = { score: { home: 1, away: 1 }, clock, tracker: { incidents: [], game: null, ...tracker } };
      patch(main, trackerView({ ...getState(), ...state }, makeEvent('a', { phase: 'LIVE', ...live, ...more })));
    },
    lines: () => textsOf('.timeline .incident-text'),
    spoken: () => textsOf('[role=status]').join(''),
    text: () => main.textContent ?? '',
    main,
  };
}

test('SPB-17 the course of a match is read newest first, and a new line is spoken', async () => {
  const page = await openPage();
  page.show({ incidents: first });
  expect(page.lines()).toEqual([en.halfTime, 'Goal for a away', 'Goal for a home']);
  page.show({ incidents: [...first, goal(63, 2, 1, 'HOME')] });
  expect(page.lines()[0]).toBe('Goal for a home');
  expect(page.spoken()).toBe('Goal for a home, Score 2–1');
});

test('SPB-17 older lines are folded, and the drawing is hidden from screen readers', async () => {
  const page = await openPage();
  page.show({ incidents: [...first, ...[2, 3, 4].map((home) => goal(60 + home, home, 1, 'HOME'))] });
  expect(page.main.querySelector('summary')?.textContent).toBe(formatMessage(en['tracker.earlier'], { count: 2 }));
  expect(page.main.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each([
  ['the connection is lost', { isConnected: false }, true],
  ['nothing has come for long', { receivedAt: 0 }, true],
  ['news has just come', {}, false],
])('SPB-17 the tracker says that the feed has stopped when %s', async (_, state, isSaid) => {
  const page = await openPage();
  page.show({ incidents: first }, {}, state);
  expect(page.text().includes(en['tracker.stopped'].split('{')[0] ?? '')).toBe(isSaid);
});

test('SPB-17 an event that is over has its course without a clock, one that has not begun has none', async () => {
  const page = await openPage();
  page.show({ incidents: first }, { phase: 'ENDED', clock: null }, { receivedAt: 0 });
  expect(page.lines()).toHaveLength(3);
  expect(page.spoken()).toBe('');
  expect(page.main.querySelector('.line-notice, .tracker-now')).toBeNull();
  page.show({}, { phase: 'UPCOMING', tracker: null });
  expect(page.text()).toBe('');
});

test('SPB-17 tennis says games, points and who serves', async () => {
  const page = await openPage();
  const pair = (home: number, away: number) => ({ home, away });
  const sport = { slug: 'tennis', name: 'Tennis' };
  page.show({ game: { games: pair(4, 3), points: pair(4, 3), isTieBreak: false, serving: 'AWAY' } }, { sport });
  expect(page.text()).toContain('Games 4–3Points A–40Serving: a away');
  page.show({ game: { games: pair(6, 6), points: pair(5, 6), isTieBreak: true, serving: 'HOME' } }, { sport });
  expect(page.text()).toContain('Games 6–6Tie-break 5–6Serving: a home');
});
