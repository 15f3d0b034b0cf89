import { authenticateGame, payWin, placeBet, readGameBalance, rollBackBet } from '#lib/seamless/contract.ts';
import { findPlayer } from '../players/find.ts';
import { serve } from '../serve.ts';
import { bookBet } from './bet.ts';
import { look } from './look.ts';
import { refuseGame } from './refusals.ts';
import { bookRollback } from './rollback.ts';
import { bindGame, findSessionOfToken } from './sessions.ts';
import { bookWin } from './win.ts';

export const seamlessRoutes = [
  serve(authenticateGame, async ({ body, context: { database } }) => {
    const found = await findSessionOfToken(database, body.token);
    if (!found || found.provider !== body.provider) throw refuseGame('INVALID_TOKEN');
    const session = body.gameId === undefined ? found : await bindGame(database, found, body.gameId);
    if (!session) throw refuseGame('INVALID_TOKEN');
    const { sessionId, mode, currency, language, gameId, category, channel, lobbyUrl, depositUrl } = session;
    const playerId = session.playerId === null ? null : String(session.playerId);
    const player = playerId ? await findPlayer(database, playerId) : undefined;
    const balanceMinor = mode === 'real' ? (await look(database, sessionId)).balanceMinor : 0;
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
      balanceMinor,
    };
  }),

  serve(readGameBalance, async ({ body, context: { database } }) => {
    const { seat, balanceMinor } = await look(database, body.sessionId);
    if (seat.isClosed) throw refuseGame('SESSION_CLOSED');
    return { balanceMinor };
  }),

  serve(placeBet, ({ body, context: { database, clock } }) => bookBet(database, body, clock.now())),
  serve(payWin, ({ body, context: { database, clock } }) => bookWin(database, body, clock.now())),
  serve(rollBackBet, ({ body, context: { database, clock } }) => bookRollback(database, body, clock.now())),
];
