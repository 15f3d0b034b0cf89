import { authenticateGame, payWin, placeBet, readGameBalance, rollBackBet, takeFreeSpin } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { findSpinsFor } from '../bonuses/spins-in-game.ts';
import { defineRoute } from '../core/route.ts';
import { findPlayer } from '../players/find-player.ts';
import { readMaxSpinStake } from '../protection/limits/market-limits.ts';
import { bookBet } from './bet.ts';
import { bookFreeSpin } from './free-spin.ts';
import { readGameState } from './game-state.ts';
import { readStakeLimit } from './max-stake.ts';
import { gameRefusal } from './refusals.ts';
import { bookRollback } from './rollback.ts';
import { minRoundMs } from './round-pace.ts';
import { bindGame, findSessionOfToken, noteOpenPage } from './sessions.ts';
import { bookWin } from './win.ts';

export const seamlessRoutes = [
  defineRoute(authenticateGame, async ({ body, context: { database, clock } }) => {
    const found = await findSessionOfToken(database, body.token);
    if (!found || found.provider !== body.provider) throw gameRefusal('INVALID_TOKEN');
    const opened = body.gameId === undefined ? found : await bindGame(database, found, body.gameId);
    if (!opened) throw gameRefusal('INVALID_TOKEN');
    const { sessionId, mode, currency, language, gameId, category, channel, lobbyUrl, depositUrl } = opened;
    await noteOpenPage(database, sessionId, clock.now());
    const playerId = opened.playerId === null ? null : String(opened.playerId);
    const player = playerId ? await findPlayer(database, playerId) : undefined;
    const balanceMinor = mode === 'real' ? (await readGameState(database, sessionId)).balanceMinor : 0;
    return {
      sessionId,
      mode,
      playerId,
      currency,
      country: player?.countryCode ?? '',
      language,
      gameId,
      category,
      channel,
      lobbyUrl,
      depositUrl,
      maxStakeMinor:
        mode === 'real' && player
          ? await readMaxSpinStake(database, { playerId: player.id, market: player.market, currency }, gameId, clock.now())
          : null,
      minRoundMs: mode === 'real' && player ? minRoundMs(player.market, gameId) : 0,
      balanceMinor,
      freeSpins: mode === 'real' && opened.playerId !== null ? await readSpins(database, opened.playerId, gameId) : null,
    };
  }),

  defineRoute(readGameBalance, async ({ body, context: { database, clock } }) => {
    const state = await readGameState(database, body.sessionId);
    if (state.session.isClosed) throw gameRefusal('SESSION_CLOSED');
    if (body.isPageOpen !== false) await noteOpenPage(database, body.sessionId, clock.now());
    return { balanceMinor: state.balanceMinor, stakeLimit: await readStakeLimit(database, state) };
  }),

  defineRoute(placeBet, ({ body, context: { database, clock } }) => bookBet(database, body, clock.now())),
  defineRoute(takeFreeSpin, ({ body, context: { database, clock } }) => bookFreeSpin(database, body, clock.now())),
  defineRoute(payWin, ({ body, context: { database, clock } }) => bookWin(database, body, clock.now())),
  defineRoute(rollBackBet, ({ body, context: { database, clock } }) => bookRollback(database, body, clock.now())),
];

async function readSpins(db: Database, playerId: number, gameId: string) {
  const spins = await findSpinsFor(db, playerId, gameId);
  if (!spins) return null;
  const { gameId: _, ...rest } = spins;
  return rest;
}
