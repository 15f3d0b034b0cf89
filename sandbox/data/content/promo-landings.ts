import { slugField } from '#sandbox/data/content/document.ts';
import { listCasinoGames } from '#sandbox/data/content/lobbies.ts';
import { hangTurn, type Turns } from '#sandbox/data/content/pictures.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import { faqSection, gamesSection, stepsSection, textSection } from '#sandbox/data/content/sections.ts';
import { promoCopy } from '#sandbox/data/copy/promo/languages.ts';
import { type PromoSlug, promoSlugs } from '#sandbox/data/copy/promo/promo-copy.ts';
import type { PromotionKey } from '#sandbox/data/copy/promotion-copy.ts';
import { roomsCopy } from '#sandbox/data/copy/rooms/languages.ts';
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from './destinations.ts';

interface Plan {
  /** Whose figures the page quotes. */
  readonly offer: PromotionKey;
  readonly bonusCode: string;
  readonly href: string;
  readonly turns: Turns;
  /** Whose games a row of the page shows. */
  readonly category?: string;
}

const plans: Readonly<Record<PromoSlug, Plan>> = {
  'first-evening': {
    offer: 'welcome-package',
    bonusCode: 'FIRSTEVENING',
    href: destinations.signUp,
    turns: ['lounge', 'gift', 'crown', 'book'],
    category: 'popular',
  },
  'spin-friday': {
    offer: 'friday-free-spins',
    bonusCode: 'FRIDAY25',
    href: '/promotions/casino/friday-free-spins',
    turns: ['neon', 'candy', 'fruit', 'space'],
    category: 'recommended',
  },
  'live-week': {
    offer: 'live-cashback',
    bonusCode: 'LIVEWEEK',
    href: '/promotions/live/live-cashback',
    turns: ['cards', 'roulette'],
  },
  'jackpot-nights': {
    offer: 'jackpot-hour',
    bonusCode: 'JACKPOT10',
    href: '/promotions/casino/jackpot-hour',
    turns: ['coins', 'dragon', 'gems', 'pharaoh'],
    category: 'jackpots',
  },
  'accumulator-club': {
    offer: 'accumulator-boost',
    bonusCode: 'THREELEGS',
    href: '/promotions/sports/accumulator-boost',
    turns: ['stadium'],
  },
  'midweek-league': {
    offer: 'midweek-tournament',
    bonusCode: 'MIDWEEK',
    href: '/promotions/casino/midweek-tournament',
    turns: ['gods', 'viking', 'samurai', 'wolf'],
    category: 'slots',
  },
};

/** RTE-04: the pages of the campaigns; `bonusCode` is filled in for who comes from there. */
export function buildPromoLandings(place: Place): readonly ContentDocument[] {
  const copies = place.speak(promoCopy);
  const lobby = { label: place.speak(roomsCopy).games.welcome.button, url: destinations.casino };
  return promoSlugs.map((slug, index) => {
    const { title, hero, intro, steps, faq, games, button, terms } = copies[slug];
    const { offer, bonusCode, href, turns, category } = plans[slug];
    const fill = (text: string) => place.fill(text, offers[offer]);
    const heroTitle = fill(hero.title);
    return place.document('promoLanding', slug, {
      slug: slugField(slug),
      title: fill(title),
      hero: {
        title: heroTitle,
        text: fill(hero.text),
        image: hangTurn(place, `promo-${slug}`, turns, 'landscape', 1600, 900, heroTitle),
      },
      sections: [
        textSection(intro, fill),
        stepsSection(steps, fill),
        ...(games && category ? [gamesSection(fill(games), listCasinoGames(category).slice(0, 12), lobby)] : []),
        faqSection(faq, fill),
      ],
      bonusCode,
      cta: { label: button, url: href },
      terms: terms.map(fill),
      priority: 60 - index * 10,
    });
  });
}
