import { randomUUID } from 'node:crypto';
import { openSportsSession } from '#lib/sportsbook/contract.ts';
import { authenticateBettor, placeSportsBet, settleSportsBet, voidSportsBet } from '#lib/sportsbook/seamless/contract.ts';
import type { Backend } from '../backend.ts';
import { readHoldings } from '../money.ts';
import { Skip } from '../point.ts';
import { fetchReply, type SendOptions, send } from '../wire.ts';
import { stakeMinor } from './round.ts';

const oddsMilli = 2_000;

/**
 * Bets of the sportsbook, as seen in the wallet between them: one is paid its stake, one is void. Throws a `Skip` where the
 * player may not bet on sports.
 */
export async function observeBets(backend: Backend) {
  const as = await backend.player();
  const before = await readHoldings(backend, as);
  if (before.main < 10 * stakeMinor) throw new Skip('the test player has too little money for a bet');
  const { sessionToken } = await fetchReply(backend, openSportsSession, { body: {} }, { as });
  const bettor = await fetchReply(backend, authenticateBettor, { body: { sessionToken } });
  if (!bettor.sports) throw new Skip('the test player may not bet on sports');
  const run = randomUUID().slice(0, 8);
  const name = (part: string) => `conf-${run}-${part}`;
  const bet = (part: string, amountMinor = stakeMinor, options: SendOptions = {}) => {
    const ids = { sessionId: bettor.sessionId, betId: name(part), txId: name(`${part}-bet`) };
    return send(
      backend,
      placeSportsBet,
      { body: { ...ids, category: 'SPORTS', amountMinor, totalOddsMilli: oddsMilli } },
      options,
    );
  };
  const settle = (part: string, amountMinor: number) => {
    const body = { betId: name(part), txId: name(`${part}-end`), amountMinor, totalOddsMilli: oddsMilli };
    return send(backend, settleSportsBet, { body });
  };
  const cancel = (part: string) => send(backend, voidSportsBet, { body: { betId: name(part), txId: name(`${part}-void`) } });
  const notSigned = await bet('x', stakeMinor, { secret: randomUUID() });
  const tooMuch = await bet('y', before.playable + 1);
  const unknownBet = await settle('z', stakeMinor);
  const afterRefusals = await readHoldings(backend, as);
  // Two at the same time, then one more, all with the same ids.
  const bets = [...(await Promise.all([bet('1'), bet('1')])), await bet('1')];
  const otherAmount = await bet('1', stakeMinor + 1);
  const staked = await readHoldings(backend, as);
  const paid = await Promise.all([settle('1', stakeMinor), settle('1', stakeMinor)]);
  const settlements = [...paid, await settle('1', stakeMinor)];
  const settled = await readHoldings(backend, as);
  await bet('2');
  const voids = [await cancel('2'), await cancel('2')];
  const voided = await readHoldings(backend, as);
  await cancel('3');
  const lateBet = await bet('3');
  const afterAll = await readHoldings(backend, as);
  return {
    bettor,
    before,
    notSigned,
    tooMuch,
    unknownBet,
    afterRefusals,
    bets,
    otherAmount,
    staked,
    settlements,
    settled,
    voids,
    voided,
    lateBet,
    afterAll,
  };
}
