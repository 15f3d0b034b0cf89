import { z } from 'zod';
import { languageAlias } from '#lib/core/market/locale.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import type { HelpQuestion } from './find-answer.ts';

const timeoutMs = 3_000;
const placed = '$market in market[]->id && language->code in [$lang, $alias]';
const query = `{
  "contact": *[_type == "contactPage" && ${placed}][0].entries[]{question, answer, "path": "/contact"},
  "payment": *[_type == "paymentMethodsPage" && route == $route][0].faq[]{question, answer, "path": "/payment-methods/" + $route}
}`;
const questionsSchema = z.array(z.object({ question: z.string(), answer: z.string(), path: z.string() })).nullish();
const answerSchema = z.object({ result: z.object({ contact: questionsSchema, payment: questionsSchema }) });

/** The published questions of the help pages in a market and language. Empty while the content service fails. */
export async function readHelpQuestions(
  contentUrl: string,
  { market, language, contentLanguage }: SiteLocale,
): Promise<readonly HelpQuestion[]> {
  const params = {
    market,
    lang: contentLanguage,
    alias: languageAlias(contentLanguage),
    route: `${market}-${language}`.toLowerCase(),
  };
  const search = new URLSearchParams({ query });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  try {
    const response = await fetch(`${contentUrl}/v2021-08-31/data/query/production?${search}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { contact, payment } = answerSchema.parse(await response.json()).result;
    return [...(contact ?? []), ...(payment ?? [])];
  } catch {
    console.warn('chat: the help pages could not be read.');
    return [];
  }
}
