import type { MarketCode } from '#lib/core/market/markets.ts';
import table from './help-line-table.json' with { type: 'json' };

type HelpLine = Readonly<Record<'name' | 'phone' | 'site', string>>;

/** The invented organisations that help players of a market and their families. No network has their numbers. */
export const helpLineTable: Readonly<Record<MarketCode, Readonly<Record<'talk' | 'family', HelpLine>>>> = table;
