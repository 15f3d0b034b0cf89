import { z } from 'zod';
import { languageAlias } from '#lib/core/market/locale.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { type ContentSource, queryContent } from '#sandbox/kit/content-query.ts';
import type { HelpQuestion } from './find-answer.ts';

const placed = '$market in market[]->id && language->code in [$lang, $alias]';
const query = `{
  "contact": *[_type == "contactPage" && ${placed}][0].entries[]{question, answer, "path": "/contact"},
  "payment": *[_type == "paymentMethodsPage" && route == $route][0].faq[]{question, answer, "path": "/payment-methods/" + $route}
}`;
const questionsSchema = z.array(z.object({ question: z.string(), answer: z.string(), path: z.string() })).nullish();
const schema = z.object({ contact: questionsSchema, payment: questionsSchema });

/** The published questions of the help pages in a market and language. Empty while the content service fails. */
export async function readHelpQuestions(
  content: ContentSource,
  { market, language, contentLanguage }: SiteLocale,
): Promise<readonly HelpQuestion[]> {
  const params = {
    market,
    lang: contentLanguage,
    alias: languageAlias(contentLanguage),
    route: `${market}-${language}`.toLowerCase(),
  };
  const found = await queryContent(content, { query, params, schema });
  return [...(found?.contact ?? []), ...(found?.payment ?? [])];
}
