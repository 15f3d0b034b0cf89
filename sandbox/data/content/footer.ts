import type { Place } from '#sandbox/data/content/place.ts';
import { writeProse } from '#sandbox/data/content/prose.ts';
import { infoPages } from '#sandbox/data/copy/copy.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

export function buildFooter(place: Place): ContentDocument {
  const { infoLinks, contactLinks, body } = place.copy.footer;
  return place.document('footer', '', {
    toggles: { termsAndConditions: true, content: true, licenceLogos: true },
    infoLinks: infoPages.map((page, index) => ({ _key: page, label: infoLinks[page], url: `/${page}`, order: index + 1 })),
    contactLinks: [
      { _key: 'contact', label: contactLinks.contact, url: '/contact', order: 1 },
      { _key: 'chat', label: contactLinks.chat, url: '/contact-live-chat', order: 2 },
    ],
    body: writeProse([{ paragraphs: body.map((text) => place.fill(text)) }]),
  });
}
