import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CognitoError } from './errors.ts';

const lifeMs = 3 * 60_000;

const challengeSchema = z.object({
  id: z.string(),
  issuedAt: z.number(),
  /** The e-mail that the sign-in was started for; counts failures. */
  account: z.string(),
  /** `USER_ID_FOR_SRP`. */
  userId: z.string(),
  clientKey: z.string(),
  keys: z.object({ secret: z.string(), open: z.string() }),
});

type Challenge = z.output<typeof challengeSchema>;

export interface SecretBlocks {
  /** Base64, for `SECRET_BLOCK`: only this process can read it. */
  seal(challenge: Omit<Challenge, 'id' | 'issuedAt'>): string;
  /** Opens a block for its one use. Throws `NotAuthorizedException` when it is foreign, spent or older than 3 minutes. */
  open(block: string): Challenge;
}

/** The server's half of a running sign-in, carried by the client. The key lives as long as the process. */
export function createSecretBlocks(realNow: () => Date): SecretBlocks {
  const key = randomBytes(32);
  const spent = new Map<string, number>();
  return {
    seal(challenge) {
      const text = JSON.stringify({ ...challenge, id: randomUUID(), issuedAt: realNow().getTime() });
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
    },
    open(block) {
      const challenge = unseal(key, Buffer.from(block, 'base64'));
      const now = realNow().getTime();
      if (!challenge) throw refuse('Invalid session for the user.');
      if (challenge.issuedAt + lifeMs <= now) throw refuse('Invalid session for the user, session is expired.');
      if (spent.has(challenge.id)) throw refuse('Invalid session for the user, session can only be used once.');
      forget(spent, now);
      spent.set(challenge.id, challenge.issuedAt + lifeMs);
      return challenge;
    },
  };
}

function unseal(key: Buffer, bytes: Buffer): Challenge | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAuthTag(bytes.subarray(12, 28));
    const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    return challengeSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function forget(spent: Map<string, number>, now: number): void {
  for (const [id, until] of spent) if (until <= now) spent.delete(id);
}

function refuse(message: string): CognitoError {
  return new CognitoError('NotAuthorizedException', message);
}
