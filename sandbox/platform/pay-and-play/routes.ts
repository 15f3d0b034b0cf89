import { eq } from 'drizzle-orm';
import { completePlayer, exchangeCode, signInFromBank } from '#lib/pay-and-play/contract.ts';
import { issueTokens } from '#sandbox/identity/port.ts';
import { isBlockedDevice } from '../core/blocked-device.ts';
import { badRequest } from '../core/refusal.ts';
import { defineRoute } from '../core/route.ts';
import { blockedRefusal } from '../players/blocked-refusal.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { playerTable } from '../players/tables.ts';
import { confirmSession } from '../session/password-check.ts';
import { createPlayerDirectory } from '../session/player-directory.ts';
import { currentTerms } from '../terms/current-terms.ts';
import { registerIfComplete } from './bank-player.ts';
import { completeFromForm } from './complete-player.ts';
import { findRefused } from './payment-notice.ts';
import { redeemCode } from './redeem-code.ts';
import { claimSession, hashDevice, requireOpenSession, saveSession } from './session.ts';
import { pnpSessionTable } from './tables.ts';

export const payAndPlayRoutes = [
  defineRoute(exchangeCode, async ({ body, context }) => {
    const { oneTimeCode, sessionId, blackbox, languageCode } = body;
    if (isBlockedDevice(blackbox)) throw badRequest('error.pnp.refused');
    const payment = await redeemCode(context, sessionId, oneTimeCode);
    const occasion = { now: context.clock.now(), secret: context.config.serviceSecret };
    return context.database.transaction(async (tx) => {
      const saved = await saveSession(tx, payment, occasion);
      if ('refusal' in saved) throw saved.refusal;
      const { session, player } = saved;
      await tx
        .update(pnpSessionTable)
        .set({ verifiedAt: occasion.now, deviceHash: hashDevice(blackbox) })
        .where(eq(pnpSessionTable.sessionId, sessionId));
      if (languageCode && player.status === 'PRE_REGISTERED')
        await tx.update(playerTable).set({ languageCode }).where(eq(playerTable.id, player.id));
      await registerIfComplete(tx, player, currentTerms, occasion);
      return {
        email: player.email || null,
        mobilePhone: player.mobilePhone || null,
        playerId: String(player.id),
        existing: session.existing,
        refusedPayment: await findRefused(tx, payment),
      };
    });
  }),

  defineRoute(completePlayer, ({ body, context: { database, clock, config } }) =>
    database.transaction((tx) => completeFromForm(tx, body, { now: clock.now(), secret: config.serviceSecret })),
  ),

  defineRoute(signInFromBank, async ({ body: { sessionId, metadata }, context }) => {
    const { database, clock } = context;
    const now = clock.now();
    const session = await requireOpenSession(database, sessionId, now);
    if (session.deviceHash !== hashDevice(metadata.blackbox)) throw badRequest('error.pnp.session.invalid');
    const playerId = String(session.playerId);
    const player = await requireKnownPlayer(database, playerId);
    const directory = createPlayerDirectory(database, clock, context.config.serviceSecret);
    const blocked = await directory.findRefusal(playerId);
    // A player who has not completed the short form gets no session.
    if (blocked?.kind === 'unverified') throw badRequest('error.pnp.session.invalid');
    if (blocked) throw blockedRefusal(400, blocked, playerId);
    const claims = await directory.readClaims(playerId);
    if (!claims) throw badRequest('error.pnp.session.invalid');
    const tokens = await database.transaction(async (tx) => {
      await claimSession(tx, sessionId, now);
      const { signInId, ...issued } = await issueTokens({ ...context, database: tx }, player.email, {
        ...claims,
        login_method: 'PNP',
      });
      await confirmSession(tx, playerId, signInId, now);
      return issued;
    });
    await directory.recordSignIn(playerId, metadata);
    return tokens;
  }),
];
