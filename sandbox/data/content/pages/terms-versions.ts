import { createDocument, documentId } from '#sandbox/data/content/document.ts';
import { fillPassages, writeProse } from '#sandbox/data/content/prose.ts';
import { copyLanguages } from '#sandbox/data/copy/by-language.ts';
import type { PageCopy } from '#sandbox/data/copy/pages/page-copy.ts';
import { termsCopy } from '#sandbox/data/copy/terms/languages.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

const versions = { '1.0': -900, '2.9': -210, '2.10': -21 } as const;

/** Three versions of the terms; a text comparison would take 2.9 for newer than 2.10 (DEC-RTE-10). */
export function buildTermsVersions(
  at: Date,
  current: Readonly<Partial<Record<string, PageCopy>>>,
  fill: (text: string) => string,
): readonly ContentDocument[] {
  return (['1.0', '2.9', '2.10'] as const).map((version) => {
    const copies = copyLanguages.map((language) => [language, termsCopy[language]] as const);
    const bodies = copies.map(([language, { first, added }]) => {
      const whole = current[language]?.sections;
      const passages = version === '1.0' ? first : version === '2.10' && whole ? whole : [...first, ...added];
      return [language, writeProse(fillPassages(passages, fill))];
    });
    return createDocument(at, documentId('termsVersion', version), 'termsVersion', {
      version,
      publishedAt: new Date(at.getTime() + versions[version] * 86_400_000).toISOString(),
      files: { _type: 'localeString', ...Object.fromEntries(copyLanguages.map((language) => [language, '/terms'])) },
      body: { _type: 'localeProse', ...Object.fromEntries(bodies) },
      changeSummary: {
        _type: 'localeStrings',
        ...Object.fromEntries(copies.map(([language, { summaries }]) => [language, summaries[version]])),
      },
    });
  });
}
