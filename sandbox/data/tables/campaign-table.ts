import { z } from 'zod';
import { bonusVerticals, campaignKinds, moneyTypes, triggerTypes } from '#lib/bonuses/fields.ts';
import { keySchema } from '#sandbox/data/key-schema.ts';
import { termsSchema } from './campaign-terms.ts';
import campaigns from './campaigns.json' with { type: 'json' };
import codes from './codes.json' with { type: 'json' };

export type CampaignId = keyof typeof campaigns;
const idSchema = keySchema(campaigns);

/** The terms of a campaign; amounts in euro, games by slug. */
const rowSchema = z.strictObject({
  campaignId: idSchema,
  kind: z.enum(campaignKinds),
  vertical: z.enum(bonusVerticals),
  trigger: z.enum(triggerTypes),
  moneyType: z.enum(moneyTypes),
  /** `ACTIVE` if absent. */
  status: z.enum(['DRAFT', 'CANCELED']).optional(),
  /** Days from the seed. */
  days: z.tuple([z.number(), z.number().optional()]),
  terms: termsSchema
    .omit({ maxBet: true })
    .strict()
    .extend({
      excludedGames: z.array(z.string()).optional(),
      freeSpins: termsSchema.shape.freeSpins.unwrap().omit({ gameId: true }).extend({ game: z.string() }).optional(),
    }),
});
export type CampaignRow = z.output<typeof rowSchema>;

/** DEC-BON-26: at least one campaign of every kind, trigger, vertical, money type and status. */
export const campaignTable: readonly CampaignRow[] = z
  .array(rowSchema)
  .parse(Object.entries(campaigns).map(([campaignId, row]) => ({ campaignId, ...row })));

const codeSchema = z.strictObject({
  code: z.string(),
  campaignId: idSchema,
  usesLeft: z.number().optional(),
  /** Days from the seed. */
  expiresIn: z.number().optional(),
  /** Of another site of the platform. */
  siteId: z.number().optional(),
});

/** Bonus codes; some lead to campaigns that are open without them too. */
export const codeTable = z.array(codeSchema).parse(codes);
