import type { Identity } from './identity.ts';

/** Sends a one-time code by e-mail (to the outbox). */
export async function mailCode({ outbox }: Identity, to: string, code: string): Promise<void> {
  await outbox.send({ to, channel: 'EMAIL', text: `Your code is ${code}. It is valid for 10 minutes.`, code });
}

/** How the pool says where a code went, known address or not. */
export function deliveryTo(email: string): object {
  const masked = email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***');
  return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: masked } };
}
