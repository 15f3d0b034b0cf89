import { formatMoney, unbroken } from '#lib/core/money/format.ts';
import { facts } from './facts.ts';

const oddsFormat = new Intl.NumberFormat(facts.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const lineFormat = new Intl.NumberFormat(facts.language, { maximumFractionDigits: 2 });
const signedFormat = new Intl.NumberFormat(facts.language, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
const timeFormat = new Intl.DateTimeFormat(facts.language, { hour: '2-digit', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat(facts.language, { weekday: 'long', day: 'numeric', month: 'long' });
const dateFormat = new Intl.DateTimeFormat(facts.language, { dateStyle: 'medium', timeStyle: 'short' });

/** Decimal odds of thousandths, rounded down so that no more is promised than paid. */
export const formatOdds = (milli: number) => oddsFormat.format(Math.floor(milli / 10) / 100);
export const formatLine = (line: number) => lineFormat.format(line);
/** A head start: `+1.5`, `-1.5`. */
export const formatHandicap = (line: number) => signedFormat.format(line);

export const money = (minor: number) => unbroken(formatMoney({ minor, currency: facts.currency }, facts.market));
/** An amount without decimals where it has none, for quick amounts. */
export const shortMoney = (minor: number) => money(minor).replace(/\.00(?=\D*$)/, '');

/** Times are those of the reader's zone. */
export const formatTime = (at: string) => timeFormat.format(new Date(at));
export const formatDay = (at: string) => dayFormat.format(new Date(at));
export const formatDate = (at: string) => dateFormat.format(new Date(at));
