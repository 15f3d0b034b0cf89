import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { parseJson } from '#lib/core/parse-json.ts';
import { betReplySchema, betsReplySchema, eventsReplySchema, type WireBet } from '#sandbox/sports/wire.ts';
import { sportsUrl } from '../../../../journeys/support/addresses.ts';
import { mainMinorOf, openActor } from '../actors.ts';
import { fetchService, fetchSite } from '../answers.ts';
import type { Actor, Flow, Pass } from '../types.ts';

const stakeMinor = 500;

interface Shape {
  safeParse(input: unknown): { readonly success: boolean };
}

/** The sportsbook's frame of one pass. */
function openFrame(request: APIRequestContext) {
  let iframeUrl = '';
  let key = '';
  const send = (path: string, data?: object, shape?: Shape) =>
    fetchService(
      request,
      `${sportsUrl}/api/${path}`,
      { headers: { Authorization: `Bearer ${key}` }, ...(data && { method: 'POST', data }) },
      (text) => !shape || shape.safeParse(parseJson(text)).success,
    );

  async function fetchContext() {
    const answer = await fetchSite(request, '/api/sportsbook/context', { locale: 'en-UN', path: 'football' });
    if (answer.isDone) ({ iframeUrl } = JSON.parse(answer.text) as { iframeUrl: string });
    return answer;
  }

  async function openPage() {
    const answer = await fetchService(request, iframeUrl, {}, (text) => text.includes('id="facts"'));
    const facts = answer.isDone && new JSDOM(answer.text).window.document.getElementById('facts')?.textContent;
    if (facts) ({ key } = JSON.parse(facts) as { key: string });
    return answer;
  }

  const readEvents = () => send('events?sport=football&phase=UPCOMING', undefined, eventsReplySchema);

  /** A bet once it is no longer being placed: the sportsbook repeats its calls until the platform has answered. */
  async function settled(betId: string) {
    let bet: WireBet | undefined;
    await expect
      .poll(
        async () => {
          ({ bet } = betReplySchema.parse(JSON.parse((await send(`bets/${betId}`)).text)));
          return bet.state;
        },
        { timeout: 40_000, intervals: [100, 300] },
      )
      .not.toBe('PLACING');
    return bet as WireBet;
  }

  return { send, fetchContext, openPage, readEvents, settled };
}

/** The body of a bet on the home side of the first event that is not about to begin. */
function betOn(text: string): object {
  const { at, events } = eventsReplySchema.parse(JSON.parse(text));
  const event = events.find(({ startsAt, markets }) => Date.parse(startsAt) > Date.parse(at) + 600_000 && markets[0]);
  const home = event?.markets[0]?.selections.find(({ outcome }) => outcome === 'HOME');
  const selections = [{ selectionId: home?.selectionId, oddsMilli: home?.oddsMilli }];
  return { key: randomUUID(), kind: 'SINGLE', selections, stakeMinor, accept: 'ANY' };
}

async function beginBet(actor: Actor): Promise<Pass> {
  const before = await mainMinorOf(actor);
  const frame = openFrame(actor.request);
  let bet = {};
  let betId = '';
  return {
    steps: [
      {
        name: 'the sportsbook’s context',
        slowCalls: [{ service: 'sports', pathPattern: '^/api/iframe-context/contexts$' }],
        send: frame.fetchContext,
      },
      { name: 'the sportsbook’s page', slowCalls: [], send: frame.openPage },
      {
        name: 'the sportsbook’s events',
        slowCalls: [],
        async send() {
          const answer = await frame.readEvents();
          if (answer.isDone) bet = betOn(answer.text);
          return answer;
        },
      },
      {
        name: 'the bet',
        isChange: true,
        slowCalls: [{ service: 'platform', pathPattern: '^/seamless/sports/bet$' }],
        async send() {
          const answer = await frame.send('bets', bet, betReplySchema);
          if (answer.isDone) ({ betId } = betReplySchema.parse(JSON.parse(answer.text)).bet);
          return answer;
        },
      },
    ],
    async verify() {
      const { state } = await frame.settled(betId);
      expect(state).toBe('OPEN');
      expect(await mainMinorOf(actor)).toBe(before - stakeMinor);
    },
  };
}

async function beginCashOut(actor: Actor): Promise<Pass> {
  const { steps, verify } = await beginBet(actor);
  const before = await mainMinorOf(actor);
  for (const { send } of steps) await send();
  await verify();
  const frame = openFrame(actor.request);
  await frame.fetchContext();
  await frame.openPage();
  const [bet] = betsReplySchema.parse(JSON.parse((await frame.send('bets')).text)).bets;
  const { offerId = '', amountMinor = 0 } = (bet && (await frame.settled(bet.betId)).cashOut) ?? {};
  return {
    steps: [
      {
        name: 'the cash-out',
        isChange: true,
        slowCalls: [{ service: 'platform', pathPattern: '^/seamless/sports/cashout$' }],
        doneCodes: ['BET_ENDED'],
        send: () => frame.send(`bets/${bet?.betId}/cash-out`, { offerId }, betReplySchema),
      },
    ],
    async verify() {
      expect(await frame.settled(bet?.betId ?? '')).toMatchObject({ state: 'CASHED_OUT', payoutMinor: amountMinor });
      const after = before - stakeMinor + amountMinor;
      await expect.poll(() => mainMinorOf(actor), { timeout: 20_000, intervals: [100] }).toBe(after);
    },
  };
}

export const sportsBet: Flow = { name: 'a bet', open: (request) => openActor(request, 2_000), begin: beginBet };
export const cashOut: Flow = { name: 'a cash-out', open: (request) => openActor(request, 2_000), begin: beginCashOut };
