import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { writeProse } from '#sandbox/data/content/prose.ts';
import { helpCopy, panelCopy } from '#sandbox/data/copy/catalogs.ts';
import { infoPages, infoSlugs } from '#sandbox/data/copy/keys.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { bonusPanelSlug } from './side-panels.ts';
import { listLocalPages } from './static-pages.ts';

export function buildFooter(context: LocaleContext): ContentDocument {
  const { infoLinks, contactLinks, body } = context.copy.footer;
  const { info } = context.localize(helpCopy);
  const links = [
    ...infoPages.map((page) => ({ key: page, label: infoLinks[page], url: `/${page}` })),
    ...listLocalPages(context).map(({ pageId, title }) => ({ key: pageId, label: title, url: `/${pageId}` })),
    { key: bonusPanelSlug, label: context.localize(panelCopy).bonuses.title, url: `#panel-${bonusPanelSlug}` },
    ...infoSlugs.map((slug) => ({ key: slug, label: info[slug].title, url: `/info/${slug}` })),
  ];
  return context.document('footer', '', {
    toggles: { termsAndConditions: true, content: true, licenceLogos: true },
    infoLinks: links.map(({ key, ...link }, index) => ({ _key: key, ...link, order: index + 1 })),
    contactLinks: [
      { _key: 'contact', label: contactLinks.contact, url: '/contact', order: 1 },
      { _key: 'chat', label: contactLinks.chat, url: '/contact-live-chat', order: 2 },
    ],
    body: writeProse([{ paragraphs: body.map((text) => context.fill(text)) }]),
  });
}
