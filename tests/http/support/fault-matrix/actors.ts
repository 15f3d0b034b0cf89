import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { walletSchema } from '#lib/wallet/contract.ts';
import { registerPlayer } from '../../../journeys/support/new-player.ts';
import { operate, playerIdOf } from '../../../journeys/support/operator.ts';
import { signIn, walletPath } from '../sign-in.ts';
import type { Actor } from './types.ts';

/** A new player with so many euro, signed in. */
export async function openActor(request: APIRequestContext, euros = 0): Promise<Actor> {
  const handle = await registerPlayer({ request });
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
