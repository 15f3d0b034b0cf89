import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { confirmPassword } from '#lib/account/details/contract.ts';
import { checkDeposit, startDeposit } from '#lib/cashier/contract.ts';
import { checkWithdrawal, listWithdrawals, startWithdrawal } from '#lib/cashier/withdrawals/contract.ts';
import { testPassword } from '../../../../../scripts/test-players.ts';
import { siteUrl } from '../../../../journeys/support/addresses.ts';
import { operate } from '../../../../journeys/support/operator.ts';
import { readTransactions } from '../../../../journeys/support/transactions.ts';
import { mainMinorOf, openActor } from '../actors.ts';
import { fetchRelay, fetchService, relayStep } from '../answers.ts';
import type { Actor, Flow, Pass } from '../types.ts';

const check = { body: { blackbox: 'a-device' } };
const card = { number: '4111 1111 1111 1111', expiry: '12/39', code: '123' };
/** Every pass has another amount, so that its booking is found among those of the others. In cents, above the minimum. */
let amountMinor = 2_020;
/** The cashier keeps amounts that end in .13 pending. */
const isSlow = (minor: number) => minor % 100 === 13;
function nextAmount(): number {
  amountMinor += 1;
  if (isSlow(amountMinor)) amountMinor += 1;
  return amountMinor / 100;
}

async function beginDeposit(actor: Actor): Promise<Pass> {
  const { request } = actor;
  const amount = nextAmount();
  const before = await mainMinorOf(actor);
  const returnUrl = `${siteUrl}/en-FI/my-account/banking/deposit`;
  let redirectUrl = '';
  let attempts = 0;
  let isDeclined = false;
  return {
    steps: [
      relayStep(actor, { endpoint: checkDeposit, input: () => check }),
      relayStep(actor, {
        endpoint: startDeposit,
        key: randomUUID(),
        input: () => ({ body: { method: 'CREDITCARD', amount, currency: 'EUR', returnUrl, locale: 'en-FI' } }),
        onDone: (reply) => {
          ({ redirectUrl } = startDeposit.reply.parse(reply));
        },
      }),
      {
        name: 'the card is sent to the cashier',
        isChange: true,
        slowCalls: [{ service: 'platform', pathPattern: '^/payment/(?:authorize|notify)$' }],
        async send() {
          attempts += 1;
          const page = await fetchService(request, redirectUrl, {});
          if (!page.isDone) return page;
          const url = redirectUrl.replace(/\?.*$/, '/card');
          const options = { method: 'POST', form: card, headers: { 'Sec-Fetch-Dest': 'iframe' } };
          // Without an authorization of the platform the card is not charged, and the repeat shows that.
          return fetchService(request, url, options, (text) => {
            isDeclined = attempts > 1 && text.includes('data-result="declined"');
            return isDeclined || /data-result="(?:success|pending)"/.test(text);
          });
        },
      },
    ],
    async verify() {
      // The cashier repeats its notice until the platform has answered.
      const booked = isDeclined ? 0 : Math.round(amount * 100);
      await expect.poll(() => mainMinorOf(actor), { timeout: 20_000, intervals: [100] }).toBe(before + booked);
      const rows = await readTransactions(request, 'type=DEPOSIT&category=PAYMENT');
      const completed = rows.filter((row) => row.amount === amount && row.status === 'COMPLETED');
      expect(completed).toHaveLength(isDeclined ? 0 : 1);
    },
  };
}

async function beginWithdrawal(actor: Actor): Promise<Pass> {
  const amount = nextAmount();
  const before = await mainMinorOf(actor);
  return {
    steps: [
      relayStep(actor, { endpoint: checkWithdrawal, input: () => check }),
      relayStep(actor, {
        endpoint: startWithdrawal,
        key: randomUUID(),
        input: () => ({ body: { method: 'CREDITCARD', amount, currency: 'EUR', forfeitBonuses: false } }),
      }),
    ],
    async verify() {
      expect(await mainMinorOf(actor)).toBe(before - Math.round(amount * 100));
      const list = listWithdrawals.reply.parse(
        JSON.parse((await fetchRelay(actor, listWithdrawals, { query: { limit: 100 } })).text),
      );
      expect(list.filter((row) => row.amount === amount)).toHaveLength(1);
    },
  };
}

/** A player may make sixty deposits or withdrawals in an hour, and a case takes up to two. */
const casesOfPlayer = 25;

export const deposit: Flow = {
  name: 'a deposit',
  casesOfPlayer,
  open: (request) => openActor(request),
  begin: beginDeposit,
};

export const withdrawal: Flow = {
  name: 'a withdrawal',
  casesOfPlayer,
  async open(request) {
    const actor = await openActor(request, 9_000);
    const documents = ['ID', 'POA'].map((type) => ({ type, status: 'VERIFIED' }));
    await operate(`player/${actor.playerId}`, { kycStatus: 'FULLY VERIFIED', documents });
    // A withdrawal goes back to what the player has paid with.
    const { steps, verify } = await beginDeposit(actor);
    for (const step of steps) await step.send();
    await verify();
    // The card is new; the first payout makes it known.
    const confirmed = await fetchRelay(actor, confirmPassword, { body: { password: testPassword } });
    expect(confirmed.status, 'the confirmation of the password').toBe(200);
    return actor;
  },
  begin: beginWithdrawal,
};
