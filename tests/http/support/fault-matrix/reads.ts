import { fillPath, myPath, writeQuery } from '#lib/core/api/endpoint.ts';
import { namedEndpoints } from '#lib/endpoints.ts';
import { readExamples } from '../../../../scripts/openapi/examples.ts';
import { accountPageTypes, pageTypes } from '../../../journeys/support/pages/page-types.ts';

const examples = readExamples();

/** Every read of browsers through the relay, with the input of its example. */
const relayReads = namedEndpoints
  .filter(({ endpoint: { browser, method } }) => browser && method === 'GET')
  .map(({ endpoint: { method, path } }) => {
    const { params = {}, query } = examples.get(`${method} ${path}`) ?? {};
    return `/api/platform${fillPath(myPath(path), params)}${writeQuery(query)}`;
  });

/** The site's own handlers that only read. */
const siteReads = [
  '/api/auth/session',
  '/api/config?market=FI',
  '/api/content/for-me?locale=fi-FI',
  '/api/content/game-names?locale=fi-FI&ids=game-a',
  '/api/content/help-lines?market=FI',
  '/api/content/registration?locale=fi-FI',
  '/api/content/side-panel?locale=fi-FI&slug=how-bonuses-work',
  '/api/content/welcome?locale=fi-FI',
  '/api/history/export?locale=fi-FI&zone=Europe/Helsinki',
  '/api/inbox?locale=fi-FI',
  '/api/inbox/session',
  '/api/inbox/unread',
  '/api/lobby/catalogue?lobby=casino&locale=fi-FI',
  '/api/lobby/category?locale=fi-FI&lobby=casino&category=slots&from=60&count=60',
  '/api/lobby/details?locale=fi-FI&game=ferrymans-lantern',
  '/api/lobby/games?locale=fi-FI&ids=game-a',
  '/api/lobby/other-tables?locale=fi-FI&table=harbour-roulette&currency=EUR&group=kind',
  '/api/lobby/place',
  '/api/lobby/search?locale=fi-FI&lobby=casino&screen=phone&from=0&count=9',
  '/api/lobby/tables?currency=EUR',
  '/api/lobby/winners?locale=fi-FI',
  '/api/pay-and-play/offer?locale=fi-FI',
  '/api/recovery',
  '/api/search/pages?locale=fi-FI',
  '/api/search/sports?locale=fi-FI&text=cup',
  '/api/session/list',
  '/api/session/refusal',
  '/api/support/chat?market=FI',
  '/api/support/chat-player',
  '/api/support/chat-unread',
  '/api/support/hours?market=FI',
  '/api/terms',
] as const;

/** Handlers that only open an address at a service, with what a page posts to them. */
export const openings: ReadonlyMap<string, object> = new Map([
  ['/api/pay-and-play/start', { locale: 'fi-FI', amountMinor: 5_000 }],
  ['/api/realtime/ticket', {}],
  ['/api/sportsbook/context', { locale: 'fi-FI', path: 'football' }],
]);

export const reads: readonly string[] = [...relayReads, ...siteReads, ...openings.keys()];

export const pages: readonly string[] = [...pageTypes, ...accountPageTypes].map((path) => `/fi-FI${path}`);
