import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type PlaywrightWorkerArgs, test } from '@playwright/test';
import { walletSchema } from '#lib/wallet/contract.ts';
import { siteUrl } from '../../../journeys/support/addresses.ts';
import { registerPlayer } from '../../../journeys/support/new-player.ts';
import { operate, playerIdOf } from '../../../journeys/support/operator.ts';
import { signIn, walletPath } from '../sign-in.ts';
import type { Actor } from './types.ts';

type Playwright = PlaywrightWorkerArgs['playwright'];

/** A browser that no account knows, with the state of this project's browsers. */
export function openBrowser(playwright: Playwright): Promise<APIRequestContext> {
  const { storageState } = test.info().project.use;
  return playwright.request.newContext({ baseURL: siteUrl, storageState });
}

/** The same browser without the cookie of its country, so that the site asks the access service again. */
export async function withoutCountry(playwright: Playwright, request: APIRequestContext): Promise<APIRequestContext> {
  const { cookies, origins } = await request.storageState();
  const storageState = { cookies: cookies.filter(({ name }) => name !== 'access'), origins };
  return playwright.request.newContext({ baseURL: siteUrl, storageState });
}

/** After a failure the site reads a country again, but not at once. */
export async function awaitCountry(playwright: Playwright): Promise<void> {
  const visitor = await openBrowser(playwright);
  const readPlace = async () => (await visitor.get('/api/lobby/place')).text();
  await expect.poll(readPlace, { message: 'the country' }).not.toContain('null');
  await visitor.dispose();
}

/** A new player with so many euro, signed in. */
export async function openActor(request: APIRequestContext, euros = 0): Promise<Actor> {
  let handle = '';
  // A test before may have had the access service fail, which the site does not ask again at once.
  await expect(async () => {
    handle = await registerPlayer({ request });
  }).toPass({ timeout: 60_000 });
  const playerId = await playerIdOf(handle);
  if (euros > 0) {
    const reason = 'A test needs it';
    await operate(`player/${playerId}/adjustment`, { amount: euros, reason, reference: randomUUID() });
  }
  await signIn(request, handle);
  return { request, handle, playerId };
}

/** Real money of the signed-in player in minor units, by the site. */
export async function mainMinorOf({ request }: Pick<Actor, 'request'>): Promise<number> {
  const answer = await request.get(walletPath);
  expect(answer.status(), 'the wallet').toBe(200);
  const { balanceMap } = walletSchema.parse(await answer.json());
  return Math.round(balanceMap.main.reduce((sum, { amount }) => sum + amount, 0) * 100);
}
