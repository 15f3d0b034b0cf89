import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LobbyTile } from '#lib/games/catalog/types.ts';
import type { FoundSports, SearchPage, SearchPages } from '#lib/search/types.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch } from '../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { makeCatalogueGame, makeTile } from '../../tests/fixtures/lobby-tile.ts';
import { SearchButton } from './search-button.tsx';

const { search: messages } = en;

const gameOf = (title: string, more: Partial<LobbyTile> = {}) => makeCatalogueGame(makeTile(title, { studio: 'Wick', ...more }));

const pageOf = (title: string, page: Partial<SearchPage> = {}): SearchPage => ({
  ...{ path: `/info/${title}`, title, text: `About ${title}`, questions: [], rest: '', hiddenOn: [], ...page },
});

const options = { providers: [], studios: [{ key: 's', label: 'Lantern Works' }], volatilities: [], features: [] };
const lanterns = ['Lantern 1', 'Lantern 2', 'Lantern 3', 'Lantern 4', 'Lantern 5'].map((title) => gameOf(title));
const catalogue = { ...options, games: [...lanterns, gameOf('Lantern closed', { closedIn: ['fi'] })] };
const pages: SearchPages = {
  closed: [],
  promotions: [
    pageOf('Lantern Friday', { path: '/promotions/casino/lantern-friday' }),
    pageOf('Hidden lantern', { hiddenOn: ['tablet'] }),
  ],
  help: [pageOf('Contact', { questions: ['What is a lantern?'] })],
};
const event = { kind: 'event', path: '/sportsbook/football/a/b/c', title: 'Lantern United – Rovers', of: 'A · B' } as const;
const sports: FoundSports = { total: 1, found: [{ ...event, startsAt: null, isLive: true }] };

type Answers = Readonly<Record<'catalogue' | 'pages' | 'sports', unknown>>;
let answers: Answers;
let requested: string[];
let delay: Promise<void> = Promise.resolve();

beforeEach(() => {
  delay = Promise.resolve();
  answers = { catalogue, pages, sports };
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  requested = answerFetch(async (path) => {
    await delay;
    if (path.includes('/locales/')) return [200, messages];
    if (path.includes('/place')) return [200, { country: 'FI' }];
    if (path.includes('lobby=live')) return [200, { ...options, studios: [], games: [] }];
    const [, body] = Object.entries(answers).find(([part]) => path.includes(part)) ?? [];
    // A number is a failure of that status.
    return typeof body === 'number' ? [body, {}] : [200, body];
  });
});

// Each test has a locale of its own, because what is searched is loaded once per page view.
const show = (code: Parameters<typeof renderWithLocale>[1]) =>
  renderWithLocale(<SearchButton label="Search the site" failedLabel="It could not be opened." closeLabel="Close" />, code);
const opener = () => screen.getByRole('button', { name: 'Search the site' });
const field = () => screen.findByRole('searchbox', { name: messages.field });

async function searchFor(text: string): Promise<void> {
  await userEvent.click(opener());
  await userEvent.type(await field(), text);
}

test('LOB-08 letters typed before the search is loaded are in its field, and nothing is loaded before', async () => {
  let load: () => void = () => undefined;
  delay = new Promise((resolve) => {
    load = resolve;
  });
  show('en-UN');
  expect(requested).toEqual([]);
  await userEvent.click(opener());
  await userEvent.keyboard('lan');
  load();
  const input = await field();
  expect(input).toHaveValue('lan');
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.keyboard('tern');
  expect(await field()).toHaveValue('lantern');
});

test('LOB-08 results by kind with their counts, without games closed in the country and offers hidden on the screen', async () => {
  show('en-FI');
  await searchFor('lantern');
  expect(await screen.findByText('9 results')).toHaveAttribute('role', 'status');
  const countOf = (kind: string) => screen.getByRole('heading', { name: new RegExp(`^${kind} \\d`) }).textContent;
  expect(['Casino', 'Studios', 'Promotions', 'Sports', 'Help and rules'].map(countOf)).toEqual([
    'Casino 5',
    'Studios 1',
    'Promotions 1',
    'Sports 1',
    'Help and rules 1',
  ]);
  const linkOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkOf(/^Lantern Works Casino/)).toBe('/en-FI/online-casino?studios=s');
  expect(linkOf(/^Show all 5/)).toBe('/en-FI/online-casino?q=lantern');
  expect(linkOf(/^Lantern United – Rovers Live/)).toBe('/en-FI/sportsbook/football/a/b/c');
  expect(linkOf(/^Contact What is a lantern\?/)).toBe('/en-FI/info/Contact');
});

test('the arrow keys move through the results, Escape closes, and the button has the focus again', async () => {
  show('fi-FI');
  await searchFor('lantern');
  await screen.findByText(/^9 /);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: /^Lantern 2/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(await field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: /^Lantern 1/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('a link to #search opens it, and the address is as before', async () => {
  show('no-NO');
  window.location.hash = '#search';
  const input = await field();
  await waitFor(() => expect(input).toHaveFocus());
  expect(window.location.hash).toBe('');
});

test('a service that does not answer leaves the other results, and can be tried again', async () => {
  answers = { ...answers, sports: 503 };
  show('de-AT');
  await searchFor('lantern');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(messages.sportsFailed);
  expect(screen.getByRole('link', { name: /^Lantern 1/ })).toBeVisible();
  answers = { ...answers, sports };
  await userEvent.click(within(alert).getByRole('button', { name: /^Try again/ }));
  expect(await screen.findByRole('link', { name: /^Lantern United/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a text that is nowhere is said so with ways on, and a section that is closed to the reader is not searched', async () => {
  answers = { ...answers, pages: { ...pages, closed: ['casino', 'sports'] } };
  show('nz-NZ');
  await searchFor('lantern 5');
  expect(await screen.findByText(/“lantern 5”/)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.toHelp })).toHaveAttribute('href', '/nz-NZ/contact');
});

test('a search that cannot be loaded says so, and keeps what was typed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers();
  answerFetch(() => [503]);
  show('en-UN');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(opener());
  await user.keyboard('lan');
  await jest.advanceTimersByTimeAsync(20_000);
  jest.useRealTimers();
  expect(await screen.findByRole('alert')).toHaveTextContent('It could not be opened.');
  expect(opener()).toHaveFocus();
});
