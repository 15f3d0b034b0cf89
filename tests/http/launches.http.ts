import { type APIRequestContext, expect, test } from '@playwright/test';
import { z } from 'zod';
import { casinoProviders, liveProviders } from '#lib/core/config/game-providers.ts';
import { liveTables } from '#sandbox/data/tables/live-tables.ts';
import { findGame } from '#sandbox/games/profile.ts';
import { siteUrl } from '../journeys/support/addresses.ts';
import { gameOf } from '../journeys/support/games.ts';
import { signIn } from './support/sign-in.ts';

const answerSchema = z.object({ kind: z.literal('game'), url: z.string(), mode: z.enum(['real', 'fun']) });
const factsSchema = z.object({ key: z.string(), mode: z.string(), balanceMinor: z.number() });
const tablesSchema = z.array(z.object({ id: z.string(), seats: z.number(), taken: z.number(), isOpen: z.boolean() }));

const launch = (request: APIRequestContext, slug: string) =>
  request.post('/api/play/launch', {
    headers: { Origin: siteUrl },
    data: { locale: 'en-UN', slug, wantsFun: false, channel: 'web' },
  });

/** Launches a game and opens the page of its frame; returns what its script is given. */
async function openGame(request: APIRequestContext, slug: string) {
  const answer = await launch(request, slug);
  expect(answer.status(), await answer.text()).toBe(200);
  const { url, mode } = answerSchema.parse(await answer.json());
  const page = await request.get(url);
  expect(page.status(), url).toBe(200);
  const facts = /<script type="application\/json" id="facts">(.*?)<\/script>/s.exec(await page.text())?.[1] ?? '';
  return { ...factsSchema.parse(JSON.parse(facts)), mode };
}

async function mainOf(request: APIRequestContext): Promise<number> {
  const wallet = (await (await request.get('/api/platform/player/me/wallet')).json()) as {
    balanceMap: { main: { amount: number }[] };
  };
  return Math.round((wallet.balanceMap.main[0]?.amount ?? Number.NaN) * 100);
}

for (const provider of casinoProviders) {
  test(`J17 GAM-01 ${provider} opens for money with the player's balance, and for fun to a visitor`, async ({
    request,
    playwright,
    baseURL,
  }) => {
    const { slug } = gameOf(provider);
    await signIn(request, 'player.br');
    const real = await openGame(request, slug);
    expect(real.mode).toBe('real');
    expect(real.balanceMinor).toBe(await mainOf(request));
    const visitor = await playwright.request.newContext({ baseURL });
    expect((await openGame(visitor, slug)).mode).toBe('fun');
    await visitor.dispose();
  });
}

for (const provider of liveProviders) {
  test(`J17 GAM-14 a live table of ${provider} opens for money while it has a seat, and is refused while it is closed`, async ({
    request,
  }) => {
    await signIn(request, 'player.br');
    const states = tablesSchema.parse(await (await request.get('/api/lobby/tables?currency=BRL')).json());
    const tables = liveTables
      .map(({ title }) => findGame(title.toLowerCase().replace(/[^a-z0-9]+/g, '-')))
      .filter((game) => game?.provider === provider);
    const stateOf = (code: string | undefined) => states.find(({ id }) => id === code);
    const free = tables.find((game) => {
      const state = stateOf(game?.code);
      return state?.isOpen && state.taken < state.seats;
    });
    const closed = tables.find((game) => stateOf(game?.code)?.isOpen === false);
    expect(free ?? closed, `${provider} has a table`).toBeDefined();
    if (free) expect((await openGame(request, free.slug)).mode).toBe('real');
    if (closed) {
      const refused = await launch(request, closed.slug);
      expect(refused.status()).toBe(400);
      expect(await refused.json()).toMatchObject({ code: expect.stringMatching(/table\.closed$/) });
    }
  });
}
