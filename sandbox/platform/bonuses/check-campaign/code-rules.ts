import { type CampaignDraft, type Rule, rule } from './rule.ts';

const isRepeated = (code: string, index: number, all: readonly string[]) => all.indexOf(code) !== index;

const codesOf = ({ codes = [] }: CampaignDraft) => codes.map(({ code }) => code);

export const codeRules: readonly Rule[] = [
  rule('codes', 'contains a code of another campaign or site', (draft, { codes }) =>
    codesOf(draft).some((code) => (codes.get(code) ?? draft.campaignId) !== draft.campaignId),
  ),
  rule('codes', 'contains a code twice', (draft) => codesOf(draft).some(isRepeated)),
  rule('codes', 'cannot lead to the prizes of a tournament', (draft) => draft.kind === 'TOURNAMENT' && codesOf(draft).length > 0),
];
