import { readProfile } from '#lib/account/contract.ts';
import { readWallet } from '#lib/wallet/contract.ts';
import { readHistory, readHoldings } from '../money.ts';
import { type Point, point } from '../point.ts';
import { requireRefused } from '../refusals.ts';
import { requireEqual, requireTrue, toInstant, toMinor } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

const maxDateSkewMs = 5 * 60_000;

/** A player's balances, and what every answer of the platform has. */
export const walletPoints: readonly Point[] = [
  point({
    id: 'wallet.shape',
    title: 'The wallet is answered by its contract, in exact amounts',
    rule: 'DEC-WIRE-1',
    means: 'The header shows no balance, or a wrong one, on every page of the player.',
    needs: ['platform', 'identity', 'player'],
    async run(backend) {
      const as = await backend.player();
      const wallet = await fetchReply(backend, readWallet, {}, { as });
      if (wallet.asOf !== undefined) toInstant(wallet.asOf, 'asOf');
      await readHoldings(backend, as);
    },
  }),
  point({
    id: 'wallet.currency',
    title: 'The wallet has one currency, that of the profile',
    rule: 'DEC-X-12',
    means: 'A player sees money of another currency, or sums of two.',
    needs: ['platform', 'identity', 'player'],
    async run(backend) {
      const as = await backend.player();
      const [{ currency }, profile] = [await readHoldings(backend, as), await fetchReply(backend, readProfile, {}, { as })];
      requireEqual(currency, profile.currencyCode, 'the currency of the wallet');
    },
  }),
  point({
    id: 'wallet.own',
    title: 'The newest row of the history has the balance of the wallet',
    rule: 'DEC-WAL-1',
    means: 'The balance of the header differs from that of the transactions page: players report missing money.',
    needs: ['platform', 'identity', 'player'],
    async run(backend) {
      const as = await backend.player();
      const [{ playable, currency }, [newest]] = [await readHoldings(backend, as), await readHistory(backend, as, 1)];
      requireTrue(newest !== undefined, 'a history of the funded test player', 'none');
      if (!newest) return;
      requireEqual(newest.currency, currency, 'the currency of the newest row');
      const shown = toMinor(newest.balanceAfterTransaction, newest.currency, 'balanceAfterTransaction');
      requireEqual(shown, playable, 'balanceAfterTransaction of the newest row in minor units');
    },
  }),
  point({
    id: 'wallet.site-context',
    title: 'A call without SiteContext is refused',
    rule: 'DEC-WIRE-2',
    means: 'Players of one brand may reach accounts of another.',
    needs: ['platform', 'identity', 'player'],
    async run(backend) {
      const as = await backend.player();
      const expected = { status: 400, code: 'error.site_id.invalid' };
      await requireRefused(backend, readWallet, {}, expected, { as, without: ['SiteContext'] });
    },
  }),
  point({
    id: 'wallet.server-time',
    title: 'Answers carry the business time, which does not go backwards',
    rule: 'DEC-X-1',
    means: 'Countdowns, expiry times and limits are shown with the time of the visitor’s own clock, which may be wrong.',
    needs: ['platform', 'identity', 'player'],
    async run(backend) {
      const as = await backend.player();
      const times: number[] = [];
      for (let call = 0; call < 2; call += 1) {
        const { headers } = await send(backend, readWallet, {}, { as });
        times.push(toInstant(headers.get('x-server-time') ?? '', 'the header X-Server-Time'));
      }
      const [first = 0, second = 0] = times;
      requireTrue(second >= first, 'X-Server-Time that does not go backwards', `${first - second} ms back`);
    },
  }),
  point({
    id: 'wallet.date',
    title: 'The Date header is the real time',
    rule: 'DEC-X-1',
    means: 'Signed calls are refused as too old, and tokens seem to have expired.',
    needs: ['platform', 'identity', 'player'],
    async run(backend) {
      const { headers } = await send(backend, readWallet, {}, { as: await backend.player() });
      const skew = Math.abs(Date.parse(headers.get('date') ?? '') - Date.now());
      requireTrue(
        skew <= maxDateSkewMs,
        'a Date within five minutes of this machine’s clock',
        `${Math.round(skew / 1_000)} s off`,
      );
    },
  }),
];
