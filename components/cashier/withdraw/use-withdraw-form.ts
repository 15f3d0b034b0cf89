import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toWire } from '#lib/money/money.ts';
import { ask } from '#lib/platform/browser.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { businessNow } from '#lib/time/clock.ts';
import { useBalance } from '#lib/wallet/client.ts';
import { renewAfterWithdrawal, useWithdrawMethods } from '#lib/withdrawals/client.ts';
import type { OpenStatus, WithdrawMethod } from '#lib/withdrawals/contract.ts';
import { readWithdrawalAmount, roomOf, type WithdrawFlow } from '#lib/withdrawals/rules.ts';
import { keyOfWish } from '#lib/withdrawals/wish.ts';
import type { FormFault } from '../form-fault.ts';
import { faultOfAmount, faultOfRefusal } from './form-faults.ts';
import type { WithdrawPlace } from './withdraw-words.ts';

/** A withdrawal that was taken: what the page says of it. */
export interface Taken {
  readonly minor: number;
  readonly currency: string;
  readonly status: OpenStatus;
}

interface FormSetting {
  readonly place: WithdrawPlace;
  readonly flow: WithdrawFlow;
  readonly onTaken: (taken: Taken) => void;
  readonly onRecheck: () => void;
}

/** What the form holds, and how it is sent: once per content, however often it is pressed, in however many tabs (DEC-X-7). */
export function useWithdrawForm({ place, flow, onTaken, onRecheck }: FormSetting) {
  const client = useQueryClient();
  const methods = useWithdrawMethods();
  const [chosen, setChosen] = useState({ method: '', accountId: '', amount: '' });
  const [showsFault, setShowsFault] = useState(false);
  const [refusal, setRefusal] = useState<FormFault | null>(null);
  /** The bonus money that would be lost, in major units, while the player is asked about it (WDR-09). */
  const [forfeit, setForfeit] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  /** Known at once, where a second press comes before the next drawing. */
  const isBusy = useRef(false);
  const openedAt = useRef(businessNow().getTime());

  const method = methods.data?.find((each) => each.method === chosen.method) ?? methods.data?.[0];
  const { balance } = useBalance(method?.currency);
  const room = method && roomOf(method, flow.limit, balance?.main.minor);
  const read = room ? readWithdrawalAmount(chosen.amount, room) : ({ fault: 'missing' } as const);
  const account = method?.accounts.find(({ id }) => id === chosen.accountId) ?? method?.accounts[0];
  const change = (part: Partial<typeof chosen>) => {
    setChosen((known) => ({ ...known, ...part }));
    setShowsFault(false);
    setRefusal(null);
  };

  async function send({ method: code, currency }: WithdrawMethod, minor: number, forfeitBonuses: boolean): Promise<void> {
    const amount = toWire({ minor, currency });
    const body = { method: code, amount, currency, ...(account && { accountId: account.id }), forfeitBonuses };
    const idempotencyKey = keyOfWish(JSON.stringify(body), openedAt.current);
    isBusy.current = true;
    setSending(true);
    setRefusal(null);
    try {
      const { status } = await ask('POST /payment/me/withdraw', { body }, { idempotencyKey });
      openedAt.current = businessNow().getTime() + 1;
      setForfeit(null);
      change({ amount: '' });
      onTaken({ minor, currency, status });
    } catch (error) {
      if (!isCallError(error)) throw error;
      const { bonusAmount } = error.envelope.additionalInfo ?? {};
      if (error.code === 'error.withdraw.bonus_active') {
        setForfeit(typeof bonusAmount === 'number' ? bonusAmount : 0);
        return;
      }
      setForfeit(null);
      if (error.code === 'error.withdraw.not_allowed') onRecheck();
      if (error.code === 'error.withdraw.method') void methods.refetch();
      setRefusal(faultOfRefusal(error, place, currency));
    } finally {
      isBusy.current = false;
      setSending(false);
      renewAfterWithdrawal(client);
    }
  }

  const typed = showsFault && 'fault' in read && room ? faultOfAmount(read.fault, room, place) : undefined;
  return {
    methods: methods.data,
    isFailed: methods.isError && !methods.data,
    method,
    room,
    read,
    balance,
    isSending,
    forfeit,
    amount: chosen.amount,
    accountId: account?.id ?? '',
    amountFault: typed ?? (refusal?.isAboutAmount ? refusal.text : undefined),
    fault: refusal && !refusal.isAboutAmount ? refusal : null,
    reload: () => void methods.refetch(),
    choose: (code: string) => change({ method: code, accountId: '' }),
    chooseAccount: (accountId: string) => change({ accountId }),
    type: (amount: string) => change({ amount }),
    keepBonus: () => setForfeit(null),
    /** False when the amount is not one to send. */
    submit(forfeitBonuses = false): boolean {
      if (isBusy.current || !method) return true;
      setShowsFault(true);
      if ('fault' in read) return false;
      void send(method, read.minor, forfeitBonuses);
      return true;
    },
  };
}
