import { allows, type Consent } from '#lib/consent/rules.ts';

/** Markets whose law asks for no consent before a function stores something. */
const marketsWithoutConsent = new Set(['CA', 'NZ', 'IN', 'CL', 'PE', 'JP']);

/** Whether the chat may open without a request of the visitor. A request is consent to the chat alone. */
export function opensByItself(market: string, consent: Consent | undefined): boolean {
  return marketsWithoutConsent.has(market) || allows(consent, 'performanceFunctional');
}
