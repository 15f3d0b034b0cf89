import { reference } from '#sandbox/data/content/document.ts';
import { listCasinoGames, listLiveTables } from '#sandbox/data/content/lobbies.ts';
import { paymentMethodsPath } from '#sandbox/data/content/payment-methods-page.ts';
import { landingPicture } from '#sandbox/data/content/pictures.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import { faqSection, gamesSection, stepsSection, textSection } from '#sandbox/data/content/sections.ts';
import { type LandingId, landingIds } from '#sandbox/data/copy/copy.ts';
import { roomsCopy } from '#sandbox/data/copy/rooms/languages.ts';
import { landingOffers, offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from './destinations.ts';

/** Stands for the page of the payment methods, which each market and language has at its own address. */
const paymentMethods = '/payment-methods';

/** Where the buttons of the hero and of the closing section lead. */
const actions: Readonly<Record<LandingId, readonly [hero: string, closing: string]>> = {
  'welcome-offer': [destinations.signUp, destinations.signUp],
  'live-casino': [destinations.live, destinations.live],
  sportsbook: [destinations.sports, destinations.sports],
  'free-spins': ['/promotions/casino/friday-free-spins', '/promotions'],
  'fast-payouts': [paymentMethods, paymentMethods],
  'safer-play': ['/responsible-gambling', '/responsible-gambling'],
};

/** The row of games of a landing page that is about games. */
function gamesOf(place: Place, id: LandingId) {
  const { welcome, live, freeSpins } = place.speak(roomsCopy).games;
  const row = ({ title, button }: typeof welcome, games: readonly string[], url: string) => [
    gamesSection(title, games.slice(0, 12), { label: button, url }),
  ];
  if (id === 'welcome-offer') return row(welcome, listCasinoGames('popular'), destinations.casino);
  if (id === 'live-casino') return row(live, listLiveTables('top-tables'), destinations.live);
  return id === 'free-spins' ? row(freeSpins, listCasinoGames('recommended'), destinations.casino) : [];
}

export function buildLandingPages(place: Place): readonly ContentDocument[] {
  return landingIds.map((id) => {
    const { title, hero, intro, steps, faq, cta } = place.copy.landings[id];
    const offerKey = landingOffers[id];
    const fill = (text: string) => place.fill(text, offerKey && offers[offerKey]);
    const [heroUrl, closingUrl] = actions[id].map((url) => (url === paymentMethods ? paymentMethodsPath(place) : url));
    return place.document('landingPage', id, {
      id,
      title: fill(title),
      sections: [
        {
          _key: 'hero',
          _type: 'hero',
          title: fill(hero.title),
          text: fill(hero.text),
          image: landingPicture(place, id, fill(hero.title)),
          cta: { label: hero.button, url: heroUrl },
        },
        textSection(intro, fill),
        ...gamesOf(place, id),
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
      ...(id === 'welcome-offer' ? { seo: reference(place.idOf('seoText', 'welcome')) } : {}),
    });
  });
}
