import { z } from 'zod';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type { OpeningHours } from '#lib/core/time/opening-hours.ts';
import { openingHoursSchema, toOpeningHours } from '#lib/core/time/opening-hours-schema.ts';
import { type ContentSource, queryContent } from '#sandbox/kit/content-query.ts';

/** What editors publish about the chat. */
export interface ChatSettings {
  /** Undefined where it is not translated into the language. */
  readonly greeting: string | undefined;
  /** Undefined where none are published: then the chat says nothing about them. */
  readonly hours: OpeningHours | undefined;
}

const query = `{
  "chat": *[_type == "liveChat"][0]{hours, greeting},
  "market": *[_type == "market" && id == $market][0].supportHours
}`;
const hoursSchema = openingHoursSchema.nullish().catch(undefined);
const greetingSchema = z.record(z.string(), z.unknown()).nullish();
const schema = z.object({ chat: z.object({ hours: hoursSchema, greeting: greetingSchema }).nullish(), market: hoursSchema });

/** The greeting and the hours of the document `liveChat`; a market's own hours go before. Empty while the content service fails. */
export async function readChatSettings(content: ContentSource, locale: SiteLocale): Promise<ChatSettings> {
  const found = await queryContent(content, { query, params: { market: locale.market }, schema });
  const greeting = ownValue(found?.chat?.greeting, locale.catalogLanguage);
  const hours = found?.market ?? found?.chat?.hours;
  return {
    greeting: typeof greeting === 'string' && greeting.trim() !== '' ? greeting : undefined,
    hours: hours ? toOpeningHours(hours, locale.timeZone) : undefined,
  };
}
