import { everyone } from '#sandbox/data/content/audience.ts';
import { reference, references } from '#sandbox/data/content/document.ts';
import { gameId } from '#sandbox/data/content/games/games.ts';
import { contentBoxImage, verticalImage, verticalKeys } from '#sandbox/data/content/images/editorial-images.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { writeProse } from '#sandbox/data/content/prose.ts';
import { lobbyCopy } from '#sandbox/data/copy/catalogs.ts';
import type { BannerKey, PlacementBannerKey } from '#sandbox/data/copy/keys.ts';
import { favourites } from '#sandbox/data/tables/catalogue.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from '../destinations.ts';

/** The first that is shown to an audience is the large one, the others follow in a row. */
const heroOrder: readonly (BannerKey | PlacementBannerKey)[] = [
  'vip',
  'expired',
  'future',
  'welcome',
  'firstDeposit',
  'second',
  'players',
  'casinoNew',
  'liveTables',
];
/** With the one on the left, three for each audience. */
const blockOrder: readonly (BannerKey | PlacementBannerKey)[] = ['tonight', 'liveCashback', 'sportsAccumulator'];
const verticalUrls = {
  casino: destinations.casino,
  live: destinations.live,
  sports: destinations.sports,
  promotions: '/promotions',
};
const boxUrls = ['/responsible-gambling', '/landing/fast-payouts', '/landing/safer-play'];

const boxSlug = (index: number) => `home-${index + 1}`;

export function buildContentBoxes(context: LocaleContext): readonly ContentDocument[] {
  return context.copy.home.contentBoxes.map(({ title, body }, index) =>
    context.document('contentBox', boxSlug(index), {
      title,
      body: context.fill(body),
      image: contentBoxImage(context, index, title),
      url: boxUrls[index],
      ...everyone,
      priority: 30 - index * 10,
    }),
  );
}

/** Dates and audience decide which banners are shown (CNT-05). */
export function buildHomePage(context: LocaleContext): ContentDocument {
  const { verticals, contentBoxes, text } = context.copy.home;
  const bannerId = (key: BannerKey | PlacementBannerKey) => context.idOf('banner', key);
  return context.document('homePage', '', {
    heroBanners: references(heroOrder.map(bannerId)),
    verticals: verticalKeys.map((key) => ({
      _key: key,
      key,
      title: verticals[key],
      image: verticalImage(context, key, verticals[key]),
      url: verticalUrls[key],
    })),
    redesignedBannerBlock: { left: reference(bannerId('both')), right: references(blockOrder.map(bannerId)) },
    featuredGames: { title: context.localize(lobbyCopy).games.featured, games: references(favourites.map(gameId)) },
    winnersEnabled: true,
    contentBoxes: references(contentBoxes.map((_, index) => context.idOf('contentBox', boxSlug(index)))),
    seo: reference(context.idOf('seoText', 'home')),
    seoText: writeProse([{ heading: text.heading, paragraphs: text.paragraphs }]),
  });
}
