import type { Section } from '#lib/content/pages/sections.ts';
import type { Screen } from '#lib/content/types.ts';

/** An offer or a help page as the search compares and shows it. */
export interface SearchPage {
  /** Path below the locale. */
  readonly path: string;
  readonly title: string;
  /** One line about it. */
  readonly text: string;
  /** Its questions; one that is found is shown in place of `text`. */
  readonly questions: readonly string[];
  /** What else is searched. */
  readonly rest: string;
  readonly hiddenOn: readonly Screen[];
}

/** What the browser searches itself, for one market, language and audience. */
export interface SearchPages {
  readonly promotions: readonly SearchPage[];
  readonly help: readonly SearchPage[];
  /** Sections that this visitor or player may not enter. */
  readonly closed: readonly Section[];
}

/** A sport, a competition or an event. */
export interface FoundSport {
  readonly kind: 'sport' | 'competition' | 'event';
  /** Path below the locale. */
  readonly path: string;
  readonly title: string;
  /** What it belongs to. */
  readonly of: string;
  /** ISO 8601; only of an event that has not begun. */
  readonly startsAt: string | null;
  readonly isLive: boolean;
}

/** The first results, and how many there are. */
export interface FoundSports {
  readonly total: number;
  readonly found: readonly FoundSport[];
}

/** Of the text that is searched for. */
export const maxSearchLength = 80;
