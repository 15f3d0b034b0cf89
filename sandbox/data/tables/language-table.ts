import { languageAlias } from '#lib/core/market/locale.ts';
import { type ContentLanguage, languageRecords } from '#lib/core/market/markets.ts';

/** A content language (MKT-11); texts fall back to `alias` (MKT-12). */
export interface LanguageRow {
  readonly code: string;
  readonly label: string;
  readonly nativeLabel: string;
  readonly alias: string;
  readonly bcp47: string;
  readonly active: boolean;
}

/** English name and own name. */
const names: Readonly<Record<ContentLanguage, readonly [label: string, nativeLabel: string]>> = {
  en: ['English', 'English'],
  fi: ['Finnish', 'Suomi'],
  no: ['Norwegian', 'Norsk'],
  de: ['German', 'Deutsch'],
  caf: ['French (Canada)', 'Français'],
  ca: ['English (Canada)', 'English'],
  nz: ['English (New Zealand)', 'English'],
  fr: ['French', 'Français'],
  inen: ['English (India)', 'English'],
  cl: ['Spanish (Chile)', 'Español'],
  pe: ['Spanish (Peru)', 'Español'],
  pt: ['Portuguese', 'Português'],
  br: ['Portuguese (Brazil)', 'Português'],
  ja: ['Japanese', '日本語'],
  tl: ['Filipino', 'Filipino'],
  tr: ['Turkish', 'Türkçe'],
  pl: ['Polish', 'Polski'],
  es: ['Spanish', 'Español'],
};
const inactive: ReadonlySet<string> = new Set<ContentLanguage>(['ja', 'tl', 'tr', 'pl']);

export const languageTable: readonly LanguageRow[] = (Object.keys(languageRecords) as ContentLanguage[]).map((code) => {
  const [label, nativeLabel] = names[code];
  const { tag } = languageRecords[code];
  return { code, bcp47: tag, label, nativeLabel, alias: languageAlias(code), active: !inactive.has(code) };
});
