import { toWire } from '#lib/money/money.ts';
import { scaleEuro } from '#lib/money/scale.ts';
import { keyed, reference, slugField } from '#sandbox/data/content/document.ts';
import { hangTurn, type Turns } from '#sandbox/data/content/pictures.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import { fillSteps } from '#sandbox/data/content/sections.ts';
import type { PromotionKey } from '#sandbox/data/copy/promotion-copy.ts';
import { welcomeCopy } from '#sandbox/data/copy/welcome/languages.ts';
import { type RegistrationSlug, registrationSlugs } from '#sandbox/data/copy/welcome/welcome-copy.ts';
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

interface Plan {
  readonly offer: PromotionKey;
  readonly bonusCode: string;
  readonly turns: Turns;
}

const plans: Readonly<Record<RegistrationSlug, Plan>> = {
  welcome: { offer: 'welcome-package', bonusCode: 'WELCOME', turns: ['lounge', 'gift', 'book'] },
  live: { offer: 'live-cashback', bonusCode: 'LIVEWEEK', turns: ['cards', 'roulette'] },
  sports: { offer: 'accumulator-boost', bonusCode: 'THREELEGS', turns: ['stadium'] },
  friends: { offer: 'welcome-package', bonusCode: 'FRIENDS', turns: ['gift', 'candy', 'farm'] },
};

/** CNT-19: the pages in front of the registration form. */
export function buildRegistrationLandings(place: Place): readonly ContentDocument[] {
  const { registration } = place.speak(welcomeCopy);
  return registrationSlugs.map((slug) => {
    const { title, hero, steps } = registration[slug];
    const { offer, bonusCode, turns } = plans[slug];
    const fill = (text: string) => place.fill(text, offers[offer]);
    return place.document('registrationLanding', slug, {
      slug: slugField(slug),
      title,
      hero: {
        title: fill(hero.title),
        text: fill(hero.text),
        image: hangTurn(place, `registration-${slug}`, turns, 'close-up', 1200, 900, hero.title),
      },
      bonusCTA: reference(place.idOf('signupBonusBlock', '')),
      bonusCode,
      steps: fillSteps(steps, fill),
    });
  });
}

/** DEC-MISC-5: shown to visitors once a session. */
export function buildWelcomeModal(place: Place): ContentDocument {
  const { title, body, button } = place.speak(welcomeCopy).modal;
  return place.document('welcomeModal', '', {
    title,
    body,
    image: hangTurn(place, 'welcome-modal', ['lounge', 'wolf', 'neon', 'jungle', 'gems'], 'landscape', 1200, 900, title),
    cta: { label: button, url: '/promotions/casino/welcome-package' },
    frequency: 'session',
  });
}

/** Pay-and-play, where the market has it; amounts in major units of its currency (decisions.md §2.4). */
export function buildPnpBanner(place: Place): readonly ContentDocument[] {
  const { market, currency } = place.locale;
  if (market !== 'FI') return [];
  const { title, description, button } = place.speak(welcomeCopy).payAndPlay;
  const inCurrency = (euro: number) => toWire(scaleEuro(euro, currency));
  return [
    place.document('pnpBanner', '', {
      title,
      description,
      amounts: keyed(
        'amount',
        [20, 50, 100, 250].map((euro) => ({ amount: inCurrency(euro) })),
      ),
      minAmount: inCurrency(20),
      maxAmount: inCurrency(10_000),
      image: hangTurn(place, 'pay-and-play', ['coins'], 'close-up', 1200, 900, title),
      buttonLabel: button,
      hidePnp: false,
    }),
  ];
}
