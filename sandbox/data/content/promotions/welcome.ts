import { toWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { bankCountry } from '#lib/pay-and-play/rules.ts';
import { keyed, reference, slugField } from '#sandbox/data/content/document.ts';
import { addRotatedScene, type MotifRotation } from '#sandbox/data/content/images/editorial-images.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { fillSteps } from '#sandbox/data/content/sections.ts';
import { welcomeCopy } from '#sandbox/data/copy/catalogs.ts';
import { type PromotionKey, type RegistrationSlug, registrationSlugs } from '#sandbox/data/copy/keys.ts';
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

interface Plan {
  readonly offer: PromotionKey;
  readonly bonusCode?: string;
  readonly rotation: MotifRotation;
}

const plans: Readonly<Record<RegistrationSlug, Plan>> = {
  welcome: { offer: 'welcome-package', bonusCode: 'WELCOME', rotation: ['lounge', 'gift', 'book'] },
  live: { offer: 'live-cashback', bonusCode: 'LIVEWEEK', rotation: ['cards', 'roulette'] },
  sports: { offer: 'accumulator-boost', rotation: ['stadium'] },
  friends: { offer: 'welcome-package', bonusCode: 'FRIENDS', rotation: ['gift', 'candy', 'farm'] },
};

/** The landing pages of registration (CNT-19). */
export function buildRegistrationLandings(context: LocaleContext): readonly ContentDocument[] {
  const { registration } = context.localize(welcomeCopy);
  return registrationSlugs.map((slug) => {
    const { title, hero, steps } = registration[slug];
    const { offer, bonusCode, rotation } = plans[slug];
    const fill = (text: string) => context.fill(text, offers[offer]);
    return context.document('registrationLanding', slug, {
      slug: slugField(slug),
      title,
      hero: {
        title: fill(hero.title),
        text: fill(hero.text),
        image: addRotatedScene(context, `registration-${slug}`, rotation, 'close-up', 1200, 900, hero.title),
      },
      bonusCTA: reference(context.idOf('signupBonusBlock', '')),
      ...(bonusCode ? { bonusCode } : {}),
      steps: fillSteps(steps, fill),
    });
  });
}

/** Shown to visitors once per session (DEC-MISC-5). */
export function buildWelcomeModal(context: LocaleContext): ContentDocument {
  const { title, body, button } = context.localize(welcomeCopy).modal;
  return context.document('welcomeModal', '', {
    title,
    body,
    image: addRotatedScene(context, 'welcome-modal', ['lounge', 'wolf', 'neon', 'jungle', 'gems'], 'landscape', 1200, 900, title),
    cta: { label: button, url: '/promotions/casino/welcome-package' },
    frequency: 'session',
  });
}

/** Pay-and-play, in the market of its banks only; amounts in major units of its currency. */
export function buildPnpBanner(context: LocaleContext): readonly ContentDocument[] {
  const { market, currency } = context.locale;
  if (market !== bankCountry) return [];
  const { title, description, button } = context.localize(welcomeCopy).payAndPlay;
  const inCurrency = (euro: number) => toWire(scaleEuro(euro, currency));
  return [
    context.document('pnpBanner', '', {
      title,
      description,
      amounts: keyed(
        'amount',
        [20, 50, 100, 250].map((euro) => ({ amount: inCurrency(euro) })),
      ),
      minAmount: inCurrency(20),
      maxAmount: inCurrency(10_000),
      image: addRotatedScene(context, 'pay-and-play', ['coins'], 'close-up', 1200, 900, title),
      buttonLabel: button,
      hidePnp: false,
    }),
  ];
}
