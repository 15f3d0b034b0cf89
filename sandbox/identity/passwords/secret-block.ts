import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CognitoError } from '../errors.ts';

const lifetimeMs = 3 * 60_000;

const challengeSchema = z.object({
  id: z.string(),
  issuedAt: z.number(),
  /** Key of the failure counter: the e-mail that the sign-in was started with. */
  account: z.string(),
  /** `USER_ID_FOR_SRP`. */
  userId: z.string(),
  clientKey: z.string(),
  keys: z.object({ privateKey: z.string(), publicKey: z.string() }),
});

type Challenge = z.output<typeof challengeSchema>;

export interface SecretBlocks {
  /** Base64 for `SECRET_BLOCK`, readable only by this process. */
  seal(challenge: Omit<Challenge, 'id' | 'issuedAt'>): string;
  /** Decrypts a block once. Throws `NotAuthorizedException` when it is not ours, already used or older than 3 minutes. */
  open(block: string): Challenge;
}

/** Encrypts the server's state of a running sign-in, which the client carries. The key is lost when the process ends. */
export function createSecretBlocks(realNow: () => Date): SecretBlocks {
  const key = randomBytes(32);
  // Not an LRU cache: evicting an id early would allow its block to be replayed.
  const usedIds = new Map<string, number>();
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
      if (!challenge) throw sessionError('Invalid session for the user.');
      if (challenge.issuedAt + lifetimeMs <= now) throw sessionError('Invalid session for the user, session is expired.');
      if (usedIds.has(challenge.id)) throw sessionError('Invalid session for the user, session can only be used once.');
      dropExpired(usedIds, now);
      usedIds.set(challenge.id, challenge.issuedAt + lifetimeMs);
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

function dropExpired(usedIds: Map<string, number>, now: number): void {
  for (const [id, until] of usedIds) if (until <= now) usedIds.delete(id);
}

function sessionError(message: string): CognitoError {
  return new CognitoError('NotAuthorizedException', message);
}
