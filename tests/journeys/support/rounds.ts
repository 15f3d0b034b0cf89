import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { findGame } from '#sandbox/games/profile.ts';
import { readSandboxConfig } from '#sandbox/kit/config.ts';
import { postSigned } from '#sandbox/kit/http/signature.ts';
import { platformUrl, siteUrl } from './addresses.ts';
import { operate } from './operator.ts';

const { serviceSecret } = readSandboxConfig({ NODE_ENV: 'test' });
const tokenParameters = ['token', 'ticket', 'key'];

/** Launches a game for a signed-in player, for real money. Returns the address of its page. At a full table the clock moves until a seat is free. */
export async function launchGame(request: APIRequestContext, locale: string, slug: string | undefined): Promise<string> {
  const data = { locale, slug, wantsFun: false };
  const post = () => request.post('/api/play/launch', { headers: { Origin: siteUrl }, data });
  let launch = await post();
  for (let tries = 0; tries < 40 && (await launch.text()).includes('.table.full'); tries += 1) {
    await operate('clock', { advanceSeconds: 30 });
    launch = await post();
  }
  expect(launch.status(), await launch.text()).toBe(200);
  return (await launch.json()).url;
}

/** Launches a slot for a signed-in player, without a browser; its rounds are then played as the game's service plays them. */
export async function openRounds(request: APIRequestContext, locale: string, slugOrId: string) {
  const game = findGame(slugOrId);
  const { searchParams } = new URL(await launchGame(request, locale, game?.slug));
  const token = tokenParameters.map((name) => searchParams.get(name)).find((value) => value !== null);
  const send = async (path: string, value: object) => {
    const reply = await postSigned(`${platformUrl}/seamless/${path}`, serviceSecret, value, AbortSignal.timeout(30_000));
    expect(reply.status, path).toBe(200);
    return reply.json();
  };
  const { sessionId } = await send('authenticate', { token, provider: game?.provider, gameId: game?.gameId });
  /** A round without a win. */
  const lose = async (begin: 'bet' | 'freespin', stake: object) => {
    const round = { sessionId, gameId: game?.gameId, category: 'CASINO', roundId: randomUUID() };
    await send(begin, { ...round, txId: randomUUID(), ...stake });
    await send('win', { ...round, txId: randomUUID(), amountMinor: 0, roundEnded: true });
  };
  return {
    loseStake: (amountMinor: number) => lose('bet', { amountMinor }),
    loseFreeSpin: (assignmentId: string, betMinor: number) => lose('freespin', { assignmentId, betMinor }),
  };
}
