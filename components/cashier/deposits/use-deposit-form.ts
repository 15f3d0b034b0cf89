import { useEffect, useState } from 'react';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { startDeposit } from '#lib/cashier/calls.ts';
import { useDepositMethods } from '#lib/cashier/client.ts';
import type { DepositMethod } from '#lib/cashier/contract.ts';
import { emptyDraft, storedDraft } from '#lib/cashier/draft.ts';
import { readDepositAmount } from '#lib/cashier/rules.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { fromWire, toWire } from '#lib/core/money/money.ts';
import { type FormError, formTexts } from '../form-error.ts';
import { amountErrorMessage, bonusMinimumMessage, depositAmountError, depositBonusError, keysByCode } from './form-errors.ts';
import type { useBonusOffers } from './use-bonus-offers.ts';

/** What a refused submission is about, an object for each. */
export interface WrongPart {
  readonly name: 'amount' | 'bonus';
}

interface FormOptions {
  readonly bonuses: ReturnType<typeof useBonusOffers>;
  readonly onStarted: (transactionId: string) => void;
  readonly onRecheck: () => void;
}

/** State and submission of the deposit form: one request per content, however often it is submitted (DEC-X-7). */
export function useDepositForm({ bonuses, onStarted, onRecheck }: FormOptions) {
  const { languageCode, numbers } = useLocale();
  const messages = useMessages('deposit');
  const t = useTranslator('deposit');
  const { methods, isFailed, reload } = useDepositMethods();
  const [linkedBonus] = useState(bonusOfLink);
  const [draft, setDraft] = useState(() => initialDraft(linkedBonus));
  const [showsAmountError, setShowsAmountError] = useState(false);
  const [bonusError, setBonusError] = useState<string>();
  const [wrong, setWrong] = useState<WrongPart>();
  useEffect(() => void storedDraft.write(draft), [draft]);

  const method = methods?.find((each) => each.method === draft.method) ?? methods?.[0];
  const typedAmount = method ? readDepositAmount(draft.amount, method, numbers) : ({ error: 'missing' } as const);
  const accountId = accountOf(method, draft.accountId);
  const chosenBonus = bonuses.offers.find(({ reward }) => reward.campaignId === draft.bonusCampaignId)?.reward;
  const bonusMinimum = chosenBonus?.terms.minDeposit ?? 0;
  const isGone =
    linkedBonus !== null && draft.bonusCampaignId === linkedBonus && !chosenBonus && !bonuses.isPending && !bonuses.isFailed;
  const change = (part: Partial<typeof draft>) => {
    setDraft((known) => ({ ...known, ...part }));
    setShowsAmountError(false);
    reset();
    setBonusError(undefined);
  };

  const refusals = useRefusals(formTexts(messages, keysByCode));
  const bonusErrorOf = (error: unknown) => depositBonusError(error, messages, t, numbers);
  const { submit, isPending, refusal, reset } = useSubmit(startDeposit, {
    idempotent: true,
    notices: refusals.notices,
    refusalOf: (error, { body }): FormError | null =>
      bonusErrorOf(error)
        ? null
        : (depositAmountError(error, body.currency, messages, t, { numbers }) ?? refusals.refusalOf(error)),
    onDone: ({ transactionId }) => onStarted(transactionId),
    onRefused(error, { body }) {
      const code = isCallError(error) ? error.code : undefined;
      if (code === 'error.deposit.not_allowed') onRecheck();
      if (code === 'error.deposit.method') reload();
      const aboutBonus = bonusErrorOf(error);
      setBonusError(aboutBonus);
      if (aboutBonus) bonuses.reload();
      if (aboutBonus) setWrong({ name: 'bonus' });
      else if (depositAmountError(error, body.currency, messages, t, { numbers })) setWrong({ name: 'amount' });
    },
  });

  function send({ method: code, currency }: DepositMethod, minor: number): void {
    setBonusError(undefined);
    void submit({
      body: {
        method: code,
        amount: toWire({ minor, currency }),
        currency,
        ...(accountId && accountId !== newAccount && { accountId }),
        ...(chosenBonus && { bonusCampaignId: chosenBonus.campaignId }),
        returnUrl: window.location.origin + window.location.pathname,
        locale: languageCode,
      },
    });
  }

  const typingError = !method
    ? undefined
    : 'error' in typedAmount
      ? amountErrorMessage(typedAmount, method, t, numbers)
      : typedAmount.minor < fromWire(bonusMinimum, method.currency).minor
        ? bonusMinimumMessage(bonusMinimum, method.currency, t, numbers)
        : undefined;
  return {
    methods,
    method,
    typedAmount,
    isFailed,
    isSending: isPending,
    wrong,
    amount: draft.amount,
    accountId: accountId ?? '',
    amountError: (showsAmountError ? typingError : undefined) ?? (refusal?.isAboutAmount ? refusal.detail : undefined),
    bonusCampaignId: chosenBonus?.campaignId ?? '',
    bonusError: bonusError ?? (isGone ? messages.bonusGone : undefined),
    error: refusal && !refusal.isAboutAmount ? refusal : null,
    reload,
    chooseMethod: (code: string) => change({ method: code, accountId: '' }),
    chooseAccount: (id: string) => change({ accountId: id || newAccount }),
    changeAmount: (amount: string) => change({ amount }),
    chooseBonus: (bonusCampaignId: string) => change({ bonusCampaignId }),
    /** Sends, unless the amount is invalid, or too low for the chosen bonus. */
    submit(): void {
      if (isPending || !method) return;
      setShowsAmountError(true);
      if ('error' in typedAmount || typingError) {
        setWrong({ name: 'amount' });
        return;
      }
      send(method, typedAmount.minor);
    },
  };
}

const newAccount = 'new';

/** The bonus that a link to the form has chosen. */
function bonusOfLink(): string | null {
  return new URLSearchParams(window.location.search).get('bonusCampaignId')?.slice(0, 64) ?? null;
}

/** The draft of this tab, with the bonus of a link. */
function initialDraft(bonusCampaignId: string | null) {
  const draft = storedDraft.read() ?? emptyDraft;
  return bonusCampaignId === null ? draft : { ...draft, bonusCampaignId };
}

/** The chosen account, by default the last used one; undefined if the method has no such account. */
function accountOf(method: DepositMethod | undefined, chosen: string): string | undefined {
  if (!method || chosen === newAccount) return undefined;
  return method.savedAccounts.find(({ id }) => id === chosen)?.id ?? method.savedAccounts[0]?.id;
}
