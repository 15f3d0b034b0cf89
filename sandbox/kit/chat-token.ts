import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const claimsSchema = z.object({ scope: z.literal('user'), external_id: z.string().min(1) });

function keyOf(serviceSecret: string): Uint8Array {
  return createHmac('sha256', serviceSecret).update('chat').digest();
}

/** LOG-04: the token that names a player to the live chat, valid for eight hours of real time. */
export async function signChatToken(serviceSecret: string, playerId: string): Promise<string> {
  return new SignJWT({ scope: 'user', external_id: playerId })
    .setProtectedHeader({ alg: 'HS256', kid: 'chat' })
    .setExpirationTime('8h')
    .sign(keyOf(serviceSecret));
}

/** The player of a token; undefined for one that is forged or expired. */
export async function verifyChatToken(serviceSecret: string, token: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(serviceSecret), { algorithms: ['HS256'] });
    return claimsSchema.parse(payload).external_id;
  } catch {
    return undefined;
  }
}
