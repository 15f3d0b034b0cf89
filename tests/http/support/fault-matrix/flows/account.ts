import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { changeDepositLimit, readDepositLimits } from '#lib/protection/limits/contract.ts';
import { openActor } from '../actors.ts';
import { fetchRelay, relayStep } from '../answers.ts';
import type { Actor, Flow, Pass } from '../types.ts';

/** Each pass lowers the limit of a month, which applies at once. */
let limit = 9_000;

async function beginLimit(actor: Actor): Promise<Pass> {
  limit -= 1;
  const wanted = limit;
  return {
    steps: [
      relayStep(actor, {
        endpoint: changeDepositLimit,
        key: randomUUID(),
        input: () => ({ body: { duration: 'M' as const, limit: wanted } }),
      }),
    ],
    async verify() {
      const { limits } = readDepositLimits.reply.parse(JSON.parse((await fetchRelay(actor, readDepositLimits, {})).text));
      expect(limits.M).toMatchObject({ value: wanted, pendingValue: null, pendingDelete: false });
    },
  };
}

export const depositLimit: Flow = { name: 'a limit', open: (request) => openActor(request), begin: beginLimit };
