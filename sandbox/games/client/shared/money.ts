import { formatMoney, formatNumber, unbroken } from '#lib/core/money/format.ts';
import { fromWire, toWire } from '#lib/core/money/money.ts';
import { facts } from './facts.ts';

/** Formats minor units in the player's currency, without line breaks. */
export const money = (minor: number) => unbroken(formatMoney({ minor, currency: facts.currency }, facts.numbers));
/** A short amount without currency for a chip: `0.50`, `25`. */
export const chipText = (minor: number) => formatNumber(major(minor), facts.numbers, Number.isInteger(major(minor)) ? 0 : 2);
export const major = (minor: number) => toWire({ minor, currency: facts.currency });
export const minorOf = (amount: number) => fromWire(amount, facts.currency).minor;
