import { storeMessageLanguage } from '#lib/account/message-language.ts';
import { callSite } from '#lib/core/api/browser.ts';
import type { LocaleAnswer, LocaleChoice } from '#lib/core/market/locale-choice.ts';

/** MKT-29, DEC-LOC-8: opens this page in another locale, or its nearest ancestor there, and stores the choice. */
export async function switchLocale(choice: LocaleChoice, search: string): Promise<void> {
  let { href, messages }: LocaleAnswer = { href: `/${choice.to}${choice.path}` };
  try {
    ({ href, messages } = await callSite<LocaleAnswer>('/api/locale', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(choice),
    }));
  } catch {
    // The choice is not stored, but the page can still be opened.
  }
  if (messages) storeMessageLanguage(messages);
  window.location.assign(href + search);
}
