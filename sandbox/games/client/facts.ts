import * as z from 'zod/mini';

const factsSchema = z.object({
  key: z.string(),
  site: z.string(),
  slug: z.string(),
  title: z.string(),
  engine: z.string(),
  mode: z.enum(['real', 'fun']),
  currency: z.string(),
  market: z.string(),
  language: z.string(),
  balanceMinor: z.number(),
  lobbyUrl: z.string(),
  depositUrl: z.string(),
  rtp: z.number(),
  boughtRtp: z.nullable(z.number()),
  hasJackpot: z.boolean(),
  dealer: z.string(),
  rules: z.unknown(),
  words: z.record(z.string(), z.string()),
});

/** What the page was given: one block of JSON beside it. */
export const facts = factsSchema.parse(JSON.parse(document.getElementById('facts')?.textContent ?? '{}'));

/** A text of the interface; `{name}` is filled in. */
export function say(name: string, values: Readonly<Record<string, string | number>> = {}): string {
  const text = facts.words[name] ?? name;
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}
