import * as z from 'zod/mini';
import { ownValue } from '#lib/core/own-value.ts';

const factsSchema = z.object({
  key: z.string(),
  /** Distinguishes the slips of players in one browser; empty for a visitor. */
  owner: z.string(),
  /** The origin of the page around the frame. */
  site: z.string(),
  language: z.string(),
  market: z.string(),
  currency: z.string(),
  path: z.string(),
  messages: z.record(z.string(), z.string()),
});

/** The JSON that the server embedded in the page. */
export const facts = factsSchema.parse(JSON.parse(document.getElementById('facts')?.textContent ?? '{}'));

type Values = Readonly<Record<string, string | number>>;

/** A message of the page, with its `{name}` placeholders filled in. */
export function getMessage(name: string, values: Values = {}): string {
  const text = ownValue(facts.messages, name) ?? name;
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(ownValue(values, key) ?? ''));
}

const plural = new Intl.PluralRules(facts.language);

/** A message with `{count}` in its plural form. */
export function countMessage(name: string, count: number): string {
  const form = `${name}.${plural.select(count)}`;
  return getMessage(Object.hasOwn(facts.messages, form) ? form : `${name}.other`, { count });
}
