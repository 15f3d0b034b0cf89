import { formatFactor, formatMoney, formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { formatOddsAs } from '#lib/core/money/odds.ts';
import { getState } from '../state/store.ts';
import { facts } from './facts.ts';

export { formatDateTime, formatTime } from '#lib/core/time/format-date.ts';

const dayFormat = new Intl.DateTimeFormat(facts.language, { weekday: 'long', day: 'numeric', month: 'long' });

/** Odds in thousandths, in the player's format. */
export const formatOdds = (milli: number) => formatOddsAs(milli, getState().oddsFormat, facts.numbers);
export const formatLine = (line: number) => formatFactor(line, facts.numbers);
/** A head start: `+1.5`, `−1.5`. */
export const formatHandicap = (line: number) => `${line > 0 ? '+' : ''}${formatLine(line)}`;

export const money = (minor: number) => unbroken(formatMoney({ minor, currency: facts.currency }, facts.numbers));
/** An amount without decimals where it has none, for quick amounts. */
export const shortMoney = (minor: number) => unbroken(formatWholeMoney({ minor, currency: facts.currency }, facts.numbers));

/** In the reader's zone. */
export const formatDay = (at: string) => dayFormat.format(new Date(at));
