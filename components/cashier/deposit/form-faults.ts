import { createTranslator } from 'use-intl/core';
import type { DepositMethod } from '#lib/cashier/contract.ts';
import type { AmountFault } from '#lib/cashier/rules.ts';
import { formatMoney, formatWholeMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import type { CallError } from '#lib/platform/errors.ts';
import { aboutAmount, type FormFault, faultOf } from '../form-fault.ts';
import { writeMoment } from '../write-moment.ts';
import type { DepositPlace, DepositWords } from './deposit-words.ts';

const amountKeys = {
  missing: 'amountMissing',
  notANumber: 'amountNotANumber',
  tooFine: 'amountTooFine',
  tooLow: 'amountTooLow',
  tooHigh: 'amountTooHigh',
} as const satisfies Partial<Record<AmountFault, keyof DepositWords>>;

/** What is wrong with what was typed, in words. */
export function faultOfAmount(fault: AmountFault, { min, max, currency }: DepositMethod, place: DepositPlace): string {
  const say = createTranslator({ locale: place.language, messages: place.words });
  const show = (amount: number) => formatWholeMoney(fromWire(amount, currency), place.market);
  return say(amountKeys[fault === 'tooLarge' ? 'tooHigh' : fault], { least: show(min), most: show(max) });
}

const refusals: Readonly<Record<string, readonly [title: keyof DepositWords, text: keyof DepositWords]>> = {
  'error.deposit.method': ['methodGone', 'methodGoneText'],
  'error.access.unavailable': ['whereTitle', 'whereText'],
  'error.maintenance': ['maintenanceTitle', 'maintenanceText'],
};

/** What the platform's refusal of a deposit means, in words (D2 §8). */
export function faultOfRefusal(error: CallError, place: DepositPlace, currency: string): FormFault {
  const { words, language, market } = place;
  const { limitLeft, resetOn } = error.envelope.additionalInfo ?? {};
  if (error.code === 'error.deposit.limit.too_high' && typeof limitLeft === 'number' && typeof resetOn === 'string') {
    const say = createTranslator({ locale: language, messages: words });
    const left = formatMoney(fromWire(limitLeft, currency), market);
    return aboutAmount(say('amountOverLimit', { left, reset: writeMoment(resetOn, language) }));
  }
  if (error.code.startsWith('error.deposit.amount.')) return aboutAmount(words.amountRefused);
  return faultOf(error, words, refusals);
}
