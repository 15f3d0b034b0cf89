import { describeError, type ErrorMessages } from '#lib/core/api/error-message.ts';
import { type CallError, isCallError } from '#lib/core/api/errors.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import type { ClientLocale } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import { errorTextOf, type Remedy } from '#lib/pay-and-play/error-text.ts';
import { describeRefusal, type RefusalView, type SignInMessages } from '#lib/session/sign-in/refusal-view.ts';

export type PayAndPlayMessages = Messages['payAndPlay'];

export interface DescribedError {
  readonly title: string;
  readonly detail: string;
  readonly remedy: Remedy;
  /** Set for a player who may not sign in (DEC-LOG-3). */
  readonly refusal?: RefusalView;
}

type Locale = Pick<ClientLocale, 'catalogLanguage' | 'tag' | 'home'>;

export interface Prepared {
  readonly messages: PayAndPlayMessages;
  readonly describeError: (error: unknown) => Promise<DescribedError>;
}

export async function preparePayAndPlay(locale: Locale): Promise<Prepared> {
  const messages = await loadMessages<PayAndPlayMessages>(locale.catalogLanguage, 'payAndPlay');
  return { messages, describeError: (error) => toDescribedError(error, locale, messages) };
}

async function toDescribedError(error: unknown, locale: Locale, messages: PayAndPlayMessages): Promise<DescribedError> {
  const code = isCallError(error) ? error.code : 'error.system.error';
  if (isCallError(error) && code.startsWith('login.error.')) return describeBlock(error, locale);
  const own = errorTextOf(code);
  if (own) return { title: messages[own.title], detail: messages[own.detail], remedy: own.remedy };
  const texts = {
    byCode: {},
    lost: { title: messages.errorSystem, detail: messages.errorSystemDetail },
    refused: { title: messages.errorOther, detail: messages.errorOtherDetail },
  };
  const errors = await loadMessages<ErrorMessages>(locale.catalogLanguage, 'errors');
  const isRetryable = isCallError(error) && error.retryable;
  return { ...describeError(error, texts, errors), remedy: isRetryable ? 'retry' : 'again' };
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
