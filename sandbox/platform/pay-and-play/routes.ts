import { eq } from 'drizzle-orm';
import { completePlayer, exchangeCode, signInFromBank } from '#lib/pay-and-play/contract.ts';
import { issueTokens } from '#sandbox/identity/issue.ts';
import { refuseBlocked } from '../blocked.ts';
import { createPlayerDirectory } from '../players/directory.ts';
import { requireKnownPlayer } from '../players/require.ts';
import { currentTerms } from '../players/states.ts';
import { serve } from '../serve.ts';
import { completeFromForm } from './complete.ts';
import { isOfAge, registerIfComplete } from './person.ts';
import { redeemCode } from './redeem.ts';
import { refuse } from './refusals.ts';
import { hashDevice, keepSession, requireOpenSession, takeSession } from './session.ts';
import { pnpSessionTable } from './tables.ts';

/** DEC-MISC-4: the fingerprint that a test sends to be turned away. */
const blockedDevice = 'BLOCKME';

export const payAndPlayRoutes = [
  serve(exchangeCode, async ({ body, context }) => {
    const { oneTimeCode, sessionId, blackbox } = body;
    if (blackbox === blockedDevice) throw refuse('error.pnp.refused');
    const payment = await redeemCode(context, sessionId, oneTimeCode);
    const now = context.clock.now();
    if (!isOfAge(payment.kyc, now)) throw refuse('error.age.minimum');
    return context.database.transaction(async (tx) => {
      const { session, player } = await keepSession(tx, payment, now);
      await tx
        .update(pnpSessionTable)
        .set({ verifiedAt: now, deviceHash: hashDevice(blackbox) })
        .where(eq(pnpSessionTable.sessionId, sessionId));
      await registerIfComplete(tx, player, currentTerms, now);
      return {
        email: player.email || null,
        mobilePhone: player.mobilePhone || null,
        playerId: String(player.id),
        existing: session.existing,
      };
    });
  }),

  serve(completePlayer, ({ body, context: { database, clock } }) =>
    database.transaction((tx) => completeFromForm(tx, body, clock.now())),
  ),

  serve(signInFromBank, async ({ body: { sessionId, metadata }, context }) => {
    const { database, clock } = context;
    const now = clock.now();
    const session = await requireOpenSession(database, sessionId, now);
    if (session.deviceHash !== hashDevice(metadata.blackbox)) throw refuse('error.pnp.session.invalid');
    const playerId = String(session.playerId);
    const player = await requireKnownPlayer(database, playerId);
    const directory = createPlayerDirectory(database, clock);
    const blocked = await directory.refusalOf(playerId);
    // Who still owes the short form has no session to get.
    if (blocked?.kind === 'unverified') throw refuse('error.pnp.session.invalid');
    if (blocked) throw refuseBlocked(400, blocked, playerId);
    const claims = await directory.claimsOf(playerId);
    if (!claims) throw refuse('error.pnp.session.invalid');
    await takeSession(database, sessionId, now);
    const tokens = await issueTokens(context, player.email, { ...claims, login_method: 'PNP' });
    await directory.noteSignIn(playerId, metadata);
    return tokens;
  }),
];
