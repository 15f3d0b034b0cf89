import 'server-only';
import { z } from 'zod';
import { isForPlayer } from '#lib/core/market/audience.ts';
import { contentParams, type PageContext } from '../../pages/params.ts';
import { actionOf, editorial, pictureGroq, pictureSchema, targetingGroq, targetingSchema } from '../../query/fragments.ts';
import { contentQuery, readContent } from '../../query/read.ts';
import { documentsOf, partOf } from '../../query/tolerant.ts';
import type { PersonalItem } from '../../types.ts';
import { bannerGroq, bannerSchema, toBanner } from '../banners/banner.ts';
import { noteOfLinks } from '../banners/offer-note.ts';
import { endOf, promotionFacts } from './promotion-facts.ts';
import { promotionGroq, promotionSchema, toPromotion } from './promotions.ts';

/** Where personal content is: the document whose lists say what is there, and the placement of the banners that need no list. */
const places = {
  home: { list: 'homePage', placement: '' },
  promotions: { list: 'homePage', placement: 'promotions' },
  casino: { list: 'casinoSettings', placement: '' },
  live: { list: 'liveCasinoSettings', placement: '' },
  sports: { list: 'sportsSettings', placement: 'sports' },
} as const;
export type PersonalPlace = keyof typeof places;
export const isPersonalPlace = (value: string): value is PersonalPlace => Object.hasOwn(places, value);

const lists = ['homePage', 'casinoSettings', 'liveCasinoSettings', 'sportsSettings'] as const;
const namingGroq = `*[_type in ${JSON.stringify(lists)} && references(^._id)]._type`;
/** LOB-17: on the front page and among the promotions also what is in no list. */
const placeGroq = `($list in ${namingGroq} || placement == $placement
    || ($list == "${places.home.list}" && count(${namingGroq}) == 0 && coalesce(placement, "") != "${places.sports.placement}"))`;
/** Content targeted at listed players. This module never returns the lists of ids. */
const byName = (type: string) => editorial(type, `targetAudience.option == "csv" && ${placeGroq}`);
const types = [
  ...lists,
  'banner',
  'promotion',
  'promotionCategory',
  'promotionTag',
  'contentBox',
  'tournamentBox',
  'sidePanel',
  'sanity.imageAsset',
] as const;

const boxGroq = `{"id": _id, title, body, url, cta{label, url}, ${targetingGroq}, "picture": select(defined(image) => image${pictureGroq})}`;
const boxSchema = targetingSchema.extend({
  id: z.string(),
  title: z.string(),
  body: z.string().nullish(),
  url: z.string().nullish(),
  cta: z.object({ label: z.string().nullish(), url: z.string().nullish() }).nullish(),
  picture: partOf('picture', pictureSchema),
});

const personalQuery = contentQuery({
  groq: `{
    "banners": ${byName('banner')}${bannerGroq},
    "promotions": ${byName('promotion')}${promotionGroq},
    "boxes": ${byName('contentBox')}${boxGroq},
    "tournaments": ${byName('tournamentBox')}${boxGroq}
  }`,
  types,
  shape: z.object({
    banners: documentsOf('banner', bannerSchema),
    promotions: documentsOf('promotion', promotionSchema),
    boxes: documentsOf('contentBox', boxSchema),
    tournaments: documentsOf('tournamentBox', boxSchema),
  }),
});

const factsOfNote = (note: string | null): readonly string[] => (note === null ? [] : [note]);

/** CNT-12: content for this player in a market, language and place, promotions first. Never part of a cached page. */
export async function readPersonalItems(
  context: PageContext,
  place: PersonalPlace,
  playerId: string,
): Promise<readonly PersonalItem[]> {
  const { locale } = context;
  const params = { ...contentParams(context), ...places[place] };
  const [raw, factsOf] = await Promise.all([readContent(personalQuery, params), promotionFacts(locale)]);
  const mine = <Item extends z.output<typeof targetingSchema>>(items: readonly Item[]) =>
    items.filter((item) => isForPlayer(playerId, item));
  const box = (kind: 'contentBox' | 'tournamentBox') => (item: z.output<typeof boxSchema>) => {
    const action = actionOf(locale, item.cta?.label ?? item.title, item.cta?.url ?? item.url);
    return {
      id: item.id,
      kind,
      title: item.title,
      text: item.body ?? '',
      picture: item.picture,
      action,
      facts: factsOfNote(noteOfLinks(locale, [action])),
      hiddenOn: [],
      more: null,
    };
  };
  return [
    ...mine(raw.promotions).map((item) => {
      const promotion = toPromotion(item, context);
      const { id, title, teaser: text, picture, action, hiddenOn, body, terms, panel, campaignId } = promotion;
      return {
        id,
        kind: 'promotion' as const,
        title,
        text,
        picture,
        action,
        facts: factsOf(promotion),
        hiddenOn,
        more: { body, terms, panel, campaignId, ends: endOf(locale, promotion) },
      };
    }),
    ...mine(raw.banners).map((item) => {
      const { id, title, description, mobile: picture, action, target, offerNote, hiddenOn } = toBanner(item, context);
      return {
        id,
        kind: 'banner' as const,
        title,
        text: description ?? '',
        picture,
        action: action ?? target,
        facts: factsOfNote(offerNote),
        hiddenOn,
        more: null,
      };
    }),
    ...mine(raw.tournaments).map(box('tournamentBox')),
    ...mine(raw.boxes).map(box('contentBox')),
  ];
}

const someQuery = contentQuery({
  groq: `{
    "some": count(${byName('banner')}) + count(${byName('promotion')}) + count(${byName('contentBox')}) + count(${byName('tournamentBox')}) > 0
  }`,
  types: [...lists, 'banner', 'promotion', 'contentBox', 'tournamentBox'],
  shape: z.object({ some: z.boolean() }),
});

/** Whether any player has personal content here: then the pages of all players reserve a slot for it. */
export async function hasPersonalItems(context: PageContext, place: PersonalPlace): Promise<boolean> {
  if (context.audience === 'visitor') return false;
  return (await readContent(someQuery, { ...contentParams(context), ...places[place] })).some;
}
