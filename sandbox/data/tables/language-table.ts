import { languageAlias } from '#lib/market/locale.ts';

/** A language of the content lake (MKT-11); `alias` lends its texts (MKT-12). */
export interface LanguageRow {
  readonly code: string;
  readonly label: string;
  readonly nativeLabel: string;
  readonly alias: string;
  readonly bcp47: string;
  readonly active: boolean;
}

function language(code: string, bcp47: string, label: string, nativeLabel: string, active = true): LanguageRow {
  return { code, bcp47, label, nativeLabel, alias: languageAlias(code), active };
}

export const languageTable: readonly LanguageRow[] = [
  language('en', 'en', 'English', 'English'),
  language('fi', 'fi-FI', 'Finnish', 'Suomi'),
  language('no', 'nb-NO', 'Norwegian', 'Norsk'),
  language('de', 'de-AT', 'German', 'Deutsch'),
  language('caf', 'fr-CA', 'French (Canada)', 'Français'),
  language('ca', 'en-CA', 'English (Canada)', 'English'),
  language('nz', 'en-NZ', 'English (New Zealand)', 'English'),
  language('fr', 'fr', 'French', 'Français'),
  language('inen', 'en-IN', 'English (India)', 'English'),
  language('cl', 'es-CL', 'Spanish (Chile)', 'Español'),
  language('pe', 'es-PE', 'Spanish (Peru)', 'Español'),
  language('pt', 'pt-BR', 'Portuguese', 'Português'),
  language('br', 'pt-BR', 'Portuguese (Brazil)', 'Português'),
  language('ja', 'ja-JP', 'Japanese', '日本語', false),
  language('tl', 'fil-PH', 'Filipino', 'Filipino', false),
  language('tr', 'tr-TR', 'Turkish', 'Türkçe', false),
  language('pl', 'pl-PL', 'Polish', 'Polski', false),
  language('es', 'es', 'Spanish', 'Español'),
];
