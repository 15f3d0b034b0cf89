import { slugField } from '#sandbox/data/content/document.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { fillPassages, writeProse } from '#sandbox/data/content/prose.ts';
import { panelCopy } from '#sandbox/data/copy/catalogs.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

export const bonusPanelSlug = 'how-bonuses-work';

/** The side panel (CNT-27) that promotions and the footer link to. */
export function buildSidePanel(context: LocaleContext): ContentDocument {
  const { title, button, sections } = context.localize(panelCopy).bonuses;
  return context.document('sidePanel', bonusPanelSlug, {
    slug: slugField(bonusPanelSlug),
    title,
    body: writeProse(fillPassages(sections, context.fill), 'h3'),
    cta: { label: button, url: '/bonus-terms' },
  });
}
