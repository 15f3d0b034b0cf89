import { formatFactor, formatMoney, formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { formatOddsAs } from '#lib/core/money/odds.ts';
import { getState } from '../state/store.ts';
import { facts } from './facts.ts';

const timeFormat = new Intl.DateTimeFormat(facts.language, { hour: '2-digit', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat(facts.language, { weekday: 'long', day: 'numeric', month: 'long' });
const dateFormat = new Intl.DateTimeFormat(facts.language, { dateStyle: 'medium', timeStyle: 'short' });

/** Odds in thousandths, in the player's format. */
export const formatOdds = (milli: number) => formatOddsAs(milli, getState().oddsFormat, facts.numbers);
export const formatLine = (line: number) => formatFactor(line, facts.numbers);
/** A head start: `+1.5`, `−1.5`. */
export const formatHandicap = (line: number) => `${line > 0 ? '+' : ''}${formatLine(line)}`;

export const money = (minor: number) => unbroken(formatMoney({ minor, currency: facts.currency }, facts.numbers));
/** An amount without decimals where it has none, for quick amounts. */
export const shortMoney = (minor: number) => unbroken(formatWholeMoney({ minor, currency: facts.currency }, facts.numbers));

/** Times are those of the reader's zone. */
export const formatTime = (at: string) => timeFormat.format(new Date(at));
export const formatDay = (at: string) => dayFormat.format(new Date(at));
export const formatDate = (at: string) => dateFormat.format(new Date(at));
