import { ownValue } from '#lib/core/own-value.ts';
import { createDocument, documentId, localeText } from '#sandbox/data/content/document.ts';
import { listsCopy } from '#sandbox/data/copy/catalogs.ts';
import { supportHours } from '#sandbox/data/tables/support-hours.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** Options of the account forms, of which `OTHER` opens a text field, and the chat's settings, for all markets. */
export function buildAccountLists(at: Date): readonly ContentDocument[] {
  const choices = (type: string, list: 'occupations' | 'fundSources') =>
    Object.keys(listsCopy.in('en')[list]).map((code, index) =>
      createDocument(at, documentId(type, code), type, {
        code,
        label: localeText(listsCopy, (copy) => ownValue<Readonly<Record<string, string>>>(copy[list], code) ?? code),
        isOther: code === 'OTHER',
        order: index + 1,
      }),
    );
  return [
    ...choices('occupation', 'occupations'),
    ...choices('eddSourceOfFund', 'fundSources'),
    createDocument(at, documentId('liveChat'), 'liveChat', {
      disableLiveChat: false,
      key: 'parlour-sandbox',
      hours: { ...supportHours, closedWeekdays: [], holidays: [] },
      greeting: localeText(listsCopy, ({ chatGreeting }) => chatGreeting),
    }),
  ];
}
