import type { Motif } from '#sandbox/data/types.ts';
import type { ProviderKey } from './provider-table.ts';

/** A live table. Stakes in euro. */
export interface LiveTableRow {
  readonly title: string;
  readonly provider: ProviderKey;
  readonly kind: 'roulette' | 'blackjack' | 'baccarat' | 'gameshow';
  /** Fictional first name. */
  readonly dealer: string;
  readonly motif: Motif;
  readonly stakes: readonly [min: number, max: number];
  /** Opening hours in the studio's time zone; always open if absent. */
  readonly hours?: readonly [start: string, end: string];
  /** Can be watched without playing (DEC-GAM-7). */
  readonly demoViewable?: true;
}

/** The opening hours of a table, on the clocks of its studio. */
export function hoursOf({ hours: [start, end] = ['00:00', '24:00'] }: LiveTableRow) {
  return { timeZone: 'Europe/Vienna', start, end };
}

export const liveTables: readonly LiveTableRow[] = [
  {
    title: 'Harbour Roulette',
    provider: 'evolution',
    kind: 'roulette',
    dealer: 'Maren',
    motif: 'roulette',
    stakes: [0.5, 5_000],
    demoViewable: true,
  },
  {
    title: 'Blue Salon Roulette',
    provider: 'evolution',
    kind: 'roulette',
    dealer: 'Tobias',
    motif: 'lounge',
    stakes: [1, 2_500],
  },
  {
    title: 'Double Lamp Roulette',
    provider: 'evolution',
    kind: 'roulette',
    dealer: 'Ilse',
    motif: 'roulette',
    stakes: [0.2, 1_000],
  },
  {
    title: 'Reserved Roulette',
    provider: 'evolution',
    kind: 'roulette',
    dealer: 'Anton',
    motif: 'roulette',
    stakes: [25, 10_000],
    hours: ['18:00', '03:00'],
  },
  { title: 'Lantern Blackjack', provider: 'evolution', kind: 'blackjack', dealer: 'Signe', motif: 'cards', stakes: [5, 1_000] },
  {
    title: 'Fireside Blackjack',
    provider: 'evolution',
    kind: 'blackjack',
    dealer: 'Rafael',
    motif: 'lounge',
    stakes: [10, 2_500],
  },
  {
    title: 'Back Room Blackjack',
    provider: 'evolution',
    kind: 'blackjack',
    dealer: 'Odile',
    motif: 'cards',
    stakes: [50, 5_000],
    hours: ['19:00', '02:00'],
  },
  { title: 'Peony Table', provider: 'evolution', kind: 'baccarat', dealer: 'Mei', motif: 'cards', stakes: [1, 5_000] },
  {
    title: 'The Copper Wheel',
    provider: 'evolution',
    kind: 'gameshow',
    dealer: 'Jonas',
    motif: 'roulette',
    stakes: [0.1, 1_000],
    demoViewable: true,
  },
  { title: 'Attic Treasures', provider: 'evolution', kind: 'gameshow', dealer: 'Pilar', motif: 'gift', stakes: [0.1, 500] },
  {
    title: 'Plainsong Roulette',
    provider: 'pragmaticplay',
    kind: 'roulette',
    dealer: 'Elin',
    motif: 'roulette',
    stakes: [0.2, 2_000],
  },
  {
    title: 'Swift Roulette',
    provider: 'pragmaticplay',
    kind: 'roulette',
    dealer: 'Marko',
    motif: 'roulette',
    stakes: [0.5, 1_000],
  },
  {
    title: 'Cantor’s Blackjack',
    provider: 'pragmaticplay',
    kind: 'blackjack',
    dealer: 'Luisa',
    motif: 'cards',
    stakes: [5, 1_500],
  },
  {
    title: 'Evening Blackjack',
    provider: 'pragmaticplay',
    kind: 'blackjack',
    dealer: 'Henrik',
    motif: 'lounge',
    stakes: [10, 1_000],
    hours: ['16:00', '24:00'],
  },
  { title: 'Bell Baccarat', provider: 'pragmaticplay', kind: 'baccarat', dealer: 'Yuki', motif: 'cards', stakes: [1, 2_500] },
  { title: 'Candy Carousel', provider: 'pragmaticplay', kind: 'gameshow', dealer: 'Bea', motif: 'candy', stakes: [0.1, 500] },
  {
    title: 'Ladder to the Moon',
    provider: 'pragmaticplay',
    kind: 'gameshow',
    dealer: 'Caspar',
    motif: 'space',
    stakes: [0.2, 1_000],
  },
  { title: 'Masquerade Roulette', provider: 'pariplay', kind: 'roulette', dealer: 'Flora', motif: 'crown', stakes: [0.5, 1_000] },
  { title: 'Harlequin Blackjack', provider: 'pariplay', kind: 'blackjack', dealer: 'Nico', motif: 'cards', stakes: [5, 500] },
  { title: 'Columbine Blackjack', provider: 'pariplay', kind: 'blackjack', dealer: 'Vera', motif: 'lounge', stakes: [10, 1_000] },
  { title: 'Mask Baccarat', provider: 'pariplay', kind: 'baccarat', dealer: 'Lorenz', motif: 'crown', stakes: [1, 1_000] },
  { title: 'Cedar Roulette', provider: 'softswiss', kind: 'roulette', dealer: 'Noor', motif: 'roulette', stakes: [0.5, 1_500] },
  { title: 'Saltmarsh Blackjack', provider: 'softswiss', kind: 'blackjack', dealer: 'Emil', motif: 'cards', stakes: [5, 750] },
  {
    title: 'Anchor Blackjack',
    provider: 'softswiss',
    kind: 'blackjack',
    dealer: 'Rosa',
    motif: 'lounge',
    stakes: [15, 1_500],
    hours: ['12:00', '24:00'],
  },
  { title: 'Tide Baccarat', provider: 'softswiss', kind: 'baccarat', dealer: 'Selma', motif: 'cards', stakes: [1, 1_500] },
  {
    title: 'Candlewick Roulette',
    provider: 'creedroomz',
    kind: 'roulette',
    dealer: 'Agnes',
    motif: 'roulette',
    stakes: [0.5, 1_000],
  },
  {
    title: 'Wax Seal Roulette',
    provider: 'creedroomz',
    kind: 'roulette',
    dealer: 'Milo',
    motif: 'lounge',
    stakes: [1, 500],
    hours: ['14:00', '02:00'],
  },
  { title: 'Snuffer’s Blackjack', provider: 'creedroomz', kind: 'blackjack', dealer: 'Greta', motif: 'cards', stakes: [5, 500] },
  { title: 'Wick Baccarat', provider: 'creedroomz', kind: 'baccarat', dealer: 'Ravi', motif: 'cards', stakes: [1, 1_000] },
  { title: 'Lucky Drawer', provider: 'creedroomz', kind: 'gameshow', dealer: 'Tilda', motif: 'gift', stakes: [0.1, 250] },
];
