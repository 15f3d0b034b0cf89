/** Document types that pages depend on; each has one cache tag, because a list depends on every document of its type. */
export const contentTypes = [
  'banner',
  'casinoSettings',
  'contactPage',
  'contentBox',
  'country',
  'eddSourceOfFund',
  'footer',
  'game',
  'gameCategory',
  'gameProvider',
  'helpLines',
  'homePage',
  'infoPage',
  'landingPage',
  'language',
  'licence',
  'liveCasinoSettings',
  'liveChat',
  'market',
  'occupation',
  'paymentMethod',
  'paymentMethodsPage',
  'pnpBanner',
  'promoLanding',
  'promotion',
  'promotionCategory',
  'promotionTag',
  'registrationLanding',
  'registrationPage',
  'regulationLogo',
  'sanity.imageAsset',
  'selfTest',
  'seoText',
  'sidePanel',
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

const period = ['startsAt', 'endsAt'] as const;

/** The fields with the times at which documents of a type appear or disappear by themselves. */
export const timesOfTypes: Partial<Readonly<Record<ContentType, readonly string[]>>> = {
  banner: [...period, 'startDate', 'endDate'],
  contactPage: period,
  contentBox: period,
  footer: period,
  helpLines: period,
  homePage: period,
  infoPage: period,
  landingPage: period,
  paymentMethodsPage: period,
  pnpBanner: period,
  promoLanding: period,
  promotion: period,
  registrationLanding: period,
  registrationPage: period,
  selfTest: period,
  seoText: period,
  sidePanel: period,
  signupBonusBlock: period,
  staticPage: period,
  termsVersion: ['publishedAt'],
  tournamentBox: period,
  vipPage: period,
  welcomeModal: period,
};

/** The cache tag of everything read from documents of a type. */
export function tagOfType(type: string): string {
  return `content:${type}`;
}

const contentTags: readonly string[] = contentTypes.map(tagOfType);

/** Whether something is read with this tag. Next remembers every tag that ever expired. */
export function isContentTag(tag: string): boolean {
  return contentTags.includes(tag);
}

/** The tags that a published document expires; a picture expires all of them, because it may be used anywhere. */
export function tagsOfDocument({ _type: type }: { readonly _type: string }): readonly string[] {
  return type === 'sanity.imageAsset' ? contentTags : [tagOfType(type)].filter(isContentTag);
}
