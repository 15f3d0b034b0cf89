import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { siteLocales } from '#lib/core/market/markets.ts';
import { formatMoney, formatWholeMoney } from '#lib/core/money/format.ts';
import { toWire } from '#lib/core/money/money.ts';
import { scaleStake } from '#lib/core/money/scale.ts';
import { listPublicTournaments, listTournaments, type Tournament } from '#lib/tournaments/contract.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { refusal } from '../core/refusal.ts';
import { defineRoute } from '../core/route.ts';
import { platformMessages } from '../messages/messages.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import type { Player } from '../players/tables.ts';
import { finalAt, kinds, listScheduled, type ScheduledTournament } from './calendar.ts';
import { readSharedLeaderboards } from './leaderboard.ts';
import { readPrizeRights } from './prizes.ts';

interface TournamentQuery {
  readonly siteId: string;
  readonly market: string;
  readonly language: string;
}

const maxRows = 50;

/** In the currency of the player's wallet; without a player in the market's (DEC-X-12). */
async function listFor(
  { database, clock, readNumberForm }: SandboxContext,
  { siteId, market, language }: TournamentQuery,
  player?: Player,
) {
  const { currency: marketCurrency } = siteLocales.find((locale) => locale.market === market) ?? {};
  const copy = platformMessages(language.toLowerCase()).tournaments;
  if (siteId !== '5' || !marketCurrency) throw refusal(404, 'error.not_found');
  const currency = player?.currencyCode ?? marketCurrency;
  const numbers = readNumberForm(market, language);
  const now = clock.now();
  const rounds = listScheduled(now);
  const standings = await readSharedLeaderboards(database, now, clock.offsetMs);
  const hasPrize = player && (await readPrizeRights(database, player, now));
  const describe = (round: ScheduledTournament): Tournament => {
    const { id, kind, startAt, endAt, gameIds } = round;
    const { pool, minBet, steps } = kinds[kind];
    const prizes = steps.map(({ to, share }, index) => {
      const label = formatWholeMoney(scaleStake(pool * share, currency), numbers);
      return { from: (steps[index - 1]?.to ?? 0) + 1, to, label };
    });
    const amounts = {
      pool: formatWholeMoney(scaleStake(pool, currency), numbers),
      bet: formatMoney(scaleStake(minBet, currency), numbers),
    };
    const fill = (text: string) => formatMessage(text, amounts);
    // A prize is shown while it can be won, and once it is paid.
    const isCounting = endAt <= now && now < finalAt(round);
    const ranked = (standings.get(id) ?? []).map(({ alias, points, playerId: who }, index) => {
      const isOwn = player !== undefined && who === String(player.id);
      const hidesPrize = isCounting || (isOwn && !hasPrize?.(round));
      const prize = prizes.find(({ from, to }) => from <= index + 1 && index + 1 <= to)?.label ?? null;
      return { rank: index + 1, alias, points, prize: hidesPrize ? null : prize, ...(isOwn && { me: true as const }) };
    });
    return {
      id,
      name: copy.names[kind],
      description: fill(copy.descriptions[kind]),
      image: null,
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
      status: now < startAt ? 'UPCOMING' : now < endAt ? 'RUNNING' : 'ENDED',
      prizePool: { amount: toWire(scaleStake(pool, currency)), currency },
      prizes,
      gameIds: [...gameIds],
      minBet: toWire(scaleStake(minBet, currency)),
      rules: fill(copy.rules),
      leaderboard: ranked.filter((row, index) => index < maxRows || 'me' in row),
    };
  };
  return rounds.map(describe);
}

export const tournamentRoutes = [
  defineRoute(listTournaments, async ({ playerId, params, context }) =>
    listFor(context, params, await requireKnownPlayer(context.database, playerId)),
  ),
  defineRoute(listPublicTournaments, ({ params, context }) => listFor(context, params)),
];
