import { z } from 'zod';
import type { PageContext } from '../../pages/params.ts';
import { actionOf, linkSchema, pictureGroq, pictureSchema, targetingGroq, targetingSchema } from '../../query/fragments.ts';
import type { Banner } from '../../types.ts';
import { hiddenScreens, screensGroq, screensSchema } from '../screens.ts';
import { noteOfLinks } from './offer-note.ts';

/** CNT-06: what a banner's own button does; `param` is an address for a link and the slug of a game. */
export const buttonTypes = ['link', 'game', 'signUp', 'deposit'] as const;

export const bannerGroq = `{
  "id": _id, title, description, greeting, priority, ${targetingGroq}, ${screensGroq},
  button{type, label, param}, urlAction{slug, absoluteUrl, openNewTab},
  authorisedCta{label, url}, anonymousCta{label, url}, isClickable,
  "desktop": imageDesktop${pictureGroq}, "mobile": imageMobile${pictureGroq}
}`;

export const bannerSchema = targetingSchema.extend({
  ...screensSchema.shape,
  id: z.string(),
  title: z.string(),
  description: z.string().nullish(),
  greeting: z.string().nullish(),
  button: z.object({ type: z.enum(buttonTypes).nullish(), label: z.string().nullish(), param: z.string().nullish() }).nullish(),
  urlAction: z
    .object({ slug: z.string().nullish(), absoluteUrl: z.string().nullish(), openNewTab: z.boolean().nullish() })
    .nullish(),
  authorisedCta: linkSchema,
  anonymousCta: linkSchema,
  isClickable: z.boolean().nullish(),
  desktop: pictureSchema,
  mobile: pictureSchema,
});
export type RawBanner = z.output<typeof bannerSchema>;

function pathOf(slug: string | null | undefined): string | null {
  if (!slug) return null;
  return slug.startsWith('/') ? slug : `/${slug}`;
}

/** CNT-06: where a button leads by its type; a link without an address of its own leads where the banner leads. */
function buttonHref({ button, urlAction }: RawBanner): string | null {
  switch (button?.type) {
    case 'game':
      return button.param ? `/play/${button.param}` : null;
    case 'signUp':
      return '/signup';
    case 'deposit':
      return '/deposit';
    default:
      return button?.param ?? bannerHref(urlAction);
  }
}

function bannerHref(urlAction: RawBanner['urlAction']): string | null {
  return urlAction?.absoluteUrl ?? pathOf(urlAction?.slug);
}

/**
 * CNT-14, CNT-15: the call to action for visitors or for players, to which the whole banner leads; else the banner's own
 * button, beside which the banner may lead to another address.
 */
function bannerActions(raw: RawBanner, { locale, audience }: PageContext): Pick<Banner, 'action' | 'target'> {
  const own = audience === 'visitor' ? raw.anonymousCta : raw.authorisedCta;
  const newTab = raw.urlAction?.openNewTab === true;
  const ownAction = actionOf(locale, own?.label, own?.url, newTab);
  if (ownAction) return { action: ownAction, target: null };
  const action = actionOf(locale, raw.button?.label, buttonHref(raw), newTab);
  const target = raw.isClickable === false ? null : actionOf(locale, raw.title, bannerHref(raw.urlAction), newTab);
  return { action, target: target?.href === action?.href ? null : target };
}

export function toBanner(raw: RawBanner, context: PageContext): Banner {
  const { action, target } = bannerActions(raw, context);
  return {
    id: raw.id,
    title: raw.title,
    description: raw.description ?? null,
    greeting: raw.greeting ?? null,
    action,
    isClickable: raw.isClickable !== false,
    target,
    offerNote: noteOfLinks(context.locale, [action, target]),
    hiddenOn: hiddenScreens(raw),
    desktop: raw.desktop,
    mobile: raw.mobile,
  };
}
