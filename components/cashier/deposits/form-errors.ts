import type { DepositMethod } from '#lib/cashier/contract.ts';
import type { DepositAmountError } from '#lib/cashier/rules.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import type { ClientLocale } from '#lib/core/i18n/client.tsx';
import type { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { UnreadAmount } from '#lib/core/money/amount.ts';
import { formatMoney, formatWholeMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { NumberForm } from '#lib/core/money/number-form.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { amountFormError, type ErrorKeys, type FormError } from '../form-error.ts';

type Translator = ReturnType<typeof useTranslator<'deposit'>>;

const amountKeys = {
  missing: 'amountMissing',
  notANumber: 'amountNotANumber',
  ambiguous: 'amountAmbiguous',
  tooFine: 'amountTooFine',
  tooLow: 'amountTooLow',
  tooHigh: 'amountTooHigh',
} as const satisfies Partial<Record<DepositAmountError, keyof Messages['deposit']>>;

export function amountErrorMessage(
  { error, larger }: UnreadAmount<DepositAmountError>,
  { min, max, currency }: DepositMethod,
  t: Translator,
  numbers: NumberForm,
): string {
  const format = (amount: number) => formatWholeMoney(fromWire(amount, currency), numbers);
  return t(amountKeys[error === 'tooLarge' ? 'tooHigh' : error], {
    least: format(min),
    most: format(max),
    larger: formatWholeMoney({ minor: larger ?? 0, currency }, numbers),
  });
}

export const keysByCode: Readonly<Record<string, ErrorKeys<Messages['deposit']>>> = {
  'error.deposit.method': ['methodGone', 'methodGoneText'],
  'error.deposit.limit.required': ['limitRequiredTitle', 'limitRequiredText'],
  'error.access.unavailable': ['whereTitle', 'whereText'],
  'error.maintenance': ['maintenanceTitle', 'maintenanceText'],
};

/** DEP-04: the message of a refusal that is about the amount; undefined for others. */
export function depositAmountError(
  error: unknown,
  currency: string,
  messages: Messages['deposit'],
  t: Translator,
  { numbers }: Pick<ClientLocale, 'numbers'>,
): FormError | undefined {
  if (!isCallError(error)) return undefined;
  const { limitLeft, resetOn } = error.envelope.additionalInfo ?? {};
  if (error.code === 'error.deposit.limit.too_high' && typeof limitLeft === 'number' && typeof resetOn === 'string') {
    const left = formatMoney(fromWire(limitLeft, currency), numbers);
    return amountFormError(t('amountOverLimit', { left, reset: formatDateTime(resetOn) }));
  }
  return error.code.startsWith('error.deposit.amount.') ? amountFormError(messages.amountRefused) : undefined;
}

/** DEC-BON-19: the message of a refusal that is about the chosen bonus; undefined for others. */
export function depositBonusError(
  error: unknown,
  messages: Messages['deposit'],
  t: Translator,
  numbers: NumberForm,
): string | undefined {
  if (!isCallError(error)) return undefined;
  if (error.code === 'error.bonus.not_eligible') return messages.bonusGone;
  if (error.code === 'error.bonus.not_allowed') return messages.bonusClosed;
  const { minDeposit, currency } = error.envelope.additionalInfo ?? {};
  if (error.code !== 'error.bonus.min_deposit' || typeof minDeposit !== 'number' || typeof currency !== 'string')
    return undefined;
  return bonusMinimumMessage(minDeposit, currency, t, numbers);
}

/** `minDeposit` in major units. */
export function bonusMinimumMessage(minDeposit: number, currency: string, t: Translator, numbers: NumberForm): string {
  return t('bonusNeeds', { least: formatWholeMoney(fromWire(minDeposit, currency), numbers) });
}
