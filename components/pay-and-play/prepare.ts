import { contentByStatus } from '#components/cashier/deposits/check-content.ts';
import { inactiveDeposit, nextDeposit } from '#lib/cashier/rules.ts';
import { describeError, type ErrorMessages } from '#lib/core/api/error-message.ts';
import { type CallError, isCallError } from '#lib/core/api/errors.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import type { ClientLocale } from '#lib/core/i18n/client.tsx';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import type { RefusedPayment } from '#lib/pay-and-play/contract.ts';
import { errorTextOf, type Remedy } from '#lib/pay-and-play/error-text.ts';
import { bankCurrency } from '#lib/pay-and-play/rules.ts';
import { describeRefusal, type RefusalView, type SignInMessages } from '#lib/session/sign-in/refusal-view.ts';

export type PayAndPlayMessages = Messages['payAndPlay'];

export interface DescribedError {
  readonly title: string;
  readonly detail: string;
  readonly remedy: Remedy;
  /** Set for a player who may not sign in (DEC-LOG-3). */
  readonly refusal?: RefusalView;
}

type Locale = Pick<ClientLocale, 'catalogLanguage' | 'tag' | 'home' | 'numbers'>;

export interface Prepared {
  readonly messages: PayAndPlayMessages;
  readonly describeError: (error: unknown) => Promise<DescribedError>;
  readonly describeRefused: (refused: RefusedPayment) => Promise<PaymentReason>;
}

/** Why a payment was refused. */
export interface PaymentReason {
  readonly title: string;
  readonly detail: string;
}

export async function preparePayAndPlay(locale: Locale): Promise<Prepared> {
  const messages = await loadMessages<PayAndPlayMessages>(locale.catalogLanguage, 'payAndPlay');
  return {
    messages,
    describeError: (error) => toDescribedError(error, locale, messages),
    describeRefused: (refused) => describeReason(refused, locale, messages),
  };
}

/** In the words of the deposit page, which refuses the same payments (DEC-DEP-3). */
async function describeReason(
  { check }: RefusedPayment,
  { catalogLanguage, numbers }: Locale,
  messages: PayAndPlayMessages,
): Promise<PaymentReason> {
  const deposit = await loadMessages<Messages['deposit']>(catalogLanguage, 'deposit');
  const flow = check && nextDeposit(inactiveDeposit, { kind: 'checked', check });
  if (flow?.limitPrompt === 'MANDATORY') return { title: deposit.limitRequiredTitle, detail: deposit.limitRequiredText };
  const content = flow && contentByStatus[flow.status];
  if (!content) return { title: messages.refusedReason, detail: '' };
  const { limitLeft = 0, resetOn = '' } = flow;
  if (flow.status === 'SELF_LIMIT_REACHED' && limitLeft > 0) {
    const values = {
      left: formatMoney(fromWire(limitLeft, bankCurrency), numbers),
      reset: formatDateTime(resetOn),
    };
    return { title: formatMessage(deposit.amountOverLimit, values), detail: '' };
  }
  return { title: deposit[content.title(flow)], detail: deposit[content.text(flow)] };
}

async function toDescribedError(error: unknown, locale: Locale, messages: PayAndPlayMessages): Promise<DescribedError> {
  const code = isCallError(error) ? error.code : 'error.system.error';
  if (isCallError(error) && code.startsWith('login.error.')) return describeBlock(error, locale);
  const own = errorTextOf(code);
  if (own) return { title: messages[own.title], detail: messages[own.detail], remedy: own.remedy };
  const texts = {
    lost: { title: messages.errorSystem, detail: messages.errorSystemDetail },
    refused: messages.errorOther,
  };
  const errors = await loadMessages<ErrorMessages>(locale.catalogLanguage, 'errors');
  const isRetryable = isCallError(error) && error.retryable;
  const { title, detail } = describeError(error, errors, texts);
  return { title, detail, remedy: isRetryable ? 'retry' : 'again' };
}

async function describeBlock(error: CallError, { catalogLanguage, tag, home }: Locale): Promise<DescribedError> {
  const messages = await loadMessages<SignInMessages>(catalogLanguage, 'signIn');
  const { days, millisLeft, initiator, cooling, playerId, until } = error.envelope.additionalInfo ?? {};
  const refusal = describeRefusal(messages, tag, home, {
    code: error.code,
    ...(typeof days === 'number' && { days }),
    ...(typeof millisLeft === 'number' && { millisLeft }),
    ...(typeof initiator === 'string' && { initiator }),
    ...(typeof playerId === 'string' && { playerId }),
    ...(typeof until === 'string' && { until }),
    cooling: cooling === true,
  });
  return { title: refusal.message, detail: refusal.detail, remedy: 'contact', refusal };
}
