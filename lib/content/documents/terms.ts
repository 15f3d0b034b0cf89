import 'server-only';
import { z } from 'zod';
import { catalogCodes } from '#lib/core/market/locale.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { compareVersions } from '#lib/terms/versions.ts';
import { contentParams, type PageContext } from '../pages/params.ts';
import { isSafeHref, localHref, localProse, proseSchema } from '../query/fragments.ts';
import { contentQuery, readPublished } from '../query/read.ts';
import { documentOf, documentsOf } from '../query/tolerant.ts';
import type { Prose } from '../types.ts';

const isAddress = (field: string) =>
  `string::startsWith(${field}, "https://") || string::startsWith(${field}, "/") && !string::startsWith(${field}, "//")`;
/** A player can only accept what can be read. */
const hasText = catalogCodes.map((code) => `count(body.${code}) > 0 || ${isAddress(`files.${code}`)}`).join(' || ');
const inForce = `*[_type == "termsVersion" && defined(version) && publishedAt <= now() && (${hasText})]`;

const versionsQuery = contentQuery({
  groq: `${inForce}.version`,
  types: ['termsVersion'],
  shape: documentsOf('termsVersion', z.string()),
});

/** TRM-01: the newest version of the terms with a text that is in force; undefined if editors wrote none. */
export async function readTermsVersion(): Promise<string | undefined> {
  const versions = await readPublished(versionsQuery, {});
  return versions.toSorted(compareVersions).at(-1);
}

const byLanguage = z.record(z.string(), z.unknown()).nullish();

const fileSchema = z.string().refine((href) => isSafeHref(href) && !href.startsWith('#'));

const termsQuery = contentQuery({
  groq: `${inForce}[version == $version]{version, files, body, changeSummary}[0]`,
  types: ['termsVersion'],
  shape: documentOf(
    'termsVersion',
    z.object({ version: z.string(), files: byLanguage, body: byLanguage, changeSummary: byLanguage }),
  ),
});

export interface Terms {
  readonly version: string;
  readonly changes: readonly string[];
  readonly body: Prose;
  /** URL of the full text. */
  readonly href: string | undefined;
}

/** TRM-01: the terms in force in a page's language, else in its alias language, else in English. */
export async function readTerms(context: PageContext): Promise<Terms | undefined> {
  const version = await readTermsVersion();
  const terms = version && (await readPublished(termsQuery, { version }));
  if (!terms) return undefined;
  const { lang, alias } = contentParams(context);
  const first = <Text extends { readonly length: number }>(texts: z.output<typeof byLanguage>, schema: z.ZodType<Text>) =>
    [lang, alias, 'en'].map((code) => schema.safeParse(ownValue(texts, code)).data).find((text) => text?.length);
  const file = first(terms.files, fileSchema);
  return {
    version: terms.version,
    changes: first(terms.changeSummary, z.array(z.string())) ?? [],
    body: localProse(context.locale, first(terms.body, proseSchema) ?? []),
    href: file && localHref(context.locale, file),
  };
}
