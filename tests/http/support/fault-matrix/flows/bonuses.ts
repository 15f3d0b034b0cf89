import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { claimCode, validateCode } from '#lib/bonuses/contract.ts';
import { operate, readOps } from '../../../../journeys/support/operator.ts';
import { openActor } from '../actors.ts';
import { relayStep } from '../answers.ts';
import type { Actor, Flow, Pass } from '../types.ts';

const bonusesSchema = z.object({
  bonuses: z.array(z.object({ assignmentId: z.string(), campaignId: z.string(), amount: z.number(), balance: z.number() })),
});

/** Publishes a campaign of its own with a code for five euros: a player has each campaign once. */
async function publishCampaign(): Promise<{ readonly campaignId: string; readonly bonusCode: string }> {
  const id = randomUUID().slice(0, 8);
  const [campaignId, bonusCode] = [`cmp_faults_${id}`, `FAULTS-${id}`.toUpperCase()];
  await operate('campaigns', {
    campaignId,
    ...{ kind: 'MANUAL_BONUS_CODE', vertical: 'CASINO', trigger: 'MANUAL', moneyType: 'NON_STICKY' },
    ...{ startedAt: '2020-01-01T00:00:00Z', endedAt: null, codes: [{ code: bonusCode }] },
    terms: { wrMultiplier: 10, maxBet: 5, validDays: 7, amount: 5, excludedGames: [] },
    texts: { en: { title: 'Five euros', description: '' } },
  });
  await operate(`campaigns/${campaignId}/status`, { status: 'ACTIVE' });
  return { campaignId, bonusCode };
}

async function beginClaim(actor: Actor): Promise<Pass> {
  const { campaignId, bonusCode } = await publishCampaign();
  return {
    steps: [
      relayStep(actor, { endpoint: validateCode, input: () => ({ body: { bonusCode } }) }),
      relayStep(actor, {
        endpoint: claimCode,
        key: randomUUID(),
        input: () => ({ body: { bonusCode, state: 'ACTIVATED' as const } }),
      }),
    ],
    async verify() {
      const { bonuses } = bonusesSchema.parse(await readOps(`player/${actor.playerId}/bonuses`));
      const own = bonuses.filter((bonus) => bonus.campaignId === campaignId);
      expect(own.map(({ amount, balance }) => [amount, balance])).toEqual([[5, 5]]);
      // The next pass can claim another one only after it.
      await operate(`player/${actor.playerId}/bonuses/${own[0]?.assignmentId}`, { action: 'cancel' });
    },
  };
}

export const bonusClaim: Flow = { name: 'a claim of a bonus', open: (request) => openActor(request, 50), begin: beginClaim };
