import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { listMarketMethods } from '#sandbox/data/content/markets/payment-methods.ts';
import { writeProse } from '#sandbox/data/content/prose.ts';
import { fillQuestions } from '#sandbox/data/content/sections.ts';
import { helpCopy } from '#sandbox/data/copy/catalogs.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

const routeOf = ({ market, language }: LocaleContext['locale']) => `${market}-${language}`.toLowerCase();

export const paymentMethodsPath = (context: LocaleContext) => `/payment-methods/${routeOf(context.locale)}`;

/** A market's payment methods (CNT-21); the route is `{country}-{language}` in lower case (DEC-LOC-7). Fees in major units. */
export function buildPaymentMethodsPage(context: LocaleContext): ContentDocument {
  const { market, currency } = context.locale;
  const { title, intro, faq } = context.localize(helpCopy).payment;
  return context.document('paymentMethodsPage', '', {
    route: routeOf(context.locale),
    title,
    intro: writeProse([{ paragraphs: intro.map((text) => context.fill(text)) }]),
    rows: listMarketMethods(market, currency).map((row) => ({ ...row, fee: 0 })),
    faq: fillQuestions(faq, context.fill),
  });
}
