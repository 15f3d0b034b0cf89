import { keyed, reference } from '#sandbox/data/content/document.ts';
import { landingPicture } from '#sandbox/data/content/pictures.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import { writeProse } from '#sandbox/data/content/prose.ts';
import { type LandingId, landingIds } from '#sandbox/data/copy/copy.ts';
import { landingOffers, offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from './destinations.ts';

/** Where the buttons of the hero and of the closing section lead. */
const actions: Readonly<Record<LandingId, readonly [hero: string, closing: string]>> = {
  'welcome-offer': [destinations.signUp, destinations.signUp],
  'live-casino': [destinations.live, destinations.live],
  sportsbook: [destinations.sports, destinations.sports],
  'free-spins': ['/promotions/casino/friday-free-spins', '/promotions'],
  'fast-payouts': [destinations.rewards, destinations.rewards],
  'safer-play': ['/responsible-gambling', '/responsible-gambling'],
};

export function buildLandingPages(place: Place): readonly ContentDocument[] {
  return landingIds.map((id) => {
    const { title, hero, intro, steps, faq, cta } = place.copy.landings[id];
    const offerKey = landingOffers[id];
    const fill = (text: string) => place.fill(text, offerKey && offers[offerKey]);
    const [heroUrl, closingUrl] = actions[id];
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
        {
          _key: 'intro',
          _type: 'text',
          title: fill(intro.title),
          body: writeProse([{ paragraphs: intro.paragraphs.map(fill) }]),
        },
        {
          _key: 'steps',
          _type: 'steps',
          title: fill(steps.title),
          items: keyed(
            'step',
            steps.items.map((step) => ({ title: fill(step.title), text: fill(step.text) })),
          ),
        },
        {
          _key: 'faq',
          _type: 'faq',
          title: fill(faq.title),
          entries: keyed(
            'entry',
            faq.entries.map(({ question, answer }) => ({ question: fill(question), answer: fill(answer) })),
          ),
        },
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
