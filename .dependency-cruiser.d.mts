import type { IForbiddenRuleType } from 'dependency-cruiser';

declare const config: { readonly forbidden: IForbiddenRuleType[]; readonly options: Readonly<Record<string, unknown>> };
export default config;
