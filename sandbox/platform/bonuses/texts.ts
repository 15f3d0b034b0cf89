import { languageAlias } from '#lib/core/market/locale.ts';
import type { CampaignText } from './definition.ts';
import type { Campaign } from './tables.ts';

/** A campaign's texts in a language, in English where it has none. */
export function textIn({ texts }: Pick<Campaign, 'texts'>, language: string): CampaignText {
  return texts[languageAlias(language)] ?? texts.en;
}
