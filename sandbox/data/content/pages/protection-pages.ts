import { keyed } from '#sandbox/data/content/document.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { protectionCopy } from '#sandbox/data/copy/catalogs.ts';
import { helpLineTable } from '#sandbox/data/tables/help-line-table.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** The help lines of a market and its self-test. */
export function buildProtectionPages(context: LocaleContext): readonly ContentDocument[] {
  const { help, selfTest } = context.localize(protectionCopy);
  const rows = helpLineTable[context.locale.market];
  const lines = (['talk', 'family'] as const).map((which) => {
    const { name, phone, site } = rows[which];
    return { name, text: help[which].text, phone, hours: help[which].hours, url: site };
  });
  const { title, intro, questions, answers, results } = selfTest;
  return [
    context.document('helpLines', '', { title: help.title, text: help.text, lines: keyed('line', lines) }),
    context.document('selfTest', '', { title, intro, questions, answers, results: keyed('result', results) }),
  ];
}
