import { accepted } from '../browsers/accepted.ts';
import { findInMarkup } from '../browsers/find-in-markup.ts';
import { findInScript } from '../browsers/find-in-script.ts';
import { findInStyle } from '../browsers/find-in-style.ts';
import { readComponents, readScripts, readStyles, type Source } from '../browsers/sources.ts';
import type { Finding } from '../browsers/support.ts';

const found = new Set<string>();
let problems = 0;

function report(line: string): void {
  console.error(line);
  problems += 1;
}

function check(sources: readonly Source[], find: (text: string, kind?: 'module') => Finding[]): void {
  for (const { name, text, kind } of sources) {
    try {
      for (const { feature, lacking } of find(text, kind)) {
        found.add(feature);
        if (!accepted.has(feature)) report(`${name}: ${feature} is missing in ${lacking.join(', ')}`);
      }
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      report(`${name}: a supported browser cannot read it: ${error.message}`);
    }
  }
}

/** `node scripts/checks/check-browsers.ts`, after a build: what reaches browsers runs in the oldest supported ones, by MDN's data. */
async function main(): Promise<void> {
  check(await readScripts(), findInScript);
  check(readStyles(), findInStyle);
  check(readComponents(), findInMarkup);
  for (const feature of accepted) {
    if (!found.has(feature)) report(`scripts/browsers/accepted.json: nothing uses ${feature}`);
  }
  if (problems === 0) return;
  console.error('Use what every supported browser has, or say in scripts/browsers/accepted.json what happens without it.');
  process.exitCode = 1;
}

await main();
