import type { LocaleAnswer, LocaleChoice } from '#lib/market/locale-choice.ts';
import { askSite } from '#lib/platform/browser.ts';

/** MKT-29, DEC-LOC-8: goes to this page in another locale, or to the nearest one there is; the choice is remembered. */
export async function switchLocale(choice: LocaleChoice, search: string): Promise<void> {
  let { href }: LocaleAnswer = { href: `/${choice.to}${choice.path}` };
  try {
    ({ href } = await askSite<LocaleAnswer>('/api/locale', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(choice),
    }));
  } catch {
    // Not remembered this time; the page itself is one request away.
  }
  window.location.assign(href + search);
}
