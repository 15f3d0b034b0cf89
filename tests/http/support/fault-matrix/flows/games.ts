import { expect } from '@playwright/test';
import { z } from 'zod';
import { gamesUrl } from '../../../../journeys/support/addresses.ts';
import { gameOf } from '../../../../journeys/support/games.ts';
import { mainMinorOf, openActor } from '../actors.ts';
import { fetchService, fetchSite } from '../answers.ts';
import type { Actor, Flow, Pass } from '../types.ts';

const launchedSchema = z.object({ kind: z.literal('game'), url: z.string(), mode: z.literal('real') });
const factsSchema = z.object({ key: z.string(), mode: z.literal('real'), balanceMinor: z.number() });
const playedSchema = z.object({ kind: z.literal('played'), balanceMinor: z.number() });

const factsIn = (page: string) =>
  factsSchema.parse(JSON.parse(/<script type="application\/json" id="facts">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}'));

async function beginLaunch(actor: Actor): Promise<Pass> {
  const { request, playerId } = actor;
  const { slug } = gameOf('playngo');
  const before = await mainMinorOf(actor);
  let url = '';
  let key = '';
  return {
    steps: [
      {
        name: 'the launch',
        isChange: true,
        slowCalls: [{ service: 'platform', pathPattern: '^/playngo/auth/token_generation$' }],
        async send() {
          const answer = await fetchSite(request, '/api/play/launch', { locale: 'en-UN', slug, wantsFun: false });
          if (answer.isDone) ({ url } = launchedSchema.parse(JSON.parse(answer.text)));
          return answer;
        },
      },
      {
        name: 'the game’s page',
        slowCalls: [],
        async send() {
          const answer = await fetchService(request, url, {}, (text) => text.includes('id="facts"'));
          if (answer.isDone) ({ key } = factsIn(answer.text));
          return answer;
        },
      },
    ],
    async verify() {
      // A round afterwards is booked at the platform as the game says.
      const headers = { 'X-Play-Key': key };
      const data = { action: { type: 'spin', stakeMinor: 20 }, isFreeSpin: false };
      const played = await fetchService(request, `${gamesUrl}/play/open`, { method: 'POST', headers, data });
      expect(played.status, `${playerId}: ${played.text}`).toBe(200);
      const { balanceMinor } = playedSchema.parse(JSON.parse(played.text));
      expect(await mainMinorOf(actor)).toBe(balanceMinor);
      expect(balanceMinor).toBeGreaterThanOrEqual(before - 20);
    },
  };
}

export const launch: Flow = { name: 'a launch of a game', open: (request) => openActor(request, 200), begin: beginLaunch };
