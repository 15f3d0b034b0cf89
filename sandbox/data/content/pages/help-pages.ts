import { slugField } from '#sandbox/data/content/document.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { fillPassages, writeProse } from '#sandbox/data/content/prose.ts';
import { fillQuestions } from '#sandbox/data/content/sections.ts';
import { helpCopy } from '#sandbox/data/copy/catalogs.ts';
import { infoSlugs } from '#sandbox/data/copy/keys.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** The information pages (RTE-16) at `/info/{slug}` and the contact page at `/contact`. */
export function buildHelpPages(context: LocaleContext): readonly ContentDocument[] {
  const { info, contact } = context.localize(helpCopy);
  const pages = infoSlugs.map((slug, index) => {
    const { title, sections } = info[slug];
    return context.document('infoPage', slug, {
      slug: slugField(slug),
      title,
      body: writeProse(fillPassages(sections, context.fill)),
      order: index + 1,
    });
  });
  return [
    ...pages,
    context.document('contactPage', '', {
      slug: slugField('contact'),
      title: contact.title,
      body: writeProse(fillPassages(contact.sections, context.fill)),
      entries: fillQuestions(contact.entries, context.fill),
      order: 1,
    }),
  ];
}
