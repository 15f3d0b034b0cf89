import { defineField } from '@sanity/types';

/** How long a payment takes, in the words that the cashier knows. */
export function paymentTimeField(name: string, title: string) {
  return defineField({ name, title, type: 'string', description: 'For example instant, 1-hour or 1-3-days.' });
}
