import { listMarketMethods } from '#sandbox/data/content/payment-methods.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import { writeProse } from '#sandbox/data/content/prose.ts';
import { fillQuestions } from '#sandbox/data/content/sections.ts';
import { helpCopy } from '#sandbox/data/copy/help/languages.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

const routeOf = ({ market, language }: Place['locale']) => `${market}-${language}`.toLowerCase();

export const paymentMethodsPath = (place: Place) => `/payment-methods/${routeOf(place.locale)}`;

/** CNT-21: the ways to pay of a market; the route is `{country}-{language}` in lower case (DEC-LOC-7). Fees in major units. */
export function buildPaymentMethodsPage(place: Place): ContentDocument {
  const { market, currency } = place.locale;
  const { title, intro, faq } = place.speak(helpCopy).payment;
  return place.document('paymentMethodsPage', '', {
    route: routeOf(place.locale),
    title,
    intro: writeProse([{ paragraphs: intro.map((text) => place.fill(text)) }]),
    rows: listMarketMethods(market, currency).map((row) => ({ ...row, fee: 0 })),
    faq: fillQuestions(faq, place.fill),
  });
}
