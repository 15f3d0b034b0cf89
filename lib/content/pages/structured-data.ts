import 'server-only';
import { siteConfig } from '#lib/core/config/site.ts';
import { siteName } from '../documents/brand.ts';
import type { Promotion } from '../types.ts';
import type { PageContext } from './params.ts';
import { sharedPictureUrl } from './social.ts';

/** A schema.org Thing; every URL in it is absolute. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A step of a breadcrumb trail; `path` is visible and without the locale. */
export interface TrailStep {
  readonly title: string;
  readonly path: string;
}

/** The absolute address of a path without its locale. */
export function addressOf({ locale }: PageContext, path: string): string {
  return `${siteConfig().SITE_URL}/${locale.locale}${encodeURI(path)}`;
}

function organization(): Thing {
  const { SITE_URL } = siteConfig();
  return {
    '@type': 'Organization',
    '@id': `${SITE_URL}/#organization`,
    name: siteName,
    url: SITE_URL,
    logo: `${SITE_URL}/icon.svg`,
  };
}

/** CNT-24: the operator, and the site in this language. */
export function siteThings(context: PageContext): readonly Thing[] {
  const site = {
    '@type': 'WebSite',
    '@id': `${addressOf(context, '')}#website`,
    name: siteName,
    url: addressOf(context, ''),
    inLanguage: context.locale.tag,
    publisher: { '@id': organization()['@id'] },
  };
  return [organization(), site];
}

/** CNT-24: the breadcrumb trail from the front page (titled `home`) to this page. */
export function trailThing(context: PageContext, home: string, steps: readonly TrailStep[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: home, path: '' }, ...steps].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: addressOf(context, path),
    })),
  };
}

/** CNT-24: questions and answers that the page shows. */
export function faqThing(entries: readonly { readonly question: string; readonly answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** CNT-24: a promotion as an article by the operator. */
export function promotionThing(context: PageContext, promotion: Promotion): Thing {
  const address = addressOf(context, `/promotions/${promotion.category.slug}/${promotion.slug}`);
  return {
    '@type': 'Article',
    headline: promotion.title,
    description: promotion.teaser || undefined,
    image: promotion.picture ? [sharedPictureUrl(promotion.picture.url)] : undefined,
    datePublished: promotion.publishedAt,
    dateModified: promotion.changedAt,
    inLanguage: context.locale.tag,
    mainEntityOfPage: address,
    author: organization(),
    publisher: organization(),
  };
}

interface PageText {
  readonly path: string;
  readonly title: string;
  /** ISO time. */
  readonly changedAt?: string | undefined;
  readonly type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
}

/** CNT-24: any other page. */
export function pageThing(context: PageContext, { path, title, changedAt, type = 'WebPage' }: PageText): Thing {
  return {
    '@type': type,
    name: title,
    url: addressOf(context, path),
    dateModified: changedAt,
    inLanguage: context.locale.tag,
    isPartOf: { '@id': `${addressOf(context, '')}#website` },
    publisher: organization(),
  };
}
