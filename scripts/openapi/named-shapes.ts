import { z } from 'zod';
import * as bonuses from '#lib/bonuses/fields.ts';
import * as cashier from '#lib/cashier/fields.ts';
import { balanceMapSchema } from '#lib/core/money/balance-map.ts';
import { documentTypes, verificationStatuses } from '#lib/documents/contract.ts';
import { contracts } from '#lib/endpoints.ts';
import { activityMinutes } from '#lib/protection/activity/contract.ts';
import { transactionCategories, transactionStatuses, transactionTypes } from '#lib/wallet/kinds.ts';
import type { NamedShape } from './components.ts';

/** Enumerations that contracts build from lists. */
const enumerations = {
  activityPeriod: z.enum(Object.keys(activityMinutes)),
  bonusVertical: z.enum(bonuses.bonusVerticals),
  campaignKind: z.enum(bonuses.campaignKinds),
  campaignStatus: z.enum(bonuses.campaignStatuses),
  cashbackState: z.enum(bonuses.cashbackStates),
  documentType: z.enum(documentTypes),
  freeSpinState: z.enum(bonuses.freeSpinStates),
  limitPeriod: z.enum(['D', 'W', 'M']),
  rewardState: z.enum(bonuses.rewardStates),
  transactionCategory: z.enum(transactionCategories),
  transactionStatus: z.enum(transactionStatuses),
  transactionType: z.enum(transactionTypes),
  triggerType: z.enum(bonuses.triggerTypes),
  verificationStatus: z.enum(verificationStatuses),
};

const shapesOf = (module: Readonly<Record<string, unknown>>): readonly NamedShape[] =>
  Object.entries(module).flatMap(([name, value]) => (value instanceof z.ZodType ? [{ name, shape: value }] : []));

/** The shapes that components are named after: exports of contracts and of the fields that they share. */
export const namedShapes: readonly NamedShape[] = [
  ...Object.values(contracts),
  bonuses,
  cashier,
  { balanceMapSchema },
  enumerations,
].flatMap(shapesOf);
