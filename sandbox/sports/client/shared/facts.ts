import * as z from 'zod/mini';
import { numberFormSchema } from '#lib/core/money/number-form-schema.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type en from '../../messages/en.json';

const factsSchema = z.object({
  key: z.string(),
  /** Distinguishes the slips of players in one browser; empty for a visitor. */
  owner: z.string(),
  /** The origin of the page around the frame. */
  site: z.string(),
  language: z.string(),
  numbers: numberFormSchema,
  currency: z.string(),
  path: z.string(),
  messages: z.record(z.string(), z.string()),
});

/** The JSON that the server embedded in the page. */
export const facts = factsSchema.parse(JSON.parse(document.getElementById('facts')?.textContent ?? '{}'));

type Values = Readonly<Record<string, string | number>>;

export type MessageName = keyof typeof en;
type CountedName = MessageName extends infer Name ? (Name extends `${infer Base}.one` ? Base : never) : never;
/** A name that ends in a value of the server or a form of the plural. */
type ServedName = `${'refused' | CountedName}.${string}`;

/** A message of the page, with its `{name}` placeholders filled in. */
export function getMessage(name: MessageName | ServedName, values: Values = {}): string {
  const text = ownValue(facts.messages, name) ?? name;
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(ownValue(values, key) ?? ''));
}

const plural = new Intl.PluralRules(facts.language);

/** A message with `{count}` in its plural form. */
export function countMessage(name: CountedName, count: number, values: Values = {}): string {
  const form = `${name}.${plural.select(count)}` as const;
  return getMessage(Object.hasOwn(facts.messages, form) ? form : `${name}.other`, { ...values, count });
}
