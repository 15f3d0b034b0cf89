import { everybody } from '#sandbox/data/content/audience.ts';
import { reference, references } from '#sandbox/data/content/document.ts';
import { gameId } from '#sandbox/data/content/games.ts';
import { contentBoxPicture, verticalKeys, verticalPicture } from '#sandbox/data/content/pictures.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import { writeProse } from '#sandbox/data/content/prose.ts';
import type { BannerKey } from '#sandbox/data/copy/copy.ts';
import { roomsCopy } from '#sandbox/data/copy/rooms/languages.ts';
import { favourites } from '#sandbox/data/tables/catalogue.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from './destinations.ts';

const heroOrder: readonly BannerKey[] = ['vip', 'expired', 'future', 'welcome', 'firstDeposit', 'second', 'players'];
const blockOrder: readonly BannerKey[] = ['tonight', 'players'];
const verticalUrls = {
  casino: destinations.casino,
  live: destinations.live,
  sports: destinations.sports,
  promotions: '/promotions',
};
const boxUrls = ['/responsible-gambling', '/landing/fast-payouts', '/landing/safer-play'];

const boxSlug = (index: number) => `home-${index + 1}`;

export function buildContentBoxes(place: Place): readonly ContentDocument[] {
  return place.copy.home.contentBoxes.map(({ title, body }, index) =>
    place.document('contentBox', boxSlug(index), {
      title,
      body,
      image: contentBoxPicture(place, index, title),
      url: boxUrls[index],
      ...everybody,
      priority: 30 - index * 10,
    }),
  );
}

/** CNT-05: the first hero banner that date and audience let through opens the page. */
export function buildHomePage(place: Place): ContentDocument {
  const { verticals, contentBoxes, text } = place.copy.home;
  const bannerId = (key: BannerKey) => place.idOf('banner', key);
  return place.document('homePage', '', {
    heroBanners: references(heroOrder.map(bannerId)),
    verticals: verticalKeys.map((key) => ({
      _key: key,
      key,
      title: verticals[key],
      image: verticalPicture(place, key, verticals[key]),
      url: verticalUrls[key],
    })),
    redesignedBannerBlock: { left: reference(bannerId('both')), right: references(blockOrder.map(bannerId)) },
    featuredGames: { title: place.speak(roomsCopy).games.featured, games: references(favourites.map(gameId)) },
    winnersEnabled: true,
    contentBoxes: references(contentBoxes.map((_, index) => place.idOf('contentBox', boxSlug(index)))),
    seo: reference(place.idOf('seoText', 'home')),
    seoText: writeProse([{ heading: text.heading, paragraphs: text.paragraphs }]),
  });
}
