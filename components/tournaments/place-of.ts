import { siteConfig } from '#lib/config/site.ts';
import type { PageContext } from '#lib/content/params.ts';
import { wordsOf } from '#lib/i18n/messages.ts';
import { tournamentLanguage } from '#lib/tournaments/rules.ts';
import type { TournamentPlace } from './tournament-words.ts';

export function tournamentPlaceOf({ locale, audience }: PageContext): TournamentPlace {
  const { market, tag: language, timeZone } = locale;
  return {
    words: wordsOf(locale, 'tournaments'),
    language,
    market,
    timeZone,
    asked: { siteId: String(siteConfig().SITE_ID), market, language: tournamentLanguage(locale) },
    isPlayer: audience !== 'visitor',
  };
}
