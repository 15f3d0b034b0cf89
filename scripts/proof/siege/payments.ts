import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { depositSchema, startDeposit } from '#lib/cashier/contract.ts';
import { listWithdrawals, listWithdrawMethods, startWithdrawal } from '#lib/cashier/withdrawals/contract.ts';
import { idempotencyHeader } from '#lib/core/api/endpoint.ts';
import { parseJson } from '#lib/core/parse-json.ts';
import { testPassword } from '../../test-players.ts';
import { answerOf, isAccepted, sendUntilDecided } from './attempts.ts';
import type { Actions } from './player.ts';
import { codeOf } from './player-client.ts';

const currency = 'EUR';
const card = { number: '4111111111111111', expiry: '12/39', code: '123' };
const pollMs = 700;
const maxPolls = 60;

/** The reply of a call in the shape of its contract; undefined where the call failed. */
export async function readReply<Shape extends z.ZodType>(
  { client }: Actions,
  path: string,
  shape: Shape,
): Promise<z.output<Shape> | undefined> {
  const answer = await answerOf(() => client.site('GET', `/api/platform${path}`));
  return answer && isAccepted(answer) ? shape.parse(parseJson(answer.text)) : undefined;
}

/** Opens a deposit, pays it by card at the cashier's page, and waits for its status at the site, as its page does. */
export async function deposit(actions: Actions): Promise<void> {
  const { client, random, record, repeats, siteUrl } = actions;
  const operation = record.begin('deposit', client.identity.playerId);
  const amount = random.pick([20, 25, 30, 40, 50]);
  const json = { method: 'CREDITCARD', amount, currency, returnUrl: `${siteUrl}/en-UN/deposit`, locale: 'en-UN' };
  const headers = { [idempotencyHeader]: randomUUID() };
  const path = '/api/platform/payment/me/deposit';
  const started = await sendUntilDecided(operation, () => client.site('POST', path, { headers, json }), repeats);
  if (!started) return;
  const { transactionId, redirectUrl } = startDeposit.reply.parse(parseJson(started.text));
  operation.id = transactionId;
  await finishDeposit(actions, operation, redirectUrl);
}

/** Pays until the cashier or the platform says that the deposit is over. */
export async function finishDeposit(
  { client, repeats, record }: Actions,
  operation: ReturnType<Actions['record']['begin']>,
  redirectUrl: string | null,
): Promise<void> {
  const readStatus = async () => {
    const path = `/api/platform/payment/me/deposit/${operation.id}`;
    const answer = await answerOf(() => client.site('GET', path));
    if (answer?.status === 401) await repeats.signInAgain();
    return answer && isAccepted(answer) ? depositSchema.parse(parseJson(answer.text)) : undefined;
  };
  for (let polls = 0; polls < maxPolls; polls += 1) {
    if (redirectUrl) {
      // The page with the order opens the payment; a form that was sent again changes nothing.
      const page = await answerOf(() => client.service('GET', redirectUrl));
      const { origin, pathname } = new URL(redirectUrl);
      const paid =
        page?.status === 200 && (await answerOf(() => client.service('POST', `${origin}${pathname}/card`, { form: card })));
      if (!paid || paid.status >= 500) operation.lost += 1;
    }
    const found = await readStatus();
    if (found?.status === 'SUCCESS') return record.end(operation, 'acknowledged');
    if (found && found.status !== 'PENDING') return record.end(operation, 'refused', found.status);
    if (!repeats.mayRepeat()) break;
    await wait(pollMs);
  }
  record.end(operation, 'unknown', 'PENDING');
}

/** Withdraws a part of the money. */
export async function withdraw(actions: Actions): Promise<void> {
  const { client, random, record, repeats } = actions;
  const methods = await readReply(actions, '/payment/me/withdraw/methods', listWithdrawMethods.reply);
  const method = methods?.find(({ accounts }) => accounts.length > 0);
  if (!method) return;
  const operation = record.begin('withdrawal', client.identity.playerId);
  const amount = random.pick([20, 22.5, 25]);
  const json = { method: method.method, amount, currency, forfeitBonuses: true };
  const headers = { [idempotencyHeader]: randomUUID() };
  const path = '/api/platform/payment/me/withdraw';
  const send = () => client.site('POST', path, { headers, json });
  const sendConfirmed = async () => {
    const first = await send();
    if (codeOf(first) !== 'error.confirmation.required') return first;
    const confirmation = { json: { password: testPassword } };
    await client.site('POST', '/api/platform/player/me/password/confirmation', confirmation);
    return send();
  };
  const answer = await sendUntilDecided(operation, sendConfirmed, repeats);
  if (!answer) return;
  operation.id = startWithdrawal.reply.parse(parseJson(answer.text)).pendingWithdrawalId;
  record.end(operation, 'acknowledged');
}

/** Cancels a pending withdrawal. The call has no key: after a lost answer the list says what became of it. */
export async function cancel(actions: Actions): Promise<void> {
  const { client, random, record, repeats } = actions;
  const readAll = () => readReply(actions, '/player/me/withdrawals?limit=100', listWithdrawals.reply);
  const pending = (await readAll())?.filter(({ status, isCancellable }) => status === 'PENDING' && isCancellable) ?? [];
  const [first, ...rest] = pending;
  if (!first) return;
  const { pendingWithdrawalId, amount } = random.pick([first, ...rest]);
  const operation = record.begin('cancellation', client.identity.playerId);
  operation.id = pendingWithdrawalId;
  const json = { pendingWithdrawalId, amount, cancelByPlayer: true };
  const answer = await answerOf(() => client.site('POST', '/api/platform/payment/me/withdraw/cancel', { json }));
  if (answer && isAccepted(answer)) return record.end(operation, 'acknowledged');
  if (answer && answer.status < 500 && answer.status !== 401) return record.end(operation, 'refused', codeOf(answer));
  operation.lost += 1;
  while (repeats.mayRepeat()) {
    await wait(pollMs);
    const now = (await readAll())?.find((each) => each.pendingWithdrawalId === pendingWithdrawalId);
    if (!now) continue;
    return now.status === 'CANCELLED' ? record.end(operation, 'acknowledged') : record.end(operation, 'refused', now.status);
  }
  record.end(operation, 'unknown', answer ? codeOf(answer) : 'no answer');
}
