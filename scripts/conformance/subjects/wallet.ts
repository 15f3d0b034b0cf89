import { readProfile } from '#lib/account/contract.ts';
import { readWallet } from '#lib/wallet/contract.ts';
import { readHistory, readHoldings } from '../money.ts';
import type { Runs } from '../point.ts';
import { requireRefused } from '../refusals.ts';
import { requireEqual, requireTrue, toInstant, toMinor } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

const maxDateSkewMs = 5 * 60_000;

/** A player's balances, and what every answer of the platform has. */
export const walletRuns = {
  'wallet.shape': async (backend) => {
    const as = await backend.player();
    const wallet = await fetchReply(backend, readWallet, {}, { as });
    if (wallet.asOf !== undefined) toInstant(wallet.asOf, 'asOf');
    await readHoldings(backend, as);
  },
  'wallet.currency': async (backend) => {
    const as = await backend.player();
    const [{ currency }, profile] = [await readHoldings(backend, as), await fetchReply(backend, readProfile, {}, { as })];
    requireEqual(currency, profile.currencyCode, 'the currency of the wallet');
  },
  'wallet.own': async (backend) => {
    const as = await backend.player();
    const [{ playable, currency }, [newest]] = [await readHoldings(backend, as), await readHistory(backend, as, 1)];
    requireTrue(newest !== undefined, 'a history of the funded test player', 'none');
    if (!newest) return;
    requireEqual(newest.currency, currency, 'the currency of the newest row');
    const shown = toMinor(newest.balanceAfterTransaction, newest.currency, 'balanceAfterTransaction');
    requireEqual(shown, playable, 'balanceAfterTransaction of the newest row in minor units');
  },
  'wallet.site-context': async (backend) => {
    const as = await backend.player();
    const expected = { status: 400, code: 'error.site_id.invalid' };
    await requireRefused(backend, readWallet, {}, expected, { as, without: ['SiteContext'] });
  },
  'wallet.server-time': async (backend) => {
    const as = await backend.player();
    const times: number[] = [];
    for (let call = 0; call < 2; call += 1) {
      const { headers } = await send(backend, readWallet, {}, { as });
      times.push(toInstant(headers.get('x-server-time') ?? '', 'the header X-Server-Time'));
    }
    const [first = 0, second = 0] = times;
    requireTrue(second >= first, 'X-Server-Time that does not go backwards', `${first - second} ms back`);
  },
  'wallet.date': async (backend) => {
    const { headers } = await send(backend, readWallet, {}, { as: await backend.player() });
    const skew = Math.abs(Date.parse(headers.get('date') ?? '') - Date.now());
    requireTrue(skew <= maxDateSkewMs, 'a Date within five minutes of this machine’s clock', `${Math.round(skew / 1_000)} s off`);
  },
} satisfies Partial<Runs>;
