import { slugField } from '#sandbox/data/content/document.ts';
import { listCasinoGames } from '#sandbox/data/content/games/lobbies.ts';
import { addRotatedScene, type MotifRotation } from '#sandbox/data/content/images/editorial-images.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { faqSection, gamesSection, stepsSection, textSection } from '#sandbox/data/content/sections.ts';
import { lobbyCopy, promoCopy } from '#sandbox/data/copy/catalogs.ts';
import { type PromoSlug, type PromotionKey, promoSlugs } from '#sandbox/data/copy/keys.ts';
import type { CampaignId } from '#sandbox/data/tables/campaign-table.ts';
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from '../destinations.ts';

interface Plan {
  /** The offer whose figures the page quotes. */
  readonly offer: PromotionKey;
  readonly bonusCode?: string;
  readonly campaignId: CampaignId;
  readonly href: string;
  readonly rotation: MotifRotation;
  /** The category whose games the page shows. */
  readonly category?: string;
}

const plans: Readonly<Record<PromoSlug, Plan>> = {
  'first-evening': {
    offer: 'welcome-package',
    campaignId: 'cmp_welcome',
    bonusCode: 'FIRSTEVENING',
    href: destinations.signUp,
    rotation: ['lounge', 'gift', 'crown', 'book'],
    category: 'popular',
  },
  'spin-friday': {
    offer: 'friday-free-spins',
    campaignId: 'cmp_friday_spins',
    bonusCode: 'FRIDAY25',
    href: '/promotions/casino/friday-free-spins',
    rotation: ['neon', 'candy', 'fruit', 'space'],
    category: 'recommended',
  },
  'live-week': {
    offer: 'live-cashback',
    campaignId: 'cmp_cashback_live',
    bonusCode: 'LIVEWEEK',
    href: '/promotions/live/live-cashback',
    rotation: ['cards', 'roulette'],
  },
  'jackpot-nights': {
    offer: 'jackpot-hour',
    campaignId: 'cmp_jackpot_hour',
    bonusCode: 'JACKPOT10',
    href: '/promotions/casino/jackpot-hour',
    rotation: ['coins', 'dragon', 'gems', 'pharaoh'],
    category: 'jackpots',
  },
  'accumulator-club': {
    offer: 'accumulator-boost',
    campaignId: 'cmp_accumulator_boost',
    href: '/promotions/sports/accumulator-boost',
    rotation: ['stadium'],
  },
  'midweek-league': {
    offer: 'midweek-tournament',
    campaignId: 'cmp_midweek_tournament',
    href: '/promotions/casino/midweek-tournament',
    rotation: ['gods', 'viking', 'samurai', 'wolf'],
    category: 'slots',
  },
};

/** Campaign pages (RTE-04); registration from such a page is prefilled with `bonusCode`. */
export function buildPromoLandings(context: LocaleContext): readonly ContentDocument[] {
  const copies = context.localize(promoCopy);
  const lobby = { label: context.localize(lobbyCopy).games.welcome.button, url: destinations.casino };
  return promoSlugs.map((slug, index) => {
    // A row of games, where the page has one, has a heading.
    const page: (typeof copies)[PromoSlug] & { readonly games?: string } = copies[slug];
    const { title, hero, intro, steps, faq, games, button, terms } = page;
    const { offer, campaignId, bonusCode, href, rotation, category } = plans[slug];
    const fill = (text: string) => context.fill(text, offers[offer]);
    const heroTitle = fill(hero.title);
    return context.document('promoLanding', slug, {
      slug: slugField(slug),
      title: fill(title),
      hero: {
        title: heroTitle,
        text: fill(hero.text),
        image: addRotatedScene(context, `promo-${slug}`, rotation, 'landscape', 1600, 900, heroTitle),
      },
      sections: [
        textSection(intro, fill),
        stepsSection(steps, fill),
        ...(games && category ? [gamesSection(fill(games), listCasinoGames(category).slice(0, 12), lobby)] : []),
        faqSection(faq, fill),
      ],
      campaignId,
      ...(bonusCode ? { bonusCode } : {}),
      cta: { label: button, url: href },
      terms: terms.map(fill),
      priority: 60 - index * 10,
    });
  });
}
