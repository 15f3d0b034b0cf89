import { reference } from '#sandbox/data/content/document.ts';
import { listCasinoGames, listLiveTables } from '#sandbox/data/content/games/lobbies.ts';
import { landingImage } from '#sandbox/data/content/images/editorial-images.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { faqSection, gamesSection, stepsSection, textSection } from '#sandbox/data/content/sections.ts';
import { lobbyCopy } from '#sandbox/data/copy/catalogs.ts';
import { type LandingId, landingIds } from '#sandbox/data/copy/keys.ts';
import { landingOffers, offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from '../destinations.ts';
import { paymentMethodsPath } from './payment-methods-page.ts';

/** Placeholder for the payment methods page, whose path depends on market and language. */
const paymentMethods = '/payment-methods';

/** Link targets of the hero and of the closing section. */
const actions: Readonly<Record<LandingId, readonly [hero: string, closing: string]>> = {
  'welcome-offer': [destinations.signUp, destinations.signUp],
  'live-casino': [destinations.live, destinations.live],
  sportsbook: [destinations.sports, destinations.sports],
  'free-spins': ['/promotions/casino/friday-free-spins', '/promotions'],
  'fast-payouts': [paymentMethods, paymentMethods],
  'safer-play': ['/responsible-gambling', '/responsible-gambling'],
};

/** The games section of the landing pages that have one. */
function gamesOf(context: LocaleContext, id: LandingId) {
  const { welcome, live, freeSpins } = context.localize(lobbyCopy).games;
  const row = ({ title, button }: typeof welcome, games: readonly string[], url: string) => [
    gamesSection(title, games.slice(0, 12), { label: button, url }),
  ];
  if (id === 'welcome-offer') return row(welcome, listCasinoGames('popular'), destinations.casino);
  if (id === 'live-casino') return row(live, listLiveTables('top-tables'), destinations.live);
  return id === 'free-spins' ? row(freeSpins, listCasinoGames('recommended'), destinations.casino) : [];
}

export function buildLandingPages(context: LocaleContext): readonly ContentDocument[] {
  return landingIds.map((id) => {
    const { title, hero, intro, steps, faq, cta } = context.copy.landings[id];
    const offerKey = landingOffers[id];
    const fill = (text: string) => context.fill(text, offerKey && offers[offerKey]);
    const [heroUrl, closingUrl] = actions[id].map((url) => (url === paymentMethods ? paymentMethodsPath(context) : url));
    return context.document('landingPage', id, {
      id,
      title: fill(title),
      sections: [
        {
          _key: 'hero',
          _type: 'hero',
          title: fill(hero.title),
          text: fill(hero.text),
          image: landingImage(context, id, fill(hero.title)),
          cta: { label: hero.button, url: heroUrl },
        },
        textSection(intro, fill),
        ...gamesOf(context, id),
        stepsSection(steps, fill),
        faqSection(faq, fill),
        {
          _key: 'cta',
          _type: 'cta',
          title: fill(cta.title),
          text: fill(cta.text),
          cta: { label: cta.button, url: closingUrl },
        },
      ],
      ...(id === 'welcome-offer' ? { seo: reference(context.idOf('seoText', 'welcome')) } : {}),
    });
  });
}
