import { hasMoney } from './kinds.ts';
import { type CampaignDraft, type Rule, rule } from './rule.ts';

const isBoost = ({ terms }: CampaignDraft) => terms.accumulator !== undefined;

export const accumulatorRules: readonly Rule[] = [
  rule(
    'terms.accumulator',
    'is for the vertical SPORTS, the trigger OPT_IN and the kind MANUAL_BONUS_CODE only',
    (draft) =>
      isBoost(draft) && !(draft.vertical === 'SPORTS' && draft.trigger === 'OPT_IN' && draft.kind === 'MANUAL_BONUS_CODE'),
  ),
  rule(
    'terms.accumulator',
    'is the only thing that its campaign may give',
    (draft) => isBoost(draft) && (hasMoney(draft) || draft.terms.freeSpins !== undefined),
  ),
  rule('codes', 'cannot lead to a boost, which is joined', (draft) => isBoost(draft) && (draft.codes ?? []).length > 0),
];
