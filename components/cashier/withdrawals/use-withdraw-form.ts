import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useConfirmation } from '#components/confirmation/use-confirmation.tsx';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { startWithdrawal } from '#lib/cashier/withdrawals/calls.ts';
import { refetchAfterWithdrawal, useWithdrawMethods } from '#lib/cashier/withdrawals/client.ts';
import type { OpenStatus, WithdrawMethod } from '#lib/cashier/withdrawals/contract.ts';
import { keysOfAllTabs } from '#lib/cashier/withdrawals/request-key.ts';
import { amountBounds, readWithdrawalAmount, type WithdrawFlow } from '#lib/cashier/withdrawals/rules.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { SubmitCancelled, useSubmit } from '#lib/core/api/use-submit.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { toWire } from '#lib/core/money/money.ts';
import { isNumber, listOf, object, text, withDefault } from '#lib/core/storage/shape.ts';
import { readBankAccount } from '#lib/core/validation/bank-account.ts';
import { useBalance } from '#lib/wallet/client.ts';
import { type FormError, formTexts } from '../form-error.ts';
import { amountErrorMessage, keysByCode, withdrawalAmountError } from './form-errors.ts';

/** The choice of an account that is not saved yet. */
export const newAccount = '';

export interface AcceptedWithdrawal {
  readonly pendingWithdrawalId: string;
  readonly minor: number;
  readonly currency: string;
  readonly status: OpenStatus;
  /** The payment table's code of the method's time. */
  readonly processTime: string;
}

/** A bonus that the withdrawal would end, its money in major units and its free spins that are left. */
export interface ForfeitedBonus {
  readonly title: string;
  readonly amount: number;
  readonly spins: number;
}

const forfeitedShape = listOf(object({ title: text(400), amount: isNumber, spins: withDefault(isNumber, 0) }));

type Withdrawal = Pick<WithdrawMethod, 'processTime'> & {
  readonly body: Parameters<typeof startWithdrawal>[0]['body'];
  readonly minor: number;
};

export const emptyChoice = { method: '', accountId: newAccount, bankAccount: '', amount: '' };

/** What the player has chosen and typed; it outlives the form, which a check may replace for a while. */
export type Choice = readonly [chosen: typeof emptyChoice, setChosen: Dispatch<SetStateAction<typeof emptyChoice>>];

interface FormOptions {
  readonly choice: Choice;
  readonly flow: WithdrawFlow;
  readonly onAccepted: (withdrawal: AcceptedWithdrawal) => void;
  readonly onRecheck: () => void;
}

