import type { AmountBounds, WithdrawalAmountError } from '#lib/cashier/withdrawals/rules.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import type { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { UnreadAmount } from '#lib/core/money/amount.ts';
import { formatMoney, formatWholeMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { NumberForm } from '#lib/core/money/number-form.ts';
import { amountFormError, type ErrorKeys, type FormError } from '../form-error.ts';

type Translator = ReturnType<typeof useTranslator<'withdraw'>>;

const amountKeys = {
  missing: 'amountMissing',
  notANumber: 'amountNotANumber',
  ambiguous: 'amountAmbiguous',
  tooFine: 'amountTooFine',
  tooLow: 'amountTooLow',
  tooHigh: 'amountTooHigh',
  tooLarge: 'amountTooHigh',
  overCap: 'amountOverCap',
  notEnough: 'amountNotEnough',
} as const satisfies Record<WithdrawalAmountError, keyof Messages['withdraw']>;

export function amountErrorMessage(
  { error, larger = 0 }: UnreadAmount<WithdrawalAmountError>,
  { currency, min, max, cap = max, balance = max }: AmountBounds,
  t: Translator,
  numbers: NumberForm,
): string {
  const format = (minor: number) => formatWholeMoney({ minor, currency }, numbers);
  return t(amountKeys[error], {
    least: format(min),
    most: format(max),
    left: format(cap),
    balance: format(balance),
    larger: format(larger),
  });
}

export const keysByCode: Readonly<Record<string, ErrorKeys<Messages['withdraw']>>> = {
  'error.withdraw.method': ['methodGone', 'methodGoneText'],
  'error.withdraw.account': ['accountRefused', 'bankAccountWrong'],
  'error.withdraw.not_allowed': ['closedTitle', 'closedText'],
  'error.maintenance': ['maintenanceTitle', 'maintenanceText'],
};

/** WDR-02: the message of a refusal that is about the amount; undefined for others. */
export function withdrawalAmountError(
  error: unknown,
  currency: string,
  messages: Messages['withdraw'],
  t: Translator,
  numbers: NumberForm,
): FormError | undefined {
  if (!isCallError(error)) return undefined;
  const { limit } = error.envelope.additionalInfo ?? {};
  if (error.code === 'error.withdraw.amount.too_high' && typeof limit === 'number') {
    return amountFormError(t('amountOverCap', { left: formatMoney(fromWire(limit, currency), numbers) }));
  }
  if (error.code === 'error.withdraw.not_enough_funds') return amountFormError(messages.amountGone);
  return error.code.startsWith('error.withdraw.amount.') ? amountFormError(messages.amountRefused) : undefined;
}
