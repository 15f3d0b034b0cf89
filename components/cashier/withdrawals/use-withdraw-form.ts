import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isCancelled } from '#components/confirmation/confirmation.ts';
import { useConfirmation } from '#components/confirmation/use-confirmation.tsx';
import { refetchAfterWithdrawal, useWithdrawMethods } from '#lib/cashier/withdrawals/client.ts';
import type { OpenStatus, WithdrawMethod } from '#lib/cashier/withdrawals/contract.ts';
import { forgetRequest, resolveIdempotencyKey } from '#lib/cashier/withdrawals/request-key.ts';
import { amountBounds, readWithdrawalAmount, type WithdrawFlow } from '#lib/cashier/withdrawals/rules.ts';
import { callEndpoint } from '#lib/core/api/browser.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { toWire } from '#lib/core/money/money.ts';
import { isNumber, listOf, object, text } from '#lib/core/storage/shape.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { readBankAccount } from '#lib/core/validation/bank-account.ts';
import { useBalance } from '#lib/wallet/client.ts';
import type { FormError } from '../form-error.ts';
import { amountErrorMessage, withdrawalError } from './form-errors.ts';

/** The choice of an account that is not saved yet. */
export const newAccount = '';

export interface AcceptedWithdrawal {
  readonly minor: number;
  readonly currency: string;
  readonly status: OpenStatus;
  /** The payment table's code of the method's time. */
  readonly processTime: string;
}

/** A bonus that the withdrawal would end, and its money in major units. */
export interface ForfeitedBonus {
  readonly title: string;
  readonly amount: number;
}

const forfeitedShape = listOf(object({ title: text(400), amount: isNumber }));

interface FormOptions {
  readonly flow: WithdrawFlow;
  readonly onAccepted: (withdrawal: AcceptedWithdrawal) => void;
  readonly onRecheck: () => void;
}

/** State and submission of the withdrawal form: one request per content in all tabs, however often it is submitted (DEC-X-7). */
export function useWithdrawForm({ flow, onAccepted, onRecheck }: FormOptions) {
  const { market } = useLocale();
  const messages = useMessages('withdraw');
  const errors = useMessages('errors');
  const t = useTranslator('withdraw');
  const client = useQueryClient();
  const methods = useWithdrawMethods();
  const confirmation = useConfirmation();
  const [chosen, setChosen] = useState({ method: '', accountId: '', bankAccount: '', amount: '' });
  const [showsAmountError, setShowsAmountError] = useState(false);
  const [requestError, setRequestError] = useState<FormError | null>(null);
  /** Bonus money that would be forfeited, in major units, while the player's consent is requested (WDR-09). */
  const [forfeitAmount, setForfeitAmount] = useState<number | null>(null);
  const [forfeitedBonuses, setForfeitedBonuses] = useState<readonly ForfeitedBonus[]>([]);
  const [isSending, setSending] = useState(false);
  /** A ref, because a second click may come before the next render. */
  const isBusy = useRef(false);
  const openedAt = useRef(businessNow().getTime());

  const method = methods.data?.find((each) => each.method === chosen.method) ?? methods.data?.[0];
  const { balance } = useBalance(method?.currency);
  const bounds = method && amountBounds(method, flow.limit, balance?.main.minor);
  const typedAmount = bounds ? readWithdrawalAmount(chosen.amount, bounds) : ({ error: 'missing' } as const);
  const takesBankAccount = method?.takesBankAccount === true;
  const saved = method?.accounts.find(({ id }) => id === chosen.accountId);
  const account = saved ?? (takesBankAccount && chosen.accountId === newAccount ? undefined : method?.accounts[0]);
  const needsBankAccount = takesBankAccount && !account;
  const bankAccount = needsBankAccount ? readBankAccount(chosen.bankAccount) : undefined;
  const change = (part: Partial<typeof chosen>) => {
    setChosen((known) => ({ ...known, ...part }));
    setShowsAmountError(false);
    setRequestError(null);
  };

  async function send(
    { method: code, currency, processTime }: WithdrawMethod,
    minor: number,
    forfeitBonuses: boolean,
  ): Promise<void> {
    const amount = toWire({ minor, currency });
    isBusy.current = true;
    setSending(true);
    setRequestError(null);
    const target = account ? { accountId: account.id } : bankAccount ? { bankAccount } : {};
    const body = { method: code, amount, currency, ...target, forfeitBonuses };
    // The content is stored in the browser, where no account number belongs.
    const content = { ...body, ...(bankAccount && { bankAccount: bankAccount.slice(-4) }) };
    const idempotencyKey = resolveIdempotencyKey(JSON.stringify(content), openedAt.current);
    try {
      // DEC-ACC-4: a new account may need the password; the repeated call is the same request.
      const { status } = await confirmation.run(() => callEndpoint('POST /payment/me/withdraw', { body }, { idempotencyKey }));
      // From now on, a request for the same amount is a new withdrawal.
      openedAt.current = businessNow().getTime() + 1;
      setForfeitAmount(null);
      change({ amount: '', bankAccount: '' });
      if (bankAccount) void methods.refetch();
      onAccepted({ minor, currency, status, processTime });
    } catch (error) {
      if (isCancelled(error)) return;
      if (!isCallError(error)) throw error;
      if (!error.retryable) forgetRequest(idempotencyKey);
      const { bonusAmount, bonuses } = error.envelope.additionalInfo ?? {};
      if (error.code === 'error.withdraw.bonus_active') {
        setForfeitAmount(isNumber(bonusAmount) ?? 0);
        setForfeitedBonuses(forfeitedShape(bonuses) ?? []);
        return;
      }
      setForfeitAmount(null);
      if (error.code === 'error.withdraw.not_allowed') onRecheck();
      if (error.code === 'error.withdraw.method') void methods.refetch();
      setRequestError(withdrawalError(error, currency, messages, errors, t, market));
    } finally {
      isBusy.current = false;
      setSending(false);
      refetchAfterWithdrawal(client);
    }
  }

  const typingError =
    showsAmountError && 'error' in typedAmount && bounds ? amountErrorMessage(typedAmount, bounds, t, market) : undefined;
  return {
    methods: methods.data,
    isFailed: methods.isError && !methods.data,
    method,
    bounds,
    typedAmount,
    balance,
    isSending,
    forfeitAmount,
    forfeitedBonuses,
    amount: chosen.amount,
    accountId: account?.id ?? newAccount,
    needsBankAccount,
    bankAccount: chosen.bankAccount,
    bankAccountError: showsAmountError && needsBankAccount && !bankAccount ? messages.bankAccountWrong : undefined,
    amountError: typingError ?? (requestError?.isAboutAmount ? requestError.detail : undefined),
    error: requestError && !requestError.isAboutAmount ? requestError : null,
    passwordDialog: confirmation.dialog,
    reload: () => void methods.refetch(),
    chooseMethod: (code: string) => change({ method: code, accountId: '' }),
    chooseAccount: (accountId: string) => change({ accountId }),
    changeBankAccount: (text: string) => change({ bankAccount: text }),
    changeAmount: (amount: string) => change({ amount }),
    keepBonus: () => setForfeitAmount(null),
    /** False where the amount is invalid. */
    submit(forfeitBonuses = false): boolean {
      if (isBusy.current || !method) return true;
      setShowsAmountError(true);
      if ('error' in typedAmount || (needsBankAccount && !bankAccount)) return false;
      void send(method, typedAmount.minor, forfeitBonuses);
      return true;
    },
  };
}
