import { slugField } from '#sandbox/data/content/document.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import { fillPassages, writeProse } from '#sandbox/data/content/prose.ts';
import { fillQuestions } from '#sandbox/data/content/sections.ts';
import { infoSlugs } from '#sandbox/data/copy/help/help-copy.ts';
import { helpCopy } from '#sandbox/data/copy/help/languages.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** RTE-16: the information pages at `/info/{slug}` and the contact page at `/contact`. */
export function buildHelpPages(place: Place): readonly ContentDocument[] {
  const { info, contact } = place.speak(helpCopy);
  const pages = infoSlugs.map((slug, index) => {
    const { title, sections } = info[slug];
    return place.document('infoPage', slug, {
      slug: slugField(slug),
      title,
      body: writeProse(fillPassages(sections, place.fill)),
      order: index + 1,
    });
  });
  return [
    ...pages,
    place.document('contactPage', '', {
      slug: slugField('contact'),
      title: contact.title,
      body: writeProse(fillPassages(contact.sections, place.fill)),
      entries: fillQuestions(contact.entries, place.fill),
      order: 1,
    }),
  ];
}
