import { createTranslator } from 'use-intl/core';
import { formatMoney, formatWholeMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import type { CallError } from '#lib/platform/errors.ts';
import type { AmountFault, AmountRoom } from '#lib/withdrawals/rules.ts';
import { aboutAmount, type FormFault, faultOf } from '../form-fault.ts';
import type { WithdrawPlace, WithdrawWords } from './withdraw-words.ts';

type Place = Pick<WithdrawPlace, 'words' | 'language' | 'market'>;

const amountKeys = {
  missing: 'amountMissing',
  notANumber: 'amountNotANumber',
  tooFine: 'amountTooFine',
  tooLow: 'amountTooLow',
  tooHigh: 'amountTooHigh',
  tooLarge: 'amountTooHigh',
  overCap: 'amountOverCap',
  notEnough: 'amountNotEnough',
} as const satisfies Record<AmountFault, keyof WithdrawWords>;

/** What is wrong with what was typed, in words. */
export function faultOfAmount(fault: AmountFault, room: AmountRoom, { words, language, market }: Place): string {
  const say = createTranslator({ locale: language, messages: words });
  const show = (minor: number) => formatWholeMoney({ minor, currency: room.currency }, market);
  const { least, most, cap = most, main = most } = room;
  return say(amountKeys[fault], { least: show(least), most: show(most), left: show(cap), balance: show(main) });
}

const refusals: Readonly<Record<string, readonly [title: keyof WithdrawWords, text: keyof WithdrawWords]>> = {
  'error.withdraw.method': ['methodGone', 'methodGoneText'],
  'error.withdraw.not_allowed': ['closedTitle', 'closedText'],
  'error.maintenance': ['maintenanceTitle', 'maintenanceText'],
};

/** What the platform's refusal of a withdrawal means, in words (D2 §8). */
export function faultOfRefusal(error: CallError, { words, language, market }: Place, currency: string): FormFault {
  const { limit } = error.envelope.additionalInfo ?? {};
  if (error.code === 'error.withdraw.amount.too_high' && typeof limit === 'number') {
    const say = createTranslator({ locale: language, messages: words });
    const left = formatMoney(fromWire(limit, currency), market);
    return aboutAmount(say('amountOverCap', { left }));
  }
  if (error.code === 'error.withdraw.not_enough_funds') return aboutAmount(words.amountGone);
  if (error.code.startsWith('error.withdraw.amount.')) return aboutAmount(words.amountRefused);
  return faultOf(error, words, refusals);
}
