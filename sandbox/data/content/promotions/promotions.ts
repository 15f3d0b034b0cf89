import { z } from 'zod';
import { toWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { depositors, everyone, invited, visitors } from '#sandbox/data/content/audience.ts';
import { documentId, reference, references, slugField } from '#sandbox/data/content/document.ts';
import { promotionImage } from '#sandbox/data/content/images/editorial-images.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { bonusPanelSlug } from '#sandbox/data/content/pages/side-panels.ts';
import { writeProse } from '#sandbox/data/content/prose.ts';
import { siteCopy } from '#sandbox/data/copy/catalogs.ts';
import { promotionKeys } from '#sandbox/data/copy/keys.ts';
import { keySchema } from '#sandbox/data/key-schema.ts';
import { type CampaignId, type CampaignRow, campaignTable } from '#sandbox/data/tables/campaign-table.ts';
import { offers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from '../destinations.ts';
import data from './promotions.json' with { type: 'json' };
import { categorySlugs, tagKeys } from './taxonomy.ts';

const audiences = {
  everyone,
  visitors,
  invited,
  depositedOnce: depositors('authorized', 'DEPOSIT_COUNT_1'),
  depositedMore: depositors('authorized', 'DEPOSIT_COUNT_MORE_THAN_1'),
};

/** Labels of the buttons of promotions; each leads to where the label says. */
const actionSchema = keySchema(siteCopy.in('en').promotionActions);
type PromotionAction = z.output<typeof actionSchema>;
const planSchema = z.strictObject({
  category: z.enum(categorySlugs),
  tags: z.array(keySchema(tagKeys)),
  campaignId: z.enum(campaignTable.map(({ campaignId }) => campaignId)),
  audience: keySchema(audiences),
  showInHome: z.literal(true).optional(),
  /** Days from the seed; an offer without an end does not expire. */
  days: z.tuple([z.number(), z.number().optional()]),
  /** The button for players; none where a page for the action does not exist yet. */
  action: actionSchema.optional(),
  /** The button for visitors; to sign in, unless another is named. */
  visitorAction: actionSchema.optional(),
});

const plans = z.record(z.enum(promotionKeys), planSchema).parse(data);

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
      ...audiences[audience],
      channels: ['web', 'mobile'],
      showInHome,
      priority: 100 - index * 5,
      startsAt: context.dayFromSeed(start),
      ...(end === undefined ? {} : { endsAt: context.dayFromSeed(end) }),
    });
  });
}
