import { z } from 'zod';
import { authorizeDeposit } from '#lib/cashier/contract.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { postSigned } from '#sandbox/kit/http/signature.ts';
import type { PayOrder } from '../order.ts';

const timeoutMs = 5_000;
const replySchema = z.object({ authorized: z.boolean() });

/** Asks the platform whether the deposit may be taken. An error counts as no, because the player can try again. */
export async function isAuthorized({ config }: Pick<SandboxContext, 'config'>, order: PayOrder): Promise<boolean> {
  const { transactionId, amountMinor, currency } = order;
  const url = serviceUrl(config, 'platform') + authorizeDeposit.path;
  const body = { transactionId, amountMinor, currency };
  try {
    const response = await postSigned(url, config.serviceSecret, body, AbortSignal.timeout(timeoutMs));
    return response.ok && replySchema.parse(await response.json()).authorized;
  } catch {
    return false;
  }
}
