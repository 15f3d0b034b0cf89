import { z } from 'zod';
import { slugField } from '#sandbox/data/content/document.ts';
import { listCasinoGames } from '#sandbox/data/content/games/lobbies.ts';
import { addRotatedScene, rotationSchema } from '#sandbox/data/content/images/editorial-images.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { faqSection, gamesSection, stepsSection, textSection } from '#sandbox/data/content/sections.ts';
import { lobbyCopy, promoCopy } from '#sandbox/data/copy/catalogs.ts';
import { type PromoSlug, promoSlugs, promotionKeys } from '#sandbox/data/copy/keys.ts';
import { keySchema } from '#sandbox/data/key-schema.ts';
import campaigns from '#sandbox/data/tables/campaigns.json' with { type: 'json' };
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from '../destinations.ts';
import data from './promo-landings.json' with { type: 'json' };

const planSchema = z.strictObject({
  /** The offer whose figures the page quotes. */
  offer: z.enum(promotionKeys),
  bonusCode: z.string().optional(),
  campaignId: keySchema(campaigns),
  href: z.string().default(destinations.signUp),
  rotation: rotationSchema,
  /** The category whose games the page shows. */
  category: z.string().optional(),
});
const plans = z.record(z.enum(promoSlugs), planSchema).parse(data);

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
