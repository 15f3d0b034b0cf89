import { openSportsSession } from '#lib/sportsbook/contract.ts';
import {
  authenticateBettor,
  cashOutSportsBet,
  placeSportsBet,
  readBettorBalance,
  settleSportsBet,
  unsettleSportsBet,
  voidSportsBet,
} from '#lib/sportsbook/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { defineRoute } from '../core/route.ts';
import { findPlayer } from '../players/find-player.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import type { Player } from '../players/tables.ts';
import { mayBet } from './bettor.ts';
import { cashOutBet, settleBet } from './end-bet.ts';
import { placeBet } from './place-bet.ts';
import { readBettorAccount } from './read-account.ts';
import { sportsRefusal } from './refusals.ts';
import { findPlayerOfSession, findSessionOfToken, openSession, sportsSessionSeconds } from './sessions.ts';
import { unsettleBet } from './unsettle-bet.ts';
import { voidBet } from './void-bet.ts';

export const sportsbookRoutes = [
  defineRoute(openSportsSession, async ({ playerId, signInId, responseHeaders, context: { database } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    const sessionToken = await openSession(database, id, signInId);
    // No `Domain`: the sandbox is reached by IP address, which has no subdomains.
    const attributes = `Path=/; Max-Age=${sportsSessionSeconds}; HttpOnly; Secure; SameSite=None`;
    responseHeaders.append('Set-Cookie', `sb_session=${sessionToken}; ${attributes}`);
    return { sessionToken };
  }),

  defineRoute(authenticateBettor, async ({ body, context: { database, clock } }) => {
    const session = await findSessionOfToken(database, body.sessionToken);
    const player = session && (await findPlayer(database, String(session.playerId)));
    if (!player) throw sportsRefusal('INVALID_TOKEN');
    const now = clock.now();
    return {
      ...(await readBettorAccount(database, player, now)),
      sessionId: session.sessionId,
      playerId: String(player.id),
      currency: player.currencyCode,
      country: player.countryCode,
      language: player.languageCode,
      sports: await mayBet(database, player, 'SPORTS', now),
      virtualSports: await mayBet(database, player, 'VIRTUAL_SPORTS', now),
    };
  }),

  defineRoute(readBettorBalance, async ({ body, context: { database, clock } }) => {
    const player = await findBettor(database, body.sessionId);
    if (!player) throw sportsRefusal('SESSION_CLOSED');
    return readBettorAccount(database, player, clock.now(), body.language);
  }),

  defineRoute(placeSportsBet, ({ body, context: { database, clock } }) => placeBet(database, body, clock.now())),
  defineRoute(settleSportsBet, ({ body, context: { database, clock } }) => settleBet(database, body, clock.now())),
  defineRoute(voidSportsBet, ({ body, context: { database, clock } }) => voidBet(database, body, clock.now())),
  defineRoute(cashOutSportsBet, ({ body, context: { database, clock } }) => cashOutBet(database, body, clock.now())),
  defineRoute(unsettleSportsBet, ({ body, context: { database, clock } }) => unsettleBet(database, body, clock.now())),
];

async function findBettor(database: Database, sessionId: string): Promise<Player | undefined> {
  const playerId = await findPlayerOfSession(database, sessionId);
  return playerId === undefined ? undefined : findPlayer(database, String(playerId));
}
