import { toWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { type Audience, depositors, everyone, invited, visitors } from '#sandbox/data/content/audience.ts';
import { documentId, reference, references, slugField } from '#sandbox/data/content/document.ts';
import { promotionImage } from '#sandbox/data/content/images/editorial-images.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { bonusPanelSlug } from '#sandbox/data/content/pages/side-panels.ts';
import { writeProse } from '#sandbox/data/content/prose.ts';
import type { SiteCopy } from '#sandbox/data/copy/catalogs.ts';
import { type PromotionKey, promotionKeys } from '#sandbox/data/copy/keys.ts';
import { type CampaignId, type CampaignRow, campaignTable } from '#sandbox/data/tables/campaign-table.ts';
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from '../destinations.ts';
import type { CategorySlug, TagSlug } from './taxonomy.ts';

/** Labels of the buttons of promotions; each leads to where the label says. */
type PromotionAction = keyof SiteCopy['promotionActions'];

interface Plan {
  readonly category: CategorySlug;
  readonly tags: readonly TagSlug[];
  readonly campaignId: CampaignId;
  readonly audience: Audience;
  readonly showInHome?: true;
  /** Days from the seed; an offer without an end does not expire. */
  readonly days: readonly [start: number, end?: number];
  /** The button for players; none where a page for the action does not exist yet. */
  readonly action?: PromotionAction;
  /** The button for visitors; to sign in, unless another is named. */
  readonly visitorAction?: PromotionAction;
}

const plans: Readonly<Record<PromotionKey, Plan>> = {
  'welcome-package': {
    category: 'casino',
    tags: ['new', 'deposit', 'free-spins'],
    campaignId: 'cmp_welcome',
    audience: everyone,
    showInHome: true,
    days: [-90],
    action: 'deposit',
    visitorAction: 'signUp',
  },
  'second-helping': {
    category: 'casino',
    tags: ['deposit'],
    campaignId: 'cmp_second_deposit',
    audience: depositors('authorized', 'DEPOSIT_COUNT_1'),
    showInHome: true,
    days: [-90],
    action: 'deposit',
  },
  'friday-free-spins': {
    category: 'casino',
    tags: ['free-spins', 'weekly', 'deposit'],
    campaignId: 'cmp_friday_spins',
    audience: everyone,
    showInHome: true,
    days: [-60, 45],
    action: 'deposit',
  },
  'live-cashback': {
    category: 'live',
    tags: ['cashback', 'weekly', 'no-wagering'],
    campaignId: 'cmp_cashback_live',
    audience: everyone,
    showInHome: true,
    days: [-60],
    action: 'live',
  },
  'weekend-reload': {
    category: 'casino',
    tags: ['deposit', 'weekly'],
    campaignId: 'cmp_weekend_reload',
    audience: everyone,
    days: [-30, 60],
    action: 'deposit',
  },
  'jackpot-hour': {
    category: 'casino',
    tags: ['jackpots', 'free-spins', 'new'],
    campaignId: 'cmp_jackpot_hour',
    audience: everyone,
    showInHome: true,
    days: [-10, 20],
    action: 'jackpots',
  },
  'accumulator-boost': {
    category: 'sports',
    tags: ['no-wagering'],
    campaignId: 'cmp_accumulator_boost',
    audience: everyone,
    showInHome: true,
    days: [-60],
  },
  'free-bet-monday': {
    category: 'sports',
    tags: ['weekly', 'deposit'],
    campaignId: 'cmp_free_bet_monday',
    audience: everyone,
    days: [-30, 90],
    action: 'deposit',
  },
  'vip-evening': {
    category: 'vip',
    tags: ['tournament', 'no-wagering'],
    campaignId: 'cmp_vip_evening',
    audience: invited,
    days: [-7, 21],
    action: 'live',
  },
  'loyalty-gift': {
    category: 'vip',
    tags: ['no-wagering'],
    campaignId: 'cmp_loyalty_gift',
    audience: depositors('authorized', 'DEPOSIT_COUNT_MORE_THAN_1'),
    showInHome: true,
    days: [-14, 14],
  },
  'midweek-tournament': {
    category: 'casino',
    tags: ['tournament', 'weekly', 'new'],
    campaignId: 'cmp_midweek_tournament',
    audience: everyone,
    showInHome: true,
    days: [-3, 30],
    action: 'casino',
  },
  'summer-send-off': {
    category: 'casino',
    tags: ['deposit', 'free-spins'],
    campaignId: 'cmp_summer_send_off',
    audience: visitors,
    days: [-60, -5],
    action: 'offers',
    visitorAction: 'offers',
  },
};

/** The campaigns whose texts are a promotion. */
export const managedCampaigns: readonly string[] = Object.values(plans).map(({ campaignId }) => campaignId);

/** What the campaign asks, as the card of its promotion shows it. */
function offerTerms({ locale }: LocaleContext, campaignId: CampaignId): Readonly<Record<string, unknown>> {
  const row: CampaignRow | undefined = campaignTable.find((one) => one.campaignId === campaignId);
  if (!row) throw new Error(`no campaign ${campaignId}`);
  const { kind, moneyType, vertical, terms } = row;
  const { minDeposit, matchPercent, amount, freeSpins, wrMultiplier } = terms;
  const isSpinsOnly = freeSpins !== undefined && matchPercent === undefined && amount === undefined;
  const isBoth = moneyType === 'STICKY' && kind.endsWith('_DEPOSIT');
  const wagering = isSpinsOnly
    ? { times: freeSpins.wrMultiplier, of: 'winnings' }
    : { times: wrMultiplier, of: isBoth ? 'both' : 'bonus' };
  return {
    ...(minDeposit === undefined ? {} : { minDeposit: toWire(scaleEuro(minDeposit, locale.currency)) }),
    // A free bet is one bet, whose winnings are real money.
    ...(vertical === 'FREE_BET' ? {} : { wagering }),
  };
}

export function buildPromotions(context: LocaleContext): readonly ContentDocument[] {
  const button = (action: PromotionAction) => ({ label: context.copy.promotionActions[action], url: destinations[action] });
  return promotionKeys.map((key, index) => {
    const copy = context.copy.promotions[key];
    const { category, tags, campaignId, audience, showInHome = false, days, action, visitorAction = 'signIn' } = plans[key];
    const [start, end] = days;
    const fill = (text: string) => context.fill(text, offers[key]);
    const title = fill(copy.title);
    const image = promotionImage(context, key, title);
    return context.document('promotion', key, {
      slug: slugField(key),
      title,
      teaser: fill(copy.teaser),
      body: writeProse(
        copy.body.map(({ heading, text }) => ({ ...(heading ? { heading: fill(heading) } : {}), paragraphs: [fill(text)] })),
      ),
      terms: copy.terms.map(fill),
      ...(tags.includes('deposit') ? { panel: reference(context.idOf('sidePanel', bonusPanelSlug)) } : {}),
      category: reference(documentId('promotionCategory', category)),
      tags: references(tags.map((tag) => documentId('promotionTag', tag))),
      image,
      thumb: image,
      campaignId,
      ...offerTerms(context, campaignId),
      ...(action ? { ctaAuthorised: button(action) } : {}),
      ctaAnonymous: button(visitorAction),
      ...audience,
      channels: ['web', 'mobile'],
      showInHome,
      priority: 100 - index * 5,
      startsAt: context.dayFromSeed(start),
      ...(end === undefined ? {} : { endsAt: context.dayFromSeed(end) }),
    });
  });
}
