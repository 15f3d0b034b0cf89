import { z } from 'zod';
import {
  bonusVerticals,
  type CampaignStatus,
  campaignKinds,
  campaignStatuses,
  moneyTypes,
  triggerTypes,
} from '#lib/bonuses/fields.ts';
import { type CampaignTerms, termsSchema } from '#sandbox/data/tables/campaign-terms.ts';
import type { Cause } from './reason.ts';

const instant = z.iso.datetime({ error: 'is not a date with a time, in UTC' });

const codeSchema = z.strictObject({
  /** In any case; stored in upper case. */
  code: z
    .string()
    .trim()
    .regex(/^[\w-]{3,32}$/, 'is not 3 to 32 letters, digits, - or _')
    .toUpperCase(),
  /** Null without a limit. */
  usesLeft: z.int().min(0).max(1e9).nullable().default(null),
  expiresAt: instant.nullable().default(null),
});

/** Body of `POST /api/campaigns/{campaignId}`: the whole campaign. Games by slug or id; amounts in euro. */
export const campaignSchema = z.strictObject({
  kind: z.enum(campaignKinds),
  vertical: z.enum(bonusVerticals),
  trigger: z.enum(triggerTypes),
  moneyType: z.enum(moneyTypes),
  startedAt: instant,
  endedAt: instant.nullable().default(null),
  terms: z.strictObject(termsSchema.shape),
  /** Other languages keep their own texts; where there are none they show English. */
  texts: z.strictObject({
    en: z.strictObject({ title: z.string().trim().min(1).max(120), description: z.string().trim().max(2_000) }),
  }),
  /** All codes of the campaign; left out, they do not change. */
  codes: z.array(codeSchema).max(100).optional(),
  /** The codes that the operator has edited: with them, those left as they were keep what is stored, and others stay. */
  codesBefore: z.array(codeSchema).max(100).optional(),
});
export type CampaignBody = z.output<typeof campaignSchema>;
export type CampaignCode = z.output<typeof codeSchema>;

/** What the list can be narrowed to. */
export const statusFilters = ['ALL', ...campaignStatuses] as const;
export const campaignQuerySchema = z.object({ status: z.enum(statusFilters).catch('ALL') });

/** Body of `POST /api/campaigns`. A new campaign is a draft. */
export const newCampaignSchema = campaignSchema.extend({ campaignId: z.string() });
export type NewCampaign = z.output<typeof newCampaignSchema>;

/** Body of `POST /api/campaigns/{campaignId}/status`. */
export const statusChangeSchema = z.strictObject({ status: z.enum(['ACTIVE', 'CANCELED']) });
export type StatusChange = z.output<typeof statusChangeSchema>;

export type CampaignEvent = 'CREATE' | 'UPDATE' | 'PUBLISH' | 'CANCEL';

/** `field` is the path in the body; null where a version does not have it. */
export interface ChangedField {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface CampaignChange {
  readonly event: CampaignEvent;
  /** The operator's name. */
  readonly by: string;
  readonly reason: string;
  readonly at: string;
  readonly fields: readonly ChangedField[];
}

/** A campaign in the operator's view; times ISO 8601. */
export interface OperatorCampaign extends Omit<CampaignBody, 'codes' | 'codesBefore' | 'terms'> {
  readonly campaignId: string;
  readonly status: CampaignStatus;
  readonly terms: CampaignTerms;
  readonly codes: readonly CampaignCode[];
  /** Languages with texts of their own, besides English. */
  readonly languages: readonly string[];
  readonly assignments: { readonly open: number; readonly ended: number };
  /** Which changes of the status are possible now. */
  readonly next: readonly StatusChange['status'][];
}

export interface CampaignDetails extends OperatorCampaign {
  /** Newest first. */
  readonly changes: readonly CampaignChange[];
}

/** The console's access to campaigns. Methods return undefined for an unknown campaign and throw `ZodError` for what cannot work. */
export interface OperatorCampaigns {
  /** Newest first. */
  list(): Promise<readonly OperatorCampaign[]>;
  read(campaignId: string): Promise<CampaignDetails | undefined>;
  create(campaign: NewCampaign, cause: Cause): Promise<CampaignDetails | undefined>;
  /** Throws `OpsRefusal` for a canceled campaign. */
  update(campaignId: string, campaign: CampaignBody, cause: Cause): Promise<CampaignDetails | undefined>;
  /** Publishes a draft, or cancels; throws `OpsRefusal` for any other change. Open bonuses go on. */
  changeStatus(campaignId: string, change: StatusChange, cause: Cause): Promise<CampaignDetails | undefined>;
}
