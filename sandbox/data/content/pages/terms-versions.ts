import { dayMs } from '#lib/core/time/durations.ts';
import { createDocument, documentId, inEveryLanguage } from '#sandbox/data/content/document.ts';
import { fillPassages, writeProse } from '#sandbox/data/content/prose.ts';
import { staticPages, termsCopy } from '#sandbox/data/copy/catalogs.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

const versions = { '1.0': -900, '2.9': -210, '2.10': -21 } as const;

/** Three versions of the terms; a text comparison would take 2.9 for newer than 2.10 (DEC-RTE-10). */
export function buildTermsVersions(at: Date, fill: (text: string) => string): readonly ContentDocument[] {
  const write = (passages: Parameters<typeof fillPassages>[0]) => writeProse(fillPassages(passages, fill));
  const bodies = {
    '1.0': inEveryLanguage(termsCopy, ({ first }) => write(first)),
    '2.9': inEveryLanguage(termsCopy, ({ first, added }) => write([...first, ...added])),
    '2.10': inEveryLanguage(staticPages.terms, ({ sections }) => write(sections)),
  };
  return (['1.0', '2.9', '2.10'] as const).map((version) => {
    const summaries = inEveryLanguage(termsCopy, (copy) => copy.summaries[version]);
    return createDocument(at, documentId('termsVersion', version), 'termsVersion', {
      version,
      publishedAt: new Date(at.getTime() + versions[version] * dayMs).toISOString(),
      files: { _type: 'localeString', ...inEveryLanguage(termsCopy, () => '/terms') },
      body: { _type: 'localeProse', ...bodies[version] },
      changeSummary: { _type: 'localeStrings', ...summaries },
    });
  });
}
