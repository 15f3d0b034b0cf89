import * as z from 'zod/mini';
import { numberFormSchema } from '#lib/core/money/number-form-schema.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type en from '../../messages/en.json';

/** Played before stakes. After the last one `remaining` is 0; what they won is wagered `wrMultiplier` times. */
export const freeSpinsSchema = z.nullable(
  z.object({
    total: z.number(),
    remaining: z.number(),
    betMinor: z.number(),
    wonMinor: z.number(),
    wrMultiplier: z.number(),
  }),
);
export type FreeSpins = z.output<typeof freeSpinsSchema>;

const factsSchema = z.object({
  key: z.string(),
  site: z.string(),
  slug: z.string(),
  title: z.string(),
  engine: z.string(),
  mode: z.enum(['real', 'fun']),
  currency: z.string(),
  numbers: numberFormSchema,
  language: z.string(),
  balanceMinor: z.number(),
  freeSpins: freeSpinsSchema,
  lobbyUrl: z.string(),
  depositUrl: z.string(),
  /** From the start of a round to that of the next; 0 without such a rule. */
  minRoundMs: z.number(),
  /** The highest stake of a spin by the rules of the market; null without such a rule. */
  maxStakeMinor: z.nullable(z.number()),
  rtp: z.number(),
  boughtRtp: z.nullable(z.number()),
  hasJackpot: z.boolean(),
  dealer: z.string(),
  rules: z.unknown(),
  messages: z.record(z.string(), z.string()),
});

/** The JSON that the server embedded in the page. */
export const facts = factsSchema.parse(JSON.parse(document.getElementById('facts')?.textContent ?? '{}'));

export type MessageName = keyof typeof en;
/** A name that ends in a value of the server. */
type ServedName = `${'result' | 'risk' | 'suit' | 'symbol'}.${string}`;

/** A message of the page, with its `{name}` placeholders filled in. */
export function getMessage(name: MessageName | ServedName, values: Readonly<Record<string, string | number>> = {}): string {
  const text = ownValue(facts.messages, name) ?? name;
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(ownValue(values, key) ?? ''));
}
