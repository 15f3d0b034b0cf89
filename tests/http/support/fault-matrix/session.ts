import { type APIRequestContext, expect } from '@playwright/test';
import { operate } from '../../../journeys/support/operator.ts';
import { signIn, walletPath } from '../sign-in.ts';
import { answerProblems, fetchSite } from './answers.ts';
import type { Fault } from './faults.ts';

export const anyPath = '^/(?!_health)';

/** Every call of a player to the platform fails in each way, and the player stays signed in. */
export async function expectKeptSession(request: APIRequestContext, faults: readonly Fault[]): Promise<void> {
  await signIn(request, 'ben.one');
  for (const { name, effect, isHarmless = false } of faults) {
    await operate('faults', { service: 'platform', pathPattern: anyPath, ...effect });
    const answers = await Promise.all(
      [walletPath, '/api/terms', '/api/platform/player/me/profile'].map((path) => fetchSite(request, path)),
    );
    const problems = answers.flatMap((answer) => [...answerProblems(answer), answer.isDone]);
    expect([name, ...problems]).toEqual([name, ...answers.map(() => isHarmless)]);
    await operate('faults', { reset: true });
  }
  expect((await request.get(walletPath)).status()).toBe(200);
}
