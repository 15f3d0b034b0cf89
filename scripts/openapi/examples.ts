import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../root.ts';

const exampleSchema = z.strictObject({
  params: z.record(z.string(), z.string()).optional(),
  query: z.record(z.string(), z.string()).optional(),
  body: z.unknown().optional(),
  reply: z.unknown().optional(),
});

/** A request and its answer. */
export type Example = z.output<typeof exampleSchema>;

/** The examples of all calls by `METHOD /path`, from the `examples.json` beside each contract. Throws for a call with two. */
export function readExamples(): ReadonlyMap<string, Example> {
  const examples = new Map<string, Example>();
  for (const file of globSync(['lib/**/examples.json', 'scripts/openapi/site-examples.json'], { cwd: root }).toSorted()) {
    const entries = z.record(z.string(), exampleSchema).parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
    for (const [key, example] of Object.entries(entries)) {
      if (examples.has(key)) throw new Error(`${file} has a second example of ${key}.`);
      examples.set(key, example);
    }
  }
  return examples;
}
