import { z } from 'zod';
import { bankIdentitySchema } from '#lib/core/validation/bank-identity.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { postSigned } from '#sandbox/kit/http/signature.ts';
import { badRequest } from '../core/refusal.ts';
import type { ConfirmedPayment } from './session.ts';

const timeoutMs = 5_000;
const replySchema = z.object({ providerRef: z.string(), amountMinor: z.int().positive(), kyc: bankIdentitySchema });

/** Exchanges a one-time code at the payment service. Throws a refusal for an invalid code. */
export async function redeemCode({ config }: SandboxContext, sessionId: string, code: string): Promise<ConfirmedPayment> {
  const url = `${serviceUrl(config, 'pay')}/token`;
  const response = await postSigned(url, config.serviceSecret, { sessionId, code }, AbortSignal.timeout(timeoutMs));
  if (response.status === 400) throw badRequest('error.pnp.code.invalid');
  if (!response.ok) throw new Error(`the payment service answered ${response.status}`);
  return { sessionId, ...replySchema.parse(await response.json()) };
}
