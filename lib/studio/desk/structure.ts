import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { placedTypes } from '../schema/all.ts';
import { type DeskPlace, deskPlaces } from './places.ts';
import { templateOf } from './templates.ts';

const apiVersion = '2025-02-19';
const inPlace =
  '(!defined(market) || count(market) == 0 || $market in market[]._ref) && (!defined(language) || language._ref == $language)';
const titles = new Map<string, string>(placedTypes.map(({ name, title }) => [name, title ?? name]));

/** Document types edited per market and language, in the order of the desk. */
const shelves = [
  ['Front page', ['homePage', 'banner', 'contentBox', 'welcomeModal', 'sidePanel', 'footer']],
  ['Promotions', ['promotion', 'tournamentBox']],
  ['Landings', ['landingPage', 'promoLanding', 'registrationLanding', 'registrationPage', 'signupBonusBlock', 'pnpBanner']],
  ['Pages', ['staticPage', 'infoPage', 'contactPage', 'vipPage', 'paymentMethodsPage']],
  ['Player protection', ['helpLines', 'selfTest']],
  ['Search engines', ['seoText']],
] as const;

const games = ['game', 'gameCategory', 'gameProvider', 'subProvider', 'casinoSettings', 'liveCasinoSettings', 'sportsSettings'];
const lists = ['promotionCategory', 'promotionTag', 'paymentMethod', 'termsVersion', 'occupation', 'eddSourceOfFund'];
const settings = ['market', 'language', 'country', 'licence', 'regulationLogo'];

export const deskStructure: StructureResolver = (S) =>
  S.list()
    .title('Content')
    .items([
      ...deskPlaces.map((place) => placeItem(S, place)),
      S.divider(),
      scheduledItem(S),
      S.divider(),
      S.listItem()
        .title('Games')
        .id('games')
        .child(S.list().title('Games').items(typeItems(S, games))),
      S.listItem()
        .title('Lists')
        .id('lists')
        .child(S.list().title('Lists').items(typeItems(S, lists))),
      S.listItem()
        .title('Settings')
        .id('settings')
        .child(
          S.list()
            .title('Settings')
            .items([
              singletonItem(S, 'siteStatus', 'Maintenance'),
              singletonItem(S, 'liveChat', 'Live chat'),
              ...typeItems(S, settings),
            ]),
        ),
    ]);

function typeItems(S: StructureBuilder, types: readonly string[]) {
  return types.map((type) => S.documentTypeListItem(type));
}

function singletonItem(S: StructureBuilder, type: string, title: string) {
  return S.listItem().title(title).id(type).child(S.document().schemaType(type).documentId(type).title(title));
}

function placeItem(S: StructureBuilder, place: DeskPlace) {
  const sections = shelves.map(([title, types]) =>
    S.listItem()
      .title(title)
      .id(title.toLowerCase().replace(' ', '-'))
      .child(
        S.list()
          .title(title)
          .items(types.map((type) => placedListItem(S, type, place))),
      ),
  );
  return S.listItem().title(place.title).id(place.id).child(S.list().title(place.title).items(sections));
}

function placedListItem(S: StructureBuilder, type: string, { marketId, languageId, id }: DeskPlace) {
  const title = titles.get(type) ?? type;
  return S.listItem()
    .title(title)
    .id(type)
    .schemaType(type)
    .child(
      S.documentList()
        .title(title)
        .id(`${type}-${id}`)
        .schemaType(type)
        .apiVersion(apiVersion)
        .filter(`_type == $type && ${inPlace}`)
        .params({ type, market: marketId, language: languageId })
        .initialValueTemplates([S.initialValueTemplateItem(templateOf(type), { marketId, languageId })]),
    );
}

function scheduledItem(S: StructureBuilder) {
  return S.listItem()
    .title('Scheduled')
    .id('scheduled')
    .child(
      S.documentList()
        .title('Scheduled')
        .id('scheduled')
        .apiVersion(apiVersion)
        .filter('startsAt > now() || startDate > now() || publishedAt > now()')
        .defaultOrdering([{ field: 'startsAt', direction: 'asc' }]),
    );
}
