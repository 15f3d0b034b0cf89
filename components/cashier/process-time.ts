import { ownValue } from '#lib/core/own-value.ts';

const keys = {
  instant: 'instant',
  'within-1-hour': 'withinHour',
  'within-24-hours': 'withinDay',
  '1-3-days': 'oneToThreeDays',
} as const;

/** The message of namespace `payments` for the payment table's code of a processing time. */
export function processTimeKey(code: string) {
  return ownValue(keys, code) ?? 'seeCashier';
}
