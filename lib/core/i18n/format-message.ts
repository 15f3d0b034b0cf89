import { ownValue } from '#lib/core/own-value.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/** An argument with plurals; its branches hold text and `{name}`. */
const plural = /\{(\w+), plural, ((?:(?:=\d+|\w+) \{(?:[^{}]|\{\w+\})*\} ?)+)\}/g;
const branch = /(=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** Fills `{name}` placeholders of a message without plurals. */
export function formatMessage(message: string, values: MessageValues): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(ownValue(values, name) ?? placeholder));
}

/**
 * Fills a message that may have plurals, `{count, plural, =0 {…} one {…} other {# …}}`, in the language of `tag` (BCP 47). This
 * is what the catalogs use of the ICU syntax, without the 10 KB of a parser; a test compares it with one for every message.
 */
export function formatCounted(message: string, values: MessageValues, tag: string): string {
  const chosen = message.replace(plural, (_, name: string, text: string) => {
    const count = Number(ownValue(values, name));
    const branches = new Map([...text.matchAll(branch)].map(([, key = '', shown = '']) => [key, shown]));
    const shown = branches.get(`=${count}`) ?? branches.get(new Intl.PluralRules(tag).select(count)) ?? branches.get('other');
    return shown?.replaceAll('#', () => new Intl.NumberFormat(tag).format(count)) ?? '';
  });
  return formatMessage(chosen, values);
}
