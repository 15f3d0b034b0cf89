/** The one manifest of cache tags: readers, the webhook and the tests take them from here. */

/** What a page is made of, by document type; a page that lists documents depends on the whole type. */
export const contentTypes = [
  'banner',
  'casinoSettings',
  'contactPage',
  'contentBox',
  'country',
  'footer',
  'game',
  'gameCategory',
  'gameProvider',
  'homePage',
  'infoPage',
  'landingPage',
  'language',
  'licence',
  'liveCasinoSettings',
  'market',
  'paymentMethod',
  'paymentMethodsPage',
  'pnpBanner',
  'promoLanding',
  'promotion',
  'promotionCategory',
  'promotionTag',
  'registrationLanding',
  'regulationLogo',
  'sanity.imageAsset',
  'seoText',
  'signupBonusBlock',
  'siteStatus',
  'sportsSettings',
  'staticPage',
  'subProvider',
  'termsVersion',
  'tournamentBox',
  'vipPage',
  'welcomeModal',
] as const;
export type ContentType = (typeof contentTypes)[number];

/** The tag of everything read from documents of a type. */
export function tagOfType(type: string): string {
  return `content:${type}`;
}

/** The tags that a published document expires. A picture may be anywhere, so it expires what shows pictures: everything. */
export function tagsOfDocument(document: { readonly _type: string }): readonly string[] {
  return document._type === 'sanity.imageAsset' ? contentTypes.map(tagOfType) : [tagOfType(document._type)];
}
