import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { walletSchema } from '#lib/wallet/contract.ts';
import { betReplySchema, eventsReplySchema, meReplySchema, refusalSchema, type WireEvent } from '#sandbox/sports/wire.ts';
import { siteUrl, sportsUrl } from '../../journeys/support/addresses.ts';
import { registerPlayer } from '../../journeys/support/new-player.ts';
import { operate, playerIdOf } from '../../journeys/support/operator.ts';
import { readTransactions } from '../../journeys/support/transactions.ts';
import { signIn, walletPath } from './sign-in.ts';

export const reason = 'A test of the sportsbook';

/** The key in the page of a frame that the site opens for the signed-in player. */
async function readKey(request: APIRequestContext): Promise<string> {
  const data = { locale: 'en-UN', path: 'football' };
  const opened = await request.post('/api/sportsbook/context', { headers: { Origin: siteUrl }, data });
  expect(opened.status(), await opened.text()).toBe(200);
  const frame = await fetch((await opened.json()).iframeUrl);
  const { document } = new JSDOM(await frame.text()).window;
  return JSON.parse(document.getElementById('facts')?.textContent ?? '{}').key;
}

/** A new player with so many euro, signed in at the site, who bets by the API of the sportsbook's frame. */
export async function openBettor(request: APIRequestContext, euros: number) {
  const handle = await registerPlayer({ request });
  const playerId = await playerIdOf(handle);
  await operate(`player/${playerId}/adjustment`, { amount: euros, reason, reference: randomUUID() });
  await signIn(request, handle);
  const headers = { Authorization: `Bearer ${await readKey(request)}` };

  async function send(path: string, data?: object) {
    const init = data && { method: 'POST', body: JSON.stringify(data) };
    const answer = await fetch(`${sportsUrl}/api/${path}`, { headers, ...init });
    return { status: answer.status, body: (await answer.json()) as unknown };
  }

  return {
    playerId,
    me: async () => meReplySchema.parse((await send('me')).body),
    events: async (query: string) => eventsReplySchema.parse((await send(`events?${query}`)).body),
    /** A bet on the home side of each event at whatever odds apply, which must be taken. */
    async place(events: readonly WireEvent[], stakeMinor: number, more: object = {}) {
      const { status, body } = await send('bets', betOn(events, stakeMinor, more));
      expect(status, JSON.stringify(body)).toBe(201);
      return betReplySchema.parse(body).bet;
    },
    async placeRefused(events: readonly WireEvent[], stakeMinor: number) {
      const { status, body } = await send('bets', betOn(events, stakeMinor, {}));
      return { status, ...refusalSchema.parse(body) };
    },
    bet: async (betId: string) => betReplySchema.parse((await send(`bets/${betId}`)).body).bet,
    cashOut: (betId: string, offerId: string) => send(`bets/${betId}/cash-out`, { offerId }),
    /** Real money by the site, in minor units. */
    async mainMinor() {
      const { balanceMap } = walletSchema.parse(await (await request.get(walletPath)).json());
      return Math.round(balanceMap.main.reduce((sum, { amount }) => sum + amount, 0) * 100);
    },
    /** The newest two sports rows of the site's history: type, amount in minor units, title. */
    async history() {
      const rows = await readTransactions(request, 'category=SPORTS');
      return rows.slice(0, 2).map(({ type, amount, betTitle }) => [type, Math.round(amount * 100), betTitle]);
    },
  };
}

function betOn(events: readonly WireEvent[], stakeMinor: number, more: object) {
  const selections = events.map(({ markets }) => {
    const home = markets[0]?.selections.find(({ outcome }) => outcome === 'HOME');
    return { selectionId: home?.selectionId, oddsMilli: home?.oddsMilli };
  });
  const kind = events.length > 1 ? 'ACCUMULATOR' : 'SINGLE';
  return { key: randomUUID(), kind, selections, stakeMinor, accept: 'ANY', ...more };
}
