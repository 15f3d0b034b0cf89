import {
  activityMinutes,
  changeActivity,
  readActivitySummary,
  readMinutesRemaining,
  readPlayPeriods,
  readActivity as readSettings,
  resetActivityTimer,
} from '#lib/protection/activity/contract.ts';
import { refusal } from '../core/refusal.ts';
import { defineRoute } from '../core/route.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { changePeriod, isRealityCheckDue, readActivity, readMinutes, readSummary, recordOnce, resetTimer } from './activity.ts';
import { readPlayPeriods as playPeriodsOf } from './play-periods.ts';

export const activityRoutes = [
  defineRoute(readSettings, async ({ playerId, context: { database } }) => {
    const { period } = await readActivity(database, Number(playerId));
    return { period, minutes: activityMinutes[period] };
  }),

  defineRoute(changeActivity, async ({ playerId, body: { period }, context: { database, clock } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    const now = clock.now();
    return database.transaction(async (tx) => {
      if (await isRealityCheckDue(tx, id, now)) throw refusal(400, 'error.reality_check.due');
      await changePeriod(tx, id, period, now);
      return { period, minutes: activityMinutes[period] };
    });
  }),

  defineRoute(readMinutesRemaining, async ({ playerId, context: { database, clock } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    return readMinutes(database, id, clock.now());
  }),

  defineRoute(resetActivityTimer, async ({ playerId, context: { database, clock } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    return database.transaction((tx) => resetTimer(tx, id, clock.now()));
  }),

  defineRoute(readActivitySummary, async ({ playerId, query, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const now = clock.now();
    const isShown = query.for === 'realityCheck' && (await isRealityCheckDue(database, player.id, now));
    if (isShown) await recordOnce(database, player.id, 'SHOWN', now);
    return readSummary(database, player, now);
  }),

  defineRoute(readPlayPeriods, async ({ playerId, query: { by }, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const periods = await playPeriodsOf(database, player, by, clock.now());
    return { currency: player.currencyCode, periods: [...periods] };
  }),
];
