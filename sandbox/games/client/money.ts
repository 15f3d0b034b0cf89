import { formatMoney, unbroken } from '#lib/money/format.ts';
import { fromWire, toWire } from '#lib/money/money.ts';
import { facts } from './facts.ts';

/** Minor units as a player reads them, figure and sign on one line. */
export const money = (minor: number) => unbroken(formatMoney({ minor, currency: facts.currency }, facts.market));
/** A figure without its currency, short enough for a chip: `0.50`, `25`. */
export const chipText = (minor: number) => formatMoney({ minor, currency: '' }, '').trim().replace(/\.00$/, '');
export const major = (minor: number) => toWire({ minor, currency: facts.currency });
export const minorOf = (amount: number) => fromWire(amount, facts.currency).minor;
