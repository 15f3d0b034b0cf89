import type { Identity } from './identity.ts';

/** Puts an e-mail with a one-time code into the outbox. */
export async function mailCode({ outbox }: Identity, to: string, code: string): Promise<void> {
  await outbox.send({ to, channel: 'EMAIL', text: `Your code is ${code}. It is valid for 10 minutes.`, code });
}

/** The response for a requested code; the same for known and unknown addresses. */
export function codeDeliveryDetails(email: string): object {
  const masked = email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***');
  return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: masked } };
}
