import { useEffect, useRef, useState } from 'react';
import { useDepositMethods } from '#lib/cashier/client.ts';
import type { DepositMethod } from '#lib/cashier/contract.ts';
import { emptyDraft, storedDraft } from '#lib/cashier/draft.ts';
import { readDepositAmount } from '#lib/cashier/rules.ts';
import { callEndpoint } from '#lib/core/api/browser.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useRequestKey } from '#lib/core/api/use-request-key.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { fromWire, toWire } from '#lib/core/money/money.ts';
import type { FormError } from '../form-error.ts';
import { amountErrorMessage, bonusMinimumMessage, depositBonusError, depositError } from './form-errors.ts';
import type { useBonusOffers } from './use-bonus-offers.ts';

interface FormOptions {
  readonly bonuses: ReturnType<typeof useBonusOffers>;
  readonly onStarted: (transactionId: string) => void;
  readonly onRecheck: () => void;
}

/** State and submission of the deposit form: one request per content, however often it is submitted (DEC-X-7). */
export function useDepositForm({ bonuses, onStarted, onRecheck }: FormOptions) {
  const { languageCode, market } = useLocale();
  const messages = useMessages('deposit');
  const errors = useMessages('errors');
  const t = useTranslator('deposit');
  const { methods: query, isFailed } = useDepositMethods();
  const [linkedBonus] = useState(bonusOfLink);
  const [draft, setDraft] = useState(() => initialDraft(linkedBonus));
  const [showsAmountError, setShowsAmountError] = useState(false);
  const [requestError, setRequestError] = useState<FormError | null>(null);
  const [bonusError, setBonusError] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** A ref, because a second click may come before the next render. */
  const isBusy = useRef(false);
  const requestKey = useRequestKey();
  useEffect(() => void storedDraft.write(draft), [draft]);

  const methods = query.data;
  const method = methods?.find((each) => each.method === draft.method) ?? methods?.[0];
  const typedAmount = method ? readDepositAmount(draft.amount, method) : ({ error: 'missing' } as const);
  const accountId = accountOf(method, draft.accountId);
  const chosenBonus = bonuses.offers.find(({ reward }) => reward.campaignId === draft.bonusCampaignId)?.reward;
  const isGone =
    linkedBonus !== null && draft.bonusCampaignId === linkedBonus && !chosenBonus && !bonuses.isPending && !bonuses.isFailed;
  const change = (part: Partial<typeof draft>) => {
    setDraft((known) => ({ ...known, ...part }));
    setShowsAmountError(false);
    setRequestError(null);
    setBonusError(undefined);
  };

  async function send(chosen: DepositMethod, minor: number): Promise<void> {
    const { currency } = chosen;
    const body = {
      method: chosen.method,
      amount: toWire({ minor, currency }),
      currency,
      ...(accountId && accountId !== newAccount && { accountId }),
      ...(chosenBonus && { bonusCampaignId: chosenBonus.campaignId }),
      returnUrl: window.location.origin + window.location.pathname,
      locale: languageCode,
    };
    const idempotencyKey = requestKey.keyOf(JSON.stringify(body));
    isBusy.current = true;
    setSending(true);
    setRequestError(null);
    setBonusError(undefined);
    try {
      const { transactionId } = await callEndpoint('POST /payment/me/deposit', { body }, { idempotencyKey });
      requestKey.settle();
      onStarted(transactionId);
    } catch (error) {
      requestKey.settle(error);
      if (!isCallError(error)) throw error;
      if (error.code === 'error.deposit.not_allowed') onRecheck();
      if (error.code === 'error.deposit.method') void query.refetch();
      const aboutBonus = depositBonusError(error, messages, t, market);
      if (aboutBonus) {
        setBonusError(aboutBonus);
        bonuses.reload();
      } else setRequestError(depositError(error, currency, messages, errors, t, { market }));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  const typingError =
    showsAmountError && 'error' in typedAmount && method ? amountErrorMessage(typedAmount, method, t, market) : undefined;
  return {
    methods,
    method,
    typedAmount,
    isFailed,
    isSending,
    amount: draft.amount,
    accountId: accountId ?? '',
    amountError: typingError ?? (requestError?.isAboutAmount ? requestError.detail : undefined),
    bonusCampaignId: chosenBonus?.campaignId ?? '',
    bonusError: bonusError ?? (isGone ? messages.bonusGone : undefined),
    error: requestError && !requestError.isAboutAmount ? requestError : null,
    reload: () => void query.refetch(),
    chooseMethod: (code: string) => change({ method: code, accountId: '' }),
    chooseAccount: (id: string) => change({ accountId: id || newAccount }),
    changeAmount: (amount: string) => change({ amount }),
    chooseBonus: (bonusCampaignId: string) => change({ bonusCampaignId }),
    /** False where the amount is invalid, or too low for the chosen bonus. */
    submit(): boolean {
      if (isBusy.current || !method) return true;
      setShowsAmountError(true);
      if ('error' in typedAmount) return false;
      const least = chosenBonus?.terms.minDeposit ?? 0;
      if (typedAmount.minor < fromWire(least, method.currency).minor) {
        setBonusError(bonusMinimumMessage(least, method.currency, t, market));
        return false;
      }
      void send(method, typedAmount.minor);
      return true;
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
