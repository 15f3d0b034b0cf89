import { defineField } from '@sanity/types';

/** Processing times of payments, as the cashier has messages for them. */
export function paymentTimeField(name: string, title: string) {
  return defineField({ name, title, type: 'string', description: 'For example instant, 1-hour or 1-3-days.' });
}
