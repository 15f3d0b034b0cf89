import { expect, test } from '@playwright/test';
import { documentId } from '../../../sandbox/data/content/document.ts';
import { chatUrl, siteUrl } from '../../journeys/support/addresses.ts';
import { publish, readDocument } from '../../journeys/support/editor.ts';
import { gameOf } from '../../journeys/support/games.ts';
import { linksIn, readPage } from '../support/page.ts';

test('MKT-31 a language that editors take from a market, and a market that they disable, are neither offered nor reachable', async ({
  request,
}) => {
  test.slow();
  const read = async (market: string) => {
    const { _rev, ...open } = await readDocument(documentId('market', market));
    return open;
  };
  const [canada, india] = [await read('CA'), await read('IN')];
  const languages = canada.languages as readonly { readonly _ref: string }[];
  const english = languages.filter(({ _ref }) => _ref !== documentId('language', 'caf'));
  expect(english).toHaveLength(1);
  const isOffered = async () => {
    const links = linksIn((await readPage(request, '/pe-PE')).document);
    return ['/fr-CA', '/inen-IN'].map((path) => links.includes(path));
  };
  const answers = () =>
    Promise.all(
      ['/fr-CA/promotions', '/inen-IN'].map(async (path) => {
        const response = await request.get(path, { maxRedirects: 0 });
        return `${response.status()} ${response.headers().location ?? ''}`;
      }),
    );
  expect(await isOffered()).toEqual([true, true]);
  expect(await answers()).toEqual(['200 ', '200 ']);
  try {
    await publish({ createOrReplace: { ...canada, languages: english } }, { createOrReplace: { ...india, active: false } });
    await expect.poll(isOffered).toEqual([false, false]);
    await expect.poll(answers, { timeout: 30_000 }).toEqual(['307 /en-CA/promotions', expect.stringMatching(/^307 /)]);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/sitemap/fr-CA.xml');
  } finally {
    await publish({ createOrReplace: canada }, { createOrReplace: india });
  }
  await expect.poll(isOffered).toEqual([true, true]);
  await expect.poll(answers, { timeout: 30_000 }).toEqual(['200 ', '200 ']);
});

test('XTR-03 ACC-03 a lobby is open to visitors until editors keep it for players: then it asks for a sign-in, and its games do not open', async ({
  request,
}) => {
  test.slow();
  const id = documentId('market', 'IN');
  const { _rev, ...open } = await readDocument(id);
  const game = gameOf('relax');
  const visit = async (path: string) => {
    const response = await request.get(`/inen-IN${path}`, { maxRedirects: 0 });
    return `${response.status()} ${response.headers().location ?? ''}`;
  };
  const launch = async () => {
    const data = { locale: 'inen-IN', slug: game.slug, wantsFun: true };
    return (await (await request.post('/api/play/launch', { headers: { Origin: siteUrl }, data })).json()).kind;
  };
  const openSports = async () => {
    const data = { locale: 'inen-IN', path: '' };
    return (await request.post('/api/sportsbook/context', { headers: { Origin: siteUrl }, data })).status();
  };
  expect([await visit('/online-casino'), await launch(), await openSports()]).toEqual(['200 ', 'game', 200]);
  try {
    await publish({ createOrReplace: { ...open, playersOnly: ['casino', 'sports'] } });
    await expect.poll(() => visit('/online-casino?sort=new')).toBe('307 /inen-IN?login=1&return=%2Fonline-casino%3Fsort%3Dnew');
    await expect.poll(launch).toBe('signIn');
    await expect.poll(openSports).toBe(403);
    expect(await visit('/sportsbook/football')).toBe('307 /inen-IN?login=1&return=%2Fsportsbook%2Ffootball');
    expect(await visit('/live-casino-online')).toBe('200 ');
    expect(await (await request.get('/sitemap/inen-IN.xml')).text()).not.toContain('/online-casino');
  } finally {
    await publish({ createOrReplace: open });
  }
  await expect.poll(() => visit('/online-casino')).toBe('200 ');
});

test('MKT-14 CHT-08 a market without a live chat has neither its page, nor links to it, nor its script', async ({ request }) => {
  test.slow();
  const id = documentId('market', 'IN');
  const { _rev, ...open } = await readDocument(id);
  const chat = '/inen-IN/contact-live-chat';
  const linksOf = async () => linksIn((await readPage(request, '/inen-IN/contact')).document).filter((link) => link === chat);
  const statusOf = async () => (await request.get(chat)).status();
  const settingsOf = async () => (await request.get('/api/support/chat?market=IN')).json();
  expect([await linksOf(), await statusOf(), await settingsOf()]).toEqual([
    [chat, chat],
    200,
    { url: chatUrl, key: 'parlour-sandbox' },
  ]);
  try {
    await publish({ createOrReplace: { ...open, disableLiveChat: true } });
    await expect.poll(linksOf).toEqual([]);
    await expect.poll(statusOf).toBe(404);
    expect(await settingsOf()).toBeNull();
  } finally {
    await publish({ createOrReplace: open });
  }
  await expect.poll(statusOf).toBe(200);
});
