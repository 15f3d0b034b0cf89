import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openApiOf } from './document.ts';
import { readExamples } from './examples.ts';
import { operations } from './operations.ts';
import { isServerName, serverNames } from './services.ts';

/** Writes the OpenAPI document, of all calls or of those of one service, to a file or to the standard output. */
function run(): void {
  const { out, service } = parseArgs({ options: { out: { type: 'string' }, service: { type: 'string' } } }).values;
  if (service !== undefined && !isServerName(service)) {
    throw new Error(`There is no service ${service}. There are: ${serverNames.join(', ')}.`);
  }
  const chosen = operations.filter(({ server }) => service === undefined || server === service);
  const text = `${JSON.stringify(openApiOf(chosen, readExamples()), null, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
}

run();
