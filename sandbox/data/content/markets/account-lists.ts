import { createDocument, documentId, type LocaleString } from '#sandbox/data/content/document.ts';
import type { ByLanguage } from '#sandbox/data/copy/by-language.ts';
import { listsCopy } from '#sandbox/data/copy/lists/languages.ts';
import { fundSourceCodes, type ListsCopy, occupationCodes } from '#sandbox/data/copy/lists/lists-copy.ts';
import { supportHours } from '#sandbox/data/tables/support-hours.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** A text in every language. */
export function localeText<Copy>(copies: ByLanguage<Copy>, read: (copy: Copy) => string): LocaleString {
  const texts = Object.entries<Copy>(copies).map(([language, copy]) => [language, read(copy)]);
  return { ...Object.fromEntries(texts), _type: 'localeString', en: read(copies.en) };
}

/** Options of the account forms and the chat's settings, for all markets. */
export function buildAccountLists(at: Date): readonly ContentDocument[] {
  const choices = (type: string, codes: readonly string[], read: (copy: ListsCopy, code: string) => string | undefined) =>
    codes.map((code, index) =>
      createDocument(at, documentId(type, code), type, {
        code,
        label: localeText(listsCopy, (copy) => read(copy, code) ?? code),
        isOther: code === 'OTHER',
        order: index + 1,
      }),
    );
  return [
    ...choices('occupation', occupationCodes, ({ occupations }, code) => new Map(Object.entries(occupations)).get(code)),
    ...choices('eddSourceOfFund', fundSourceCodes, ({ fundSources }, code) => new Map(Object.entries(fundSources)).get(code)),
    createDocument(at, documentId('liveChat'), 'liveChat', {
      disableLiveChat: false,
      key: 'parlour-sandbox',
      hours: { ...supportHours, closedWeekdays: [], holidays: [] },
      greeting: localeText(listsCopy, ({ chatGreeting }) => chatGreeting),
    }),
  ];
}
