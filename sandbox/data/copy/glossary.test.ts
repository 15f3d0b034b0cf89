import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Variants that `docs/glossary.md` refuses. */
const refused = {
  en: /\blog(?:ged|ging)? (?:in|out)\b|\bspend limit/i,
  fi: /harkinta-a|jäähdyttely/i,
  no: /betalingsmetode|uttaksmetode|selvutestenging|nedkjøling|avkjøling/i,
  de: /zahlungsmethode|bedenkzeit|abkühlphase|\bKasse\b|einlogg/i,
  fr: /équipe de soutien|\be-mail|auto-exclusion/i,
  es: /métodos? de pago|\bsoporte\b|descanso/i,
  pt: /métodos? de pagamento|rollover/i,
};

test.each(Object.entries(refused))('the texts in %s keep to the words of the glossary', (language, variants) => {
  const files = globSync([`messages/${language}.json`, `sandbox/data/copy/**/${language}.json`], { cwd: root });
  expect(files.length).toBeGreaterThan(10);
  const lines = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ at: `${file}:${index + 1}`, text })),
  );
  expect(lines.filter(({ text }) => variants.test(text))).toEqual([]);
});
