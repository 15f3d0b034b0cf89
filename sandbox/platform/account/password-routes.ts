import { eq } from 'drizzle-orm';
import { changePassword, confirmPassword } from '#lib/account/details/contract.ts';
import { isGoodPassword, normalizePassword } from '#lib/core/validation/password.ts';
import { createIdentityAdmin } from '#sandbox/identity/port.ts';
import { isGuessedPassword } from '../core/guessed-password.ts';
import { badRequest, refusal } from '../core/refusal.ts';
import { defineRoute } from '../core/route.ts';
import { platformMessages } from '../messages/messages.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { playerTable } from '../players/tables.ts';
import { endPlayerSessions } from '../session/end-sessions.ts';
import { confirmSession, endConfirmations, requirePassword } from '../session/password-check.ts';

export const passwordRoutes = [
  defineRoute(confirmPassword, async ({ playerId, signInId, body: { password }, context }) => {
    await requireKnownPlayer(context.database, playerId);
    await requirePassword(context, playerId, password);
    const until = await confirmSession(context.database, playerId, signInId, context.clock.now());
    return { confirmedUntil: until.toISOString() };
  }),

  defineRoute(changePassword, async ({ playerId, signInId, body: { oldPassword, newPassword }, context }) => {
    const { database, clock, outbox } = context;
    const { id, email, languageCode } = await requireKnownPlayer(database, playerId);
    await requirePassword(context, playerId, oldPassword);
    if (!isGoodPassword(newPassword, email) || isGuessedPassword(newPassword) || newPassword === normalizePassword(oldPassword)) {
      throw refusal(400, 'error.password.policy');
    }
    await database.transaction(async (tx) => {
      await tx.select({ id: playerTable.id }).from(playerTable).where(eq(playerTable.id, id)).for('update');
      // Of two changes at once, the second no longer has the right old password.
      const identity = createIdentityAdmin(tx);
      if (!(await identity.checkPassword(playerId, oldPassword))) throw badRequest('error.old_password.incorrect');
      await identity.setPassword(playerId, newPassword);
      await endConfirmations(tx, playerId);
      await endPlayerSessions(tx, playerId, { except: signInId }, clock.now());
    });
    await outbox.send({ to: email, channel: 'EMAIL', text: platformMessages(languageCode).account.passwordChanged });
    return undefined;
  }),
];
