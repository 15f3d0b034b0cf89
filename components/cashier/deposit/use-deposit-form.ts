import { useEffect, useRef, useState } from 'react';
import { useDepositMethods } from '#lib/cashier/client.ts';
import type { DepositMethod } from '#lib/cashier/contract.ts';
import { keepDraft, readDraft } from '#lib/cashier/draft.ts';
import { readDepositAmount } from '#lib/cashier/rules.ts';
import { toWire } from '#lib/money/money.ts';
import { ask } from '#lib/platform/browser.ts';
import { isCallError } from '#lib/platform/errors.ts';
import type { FormFault } from '../form-fault.ts';
import type { DepositPlace } from './deposit-words.ts';
import { faultOfAmount, faultOfRefusal } from './form-faults.ts';

interface FormSetting {
  readonly place: DepositPlace;
  readonly onStarted: (transactionId: string) => void;
  readonly onRecheck: () => void;
}

/** What the form holds, and how it is sent: once per content, however often it is pressed (DEC-X-7). */
export function useDepositForm({ place, onStarted, onRecheck }: FormSetting) {
  const { methods: query, isFailed } = useDepositMethods();
  const [draft, setDraft] = useState(readDraft);
  const [showsFault, setShowsFault] = useState(false);
  const [refusal, setRefusal] = useState<FormFault | null>(null);
  const [isSending, setSending] = useState(false);
  /** Known at once, where a second press comes before the next drawing. */
  const isBusy = useRef(false);
  const wish = useRef<{ readonly content: string; readonly key: string } | null>(null);
  useEffect(() => keepDraft(draft), [draft]);

  const methods = query.data;
  const method = methods?.find((each) => each.method === draft.method) ?? methods?.[0];
  const read = method ? readDepositAmount(draft.amount, method) : ({ fault: 'missing' } as const);
  const accountId = accountOf(method, draft.accountId);
  const change = (part: Partial<typeof draft>) => {
    setDraft((known) => ({ ...known, ...part }));
    setShowsFault(false);
    setRefusal(null);
  };

  async function send(chosen: DepositMethod, minor: number): Promise<void> {
    const { currency } = chosen;
    const body = {
      method: chosen.method,
      amount: toWire({ minor, currency }),
      currency,
      ...(accountId && accountId !== newAccount && { accountId }),
      returnUrl: window.location.origin + window.location.pathname,
      locale: place.locale,
    };
    const content = JSON.stringify(body);
    // The same wish again, after a lost answer, is not another one.
    if (wish.current?.content !== content) wish.current = { content, key: crypto.randomUUID() };
    isBusy.current = true;
    setSending(true);
    setRefusal(null);
    try {
      const { transactionId } = await ask('POST /payment/me/deposit', { body }, { idempotencyKey: wish.current.key });
      wish.current = null;
      onStarted(transactionId);
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (!error.retryable) wish.current = null;
      if (error.code === 'error.deposit.not_allowed') onRecheck();
      if (error.code === 'error.deposit.method') void query.refetch();
      setRefusal(faultOfRefusal(error, place, currency));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  const typed = showsFault && 'fault' in read && method ? faultOfAmount(read.fault, method, place) : undefined;
  return {
    methods,
    method,
    read,
    isFailed,
    isSending,
    amount: draft.amount,
    accountId: accountId ?? '',
    amountFault: typed ?? (refusal?.isAboutAmount ? refusal.text : undefined),
    fault: refusal && !refusal.isAboutAmount ? refusal : null,
    reload: () => void query.refetch(),
    choose: (code: string) => change({ method: code, accountId: '' }),
    chooseAccount: (id: string) => change({ accountId: id || newAccount }),
    type: (amount: string) => change({ amount }),
    /** False when the amount is not one to send. */
    submit(): boolean {
      if (isBusy.current || !method) return true;
      setShowsFault(true);
      if ('fault' in read) return false;
      void send(method, read.minor);
      return true;
    },
  };
}

const newAccount = 'new';

/** The account that the player chose, else the one he used last; undefined for another one. */
function accountOf(method: DepositMethod | undefined, chosen: string): string | undefined {
  if (!method || chosen === newAccount) return undefined;
  return method.savedAccounts.find(({ id }) => id === chosen)?.id ?? method.savedAccounts[0]?.id;
}
