import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { notifyPayment, readDeposit, startDeposit } from '#lib/cashier/contract.ts';
import { callService } from '#lib/platform/call.ts';
import { idempotencyHeader } from '#lib/platform/endpoint.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { readWallet } from '#lib/wallet/contract.ts';
import { postSigned } from '#sandbox/kit/signature.ts';

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
  /** Deposits one after another until the platform is gone. */
  stream(): Promise<void>;
  /** After a restart: what was cut off is told again, then everything is counted. A sentence per fault. */
  findFaults(): Promise<readonly string[]>;
  readonly said: number;
  /** Told to a platform that died over it. */
  readonly unsaid: number;
}

/** A player who pays without a pause, and the payment service that tells of it, both of them with a good memory. */
export function createPayer({ playerId, idToken, baseUrl, secret, siteUrl }: Identity): Payer {
  const options = { baseUrl, siteId: 5, credentials: { playerId, idToken } };
  const said = new Set<string>();
  const open = new Set<string>();
  let before: number | undefined;
  let unsaid = 0;

  async function balance(): Promise<number> {
    const { balanceMap } = (await callService(readWallet, {}, options)).reply;
    return Math.round((balanceMap.main[0]?.amount ?? 0) * 100);
  }

  async function tell(transactionId: string): Promise<boolean> {
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
    // Called once: a retry would wait for the restart.
    const { transactionId } = (await callService({ ...startDeposit, keyed: false }, { body }, { ...options, headers })).reply;
    open.add(transactionId);
    if (!(await tell(transactionId))) throw new Error(`${transactionId} was not booked`);
    said.add(transactionId);
    open.delete(transactionId);
  }

  return {
    get said() {
      return said.size;
    },
    get unsaid() {
      return unsaid;
    },
    async stream() {
      before ??= await balance();
      try {
        for (;;) await depositOnce();
      } catch (error) {
        const isGone = error instanceof TypeError || (isCallError(error) && error.layer === 'network');
        if (!isGone) throw error;
        unsaid += open.size;
      }
    },
    async findFaults() {
      const faults: string[] = [];
      for (const transactionId of open) {
        if (await tell(transactionId)) said.add(transactionId);
        else faults.push(`${transactionId} could not be told again`);
      }
      open.clear();
      for (const transactionId of said) {
        const { status } = (await callService(readDeposit, { params: { transactionId } }, options)).reply;
        if (status !== 'SUCCESS') faults.push(`${transactionId} was acknowledged and is ${status}`);
      }
      const expected = (before ?? 0) + said.size * euros * 100;
      const found = await balance();
      if (found !== expected) faults.push(`player ${playerId} has ${found}, acknowledged is ${expected}`);
      return faults;
    },
  };
}
