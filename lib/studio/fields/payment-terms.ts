import { defineField } from '@sanity/types';
import { ownValue } from '#lib/core/own-value.ts';
import { amountField } from './amounts.ts';
import { referenceField } from './text.ts';

/** A payment method with its bounds and times; it is not offered for what lacks one of its two bounds. */
export const paymentTermsFields = [
  referenceField('method', 'Method', 'paymentMethod', { required: true }),
  amountField('min', 'Least to deposit'),
  maxField('max', 'Most to deposit', 'min'),
  timeField('processTime', 'Deposit takes'),
  amountField('minWithdraw', 'Least to withdraw'),
  maxField('maxWithdraw', 'Most to withdraw', 'minWithdraw'),
  timeField('withdrawTime', 'Withdrawal takes'),
];

function maxField(name: string, title: string, least: string) {
  return defineField({
    name,
    title,
    type: 'number',
    validation: (rule) =>
      rule.min(0).custom((value, { parent }) => refuseBounds(isRecord(parent) ? ownValue(parent, least) : undefined, value)),
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Validation: two bounds, the second not below the first, or neither. */
function refuseBounds(least: unknown, most: number | undefined): true | string {
  if (typeof least !== 'number' && most === undefined) return true;
  return (typeof least === 'number' && most !== undefined && least <= most) || 'Write the least and the most, or neither.';
}

/** Processing times of payments, as the cashier has messages for them. */
function timeField(name: string, title: string) {
  return defineField({ name, title, type: 'string', description: 'For example instant, within-1-hour or 1-3-days.' });
}
