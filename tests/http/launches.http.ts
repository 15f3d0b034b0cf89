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
    data: { locale: 'en-UN', slug, wantsFun: false },
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
  test(`J17 GAM-14 a live table of ${provider} opens for money while it has a seat`, async ({ request }) => {
    await signIn(request, 'player.br');
    // Guests fill only blackjack tables.
    const table = liveTables.find((each) => each.provider === provider && !each.hours && each.kind !== 'blackjack');
    const game = findGame(table?.title.toLowerCase().replace(/[^a-z0-9]+/g, '-') ?? '');
    const states = tablesSchema.parse(await (await request.get('/api/lobby/tables?currency=BRL')).json());
    const state = states.find(({ id }) => id === game?.code);
    expect(state).toMatchObject({ isOpen: true, seats: expect.any(Number) });
    expect(state?.taken).toBeLessThan(state?.seats ?? 0);
    expect((await openGame(request, game?.slug ?? '')).mode).toBe('real');
  });
}
