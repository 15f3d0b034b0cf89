import type { Place } from '#sandbox/data/content/place.ts';
import { writeProse } from '#sandbox/data/content/prose.ts';
import { listLocalPages } from '#sandbox/data/content/static-pages.ts';
import { infoPages } from '#sandbox/data/copy/copy.ts';
import { infoSlugs } from '#sandbox/data/copy/help/help-copy.ts';
import { helpCopy } from '#sandbox/data/copy/help/languages.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

export function buildFooter(place: Place): ContentDocument {
  const { infoLinks, contactLinks, body } = place.copy.footer;
  const { info } = place.speak(helpCopy);
  const links = [
    ...infoPages.map((page) => ({ key: page, label: infoLinks[page], url: `/${page}` })),
    ...listLocalPages(place).map(({ pageId, title }) => ({ key: pageId, label: title, url: `/${pageId}` })),
    ...infoSlugs.map((slug) => ({ key: slug, label: info[slug].title, url: `/info/${slug}` })),
  ];
  return place.document('footer', '', {
    toggles: { termsAndConditions: true, content: true, licenceLogos: true },
    infoLinks: links.map(({ key, ...link }, index) => ({ _key: key, ...link, order: index + 1 })),
    contactLinks: [
      { _key: 'contact', label: contactLinks.contact, url: '/contact', order: 1 },
      { _key: 'chat', label: contactLinks.chat, url: '/contact-live-chat', order: 2 },
    ],
    body: writeProse([{ paragraphs: body.map((text) => place.fill(text)) }]),
  });
}
