import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createPin } from '#sandbox/kit/pin.ts';
import { badRequest, refusal } from '../core/refusal.ts';
import { sendLimitRefusal } from './refusals.ts';
import { registrationCodeTable as table } from './tables.ts';

const lifeMs = 10 * 60_000;
const windowMs = dayMs;
const maxSends = 3;
const maxTries = 5;

export type Channel = 'SMS' | 'EMAIL';

/** Whose code it is, and the phone number or e-mail address that it proves: a code is of no use for another one. */
interface Recipient {
  readonly playerId: number;
  readonly to: string;
}

function hashOf({ config }: SandboxContext, { playerId, to }: Recipient, code: string): string {
  return createHmac('sha256', config.serviceSecret).update(`registration:${playerId}:${to}:${code}`).digest('hex');
}

/**
 * Issues a six-digit code that replaces the last one: valid for ten minutes, three sends in 24 hours (DEC-VAL-9). Throws on
 * the fourth send.
 */
export async function issueCode(context: SandboxContext, recipient: Recipient, channel: Channel) {
  const { playerId } = recipient;
  const { database, clock, config } = context;
  const code = createPin(config.fixedPin);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifeMs);
  const sends = await database.transaction(async (tx) => {
    const [known] = await tx.select().from(table).where(eq(table.playerId, playerId)).for('update');
    const isRecent = known && now.getTime() - known.firstSentAt.getTime() < windowMs;
    const sent = isRecent ? known.sends : 0;
    if (sent >= maxSends) throw sendLimitRefusal();
    const row = {
      channel,
      codeHash: hashOf(context, recipient, code),
      triesLeft: maxTries,
      sends: sent + 1,
      firstSentAt: isRecent ? known.firstSentAt : now,
      expiresAt,
    };
    await tx
      .insert(table)
      .values({ playerId, ...row })
      .onConflictDoUpdate({ target: table.playerId, set: row });
    return row.sends;
  });
  return { code, attemptsLeft: maxSends - sends, expiresAt };
}

/**
 * Counts and verifies one attempt; after five wrong ones the player needs a new code. Throws `sms.code.invalid`,
 * `sms.code.expired`, or `sms.max.attempts.reached` when no code can be sent today.
 */
export async function verifyCode(context: SandboxContext, recipient: Recipient, channel: Channel, code: string): Promise<void> {
  const { playerId } = recipient;
  const { database, clock } = context;
  const verdict = await database.transaction(async (tx) => {
    const [known] = await tx.select().from(table).where(eq(table.playerId, playerId)).for('update');
    if (!known || known.channel !== channel) return badRequest('sms.code.expired');
    if (known.triesLeft === 0 || known.expiresAt <= clock.now()) {
      const isOver = known.sends >= maxSends && clock.now().getTime() - known.firstSentAt.getTime() < windowMs;
      return isOver ? sendLimitRefusal() : badRequest('sms.code.expired');
    }
    const isRight = known.codeHash === hashOf(context, recipient, code);
    await tx
      .update(table)
      .set({ triesLeft: isRight ? 0 : known.triesLeft - 1 })
      .where(eq(table.playerId, playerId));
    return isRight ? undefined : refusal(400, 'sms.code.invalid', { message: 'The code is wrong.' });
  });
  if (verdict) throw verdict;
}
