import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { notifyPayment, readDeposit, startDeposit } from '#lib/cashier/contract.ts';
import { callService } from '#lib/core/api/call.ts';
import { idempotencyHeader } from '#lib/core/api/endpoint.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { readWallet } from '#lib/wallet/contract.ts';
import { postSigned } from '#sandbox/kit/http/signature.ts';

const euros = 10;
const bookedSchema = z.object({ booked: z.boolean() });

interface Identity {
  readonly playerId: string;
  readonly idToken: string;
  readonly baseUrl: string;
  readonly secret: string;
  readonly siteUrl: string;
}

export interface Payer {
  /** Deposits one after another until the connection is lost. */
  stream(): Promise<void>;
  /** After a restart: sends the interrupted notices again and compares status and balance. One sentence per fault. */
  findFaults(): Promise<readonly string[]>;
  readonly acknowledged: number;
  /** Deposits whose notice was sent to a platform that was killed before it replied. */
  readonly interrupted: number;
}

/** A player who deposits continuously and the payment service that sends the notices; remembers what was acknowledged. */
export function createPayer({ playerId, idToken, baseUrl, secret, siteUrl }: Identity): Payer {
  const options = { baseUrl, siteId: 5, credentials: { playerId, idToken } };
  const acknowledged = new Set<string>();
  const open = new Set<string>();
  let before: number | undefined;
  let interrupted = 0;

  async function balance(): Promise<number> {
    const { balanceMap } = (await callService(readWallet, {}, options)).reply;
    return Math.round((balanceMap.main[0]?.amount ?? 0) * 100);
  }

  async function sendNotice(transactionId: string): Promise<boolean> {
    const notice = {
      transactionId,
      status: 'SUCCESS',
      providerRef: `ref_${transactionId}`,
      amountMinor: euros * 100,
      currency: 'EUR',
    };
    const response = await postSigned(baseUrl + notifyPayment.path, secret, notice, AbortSignal.timeout(5_000));
    return response.ok && bookedSchema.parse(await response.json()).booked;
  }

  async function depositOnce(): Promise<void> {
    const body = { method: 'CREDITCARD', amount: euros, currency: 'EUR', returnUrl: `${siteUrl}/x`, locale: 'fi-FI' };
    const headers = { [idempotencyHeader]: randomUUID() };
    // Without an idempotency key there are no retries, which would wait for the restart.
    const { transactionId } = (await callService({ ...startDeposit, keyed: false }, { body }, { ...options, headers })).reply;
    open.add(transactionId);
    if (!(await sendNotice(transactionId))) throw new Error(`${transactionId} was not booked`);
    acknowledged.add(transactionId);
    open.delete(transactionId);
  }

  return {
    get acknowledged() {
      return acknowledged.size;
    },
    get interrupted() {
      return interrupted;
    },
    async stream() {
      before ??= await balance();
      try {
        for (;;) await depositOnce();
      } catch (error) {
        const isConnectionLost = error instanceof TypeError || (isCallError(error) && error.layer === 'network');
        if (!isConnectionLost) throw error;
        interrupted += open.size;
      }
    },
    async findFaults() {
      const faults: string[] = [];
      for (const transactionId of open) {
        if (await sendNotice(transactionId)) acknowledged.add(transactionId);
        else faults.push(`${transactionId} was not booked on retry`);
      }
      open.clear();
      for (const transactionId of acknowledged) {
        const { status } = (await callService(readDeposit, { params: { transactionId } }, options)).reply;
        if (status !== 'SUCCESS') faults.push(`${transactionId} was acknowledged and is ${status}`);
      }
      const expected = (before ?? 0) + acknowledged.size * euros * 100;
      const found = await balance();
      if (found !== expected) faults.push(`player ${playerId} has ${found}, acknowledged is ${expected}`);
      return faults;
    },
  };
}