/** State and submission of the withdrawal form: one request per content in all tabs, however often it is submitted (DEC-X-7). */
export function useWithdrawForm({ choice, flow, onAccepted, onRecheck }: FormOptions) {
  const { numbers, languageCode } = useLocale();
  const messages = useMessages('withdraw');
  const t = useTranslator('withdraw');
  const client = useQueryClient();
  const refusals = useRefusals(formTexts(messages, keysByCode));
  const methods = useWithdrawMethods();
  const confirmation = useConfirmation();
  const [chosen, setChosen] = choice;
  const [showsAmountError, setShowsAmountError] = useState(false);
  /** Bonus money that would be forfeited, in major units, while the player's consent is requested (WDR-09). */
  const [forfeitAmount, setForfeitAmount] = useState<number | null>(null);
  const [forfeitedBonuses, setForfeitedBonuses] = useState<readonly ForfeitedBonus[]>([]);
  const [keys] = useState(keysOfAllTabs);
  /** An object for each refusal that is about the amount. */
  const [wrongAmount, setWrongAmount] = useState<object>();

  const method = methods.data?.find((each) => each.method === chosen.method) ?? methods.data?.[0];
  const { balance } = useBalance(method?.currency);
  const bounds = method && amountBounds(method, flow.limit, balance?.main.minor);
  const typedAmount = bounds ? readWithdrawalAmount(chosen.amount, bounds, numbers) : ({ error: 'missing' } as const);
  const takesBankAccount = method?.takesBankAccount === true;
  const saved = method?.accounts.find(({ id }) => id === chosen.accountId);
  const account = saved ?? (takesBankAccount && chosen.accountId === newAccount ? undefined : method?.accounts[0]);
  const needsBankAccount = takesBankAccount && !account;
  const bankAccount = needsBankAccount ? readBankAccount(chosen.bankAccount) : undefined;
  const change = (part: Partial<typeof chosen>) => {
    setChosen((known) => ({ ...known, ...part }));
    setShowsAmountError(false);
    reset();
  };

  const { submit, isPending, refusal, reset } = useSubmit(
    // DEC-ACC-4: a new account may need the password; the repeated call is the same request.
    ({ body }: Withdrawal, keyed) =>
      confirmation
        .run(() => startWithdrawal({ body }, keyed))
        .catch((error: unknown) => {
          // Nothing was withdrawn, so the consent is asked for again.
          if (error instanceof SubmitCancelled && body.forfeitBonuses) keys.settle(keyed.idempotencyKey, false);
          throw error;
        }),
    {
      idempotent: keys,
      notices: refusals.notices,
      refusalOf: (error, { body }): FormError | null =>
        needsConsent(error)
          ? null
          : (withdrawalAmountError(error, body.currency, messages, t, numbers) ?? refusals.refusalOf(error)),
      onDone({ status, pendingWithdrawalId }, { body, minor, processTime }) {
        setForfeitAmount(null);
        change({ amount: '', bankAccount: '' });
        if (body.bankAccount) void methods.refetch();
        onAccepted({ pendingWithdrawalId, minor, currency: body.currency, status, processTime });
      },
      onRefused(error, { body }) {
        const { code = undefined, envelope } = isCallError(error) ? error : {};
        const { bonusAmount, bonuses } = envelope?.additionalInfo ?? {};
        setForfeitAmount(needsConsent(error) ? (isNumber(bonusAmount) ?? 0) : null);
        if (needsConsent(error)) setForfeitedBonuses(forfeitedShape(bonuses) ?? []);
        if (code === 'error.withdraw.not_allowed') onRecheck();
        const { currency } = body;
        if (withdrawalAmountError(error, currency, messages, t, numbers)) setWrongAmount({});
        if (code === 'error.withdraw.method') void methods.refetch();
      },
      onSettled: () => refetchAfterWithdrawal(client),
    },
  );

  function send({ method: code, currency, processTime }: WithdrawMethod, minor: number, forfeitBonuses: boolean): void {
    const target = account ? { accountId: account.id } : bankAccount ? { bankAccount } : {};
    const body = {
      method: code,
      amount: toWire({ minor, currency }),
      currency,
      ...target,
      forfeitBonuses,
      language: languageCode.split('-')[0],
    };
    void submit({ body: { ...body, forfeitBonuses: forfeitBonuses || keys.hasConsent(body) }, minor, processTime });
  }

  const typingError =
    showsAmountError && 'error' in typedAmount && bounds ? amountErrorMessage(typedAmount, bounds, t, numbers) : undefined;
  return {
    methods: methods.data,
    isFailed: methods.isError && !methods.data,
    method,
    bounds,
    typedAmount,
    balance,
    isSending: isPending,
    forfeitAmount,
    forfeitedBonuses,
    wrongAmount,
    amount: chosen.amount,
    accountId: account?.id ?? newAccount,
    needsBankAccount,
    bankAccount: chosen.bankAccount,
    bankAccountError: showsAmountError && needsBankAccount && !bankAccount ? messages.bankAccountWrong : undefined,
    amountError: typingError ?? (refusal?.isAboutAmount ? refusal.detail : undefined),
    error: refusal && !refusal.isAboutAmount ? refusal : null,
    passwordDialog: confirmation.dialog,
    reload: () => void methods.refetch(),
    chooseMethod: (code: string) => change({ method: code, accountId: '' }),
    chooseAccount: (accountId: string) => change({ accountId }),
    changeBankAccount: (text: string) => change({ bankAccount: text }),
    changeAmount: (amount: string) => change({ amount }),
    keepBonus: () => setForfeitAmount(null),
    /** False where the amount is invalid. */
    submit(forfeitBonuses = false): boolean {
      if (isPending || !method) return true;
      setShowsAmountError(true);
      if ('error' in typedAmount || (needsBankAccount && !bankAccount)) return false;
      send(method, typedAmount.minor, forfeitBonuses);
      return true;
    },
  };
}

/** WDR-09: the withdrawal would end a bonus. */
function needsConsent(error: unknown): boolean {
  return isCallError(error) && error.code === 'error.withdraw.bonus_active';
}
