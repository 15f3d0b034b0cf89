import type { MarketCode } from '#lib/core/market/markets.ts';

interface HelpLineRow {
  readonly name: string;
  /** No network has these numbers. */
  readonly phone: string;
  readonly site: string;
}

interface MarketHelp {
  readonly talk: HelpLineRow;
  readonly family: HelpLineRow;
}

/** The invented organisations that help players of a market and their families. */
export const helpLineTable: Readonly<Record<MarketCode, MarketHelp>> = {
  UN: {
    talk: { name: 'Still Water Line', phone: '+000 555 0100', site: 'https://still-water.example' },
    family: { name: 'Harbour Light', phone: '+000 555 0101', site: 'https://harbour-light.example' },
  },
  FI: {
    talk: { name: 'Suvantolinja', phone: '+358 000 555 010', site: 'https://suvantolinja.example' },
    family: { name: 'Läheisten Satama', phone: '+358 000 555 011', site: 'https://laheisten-satama.example' },
  },
  NO: {
    talk: { name: 'Stillvannslinjen', phone: '+47 000 55 010', site: 'https://stillvannslinjen.example' },
    family: { name: 'Havn for pårørende', phone: '+47 000 55 011', site: 'https://havn-parorende.example' },
  },
  CA: {
    talk: { name: 'Ligne Eau Calme / Calm Water Line', phone: '+1 000 555 0110', site: 'https://calm-water.example' },
    family: { name: 'Phare des proches / Family Lighthouse', phone: '+1 000 555 0111', site: 'https://lighthouse.example' },
  },
  AT: {
    talk: { name: 'Telefon Stilles Wasser', phone: '+43 000 555 010', site: 'https://stilles-wasser.example' },
    family: { name: 'Hafen für Angehörige', phone: '+43 000 555 011', site: 'https://hafen.example' },
  },
  CL: {
    talk: { name: 'Línea Remanso', phone: '+56 000 555 010', site: 'https://remanso.example' },
    family: { name: 'Faro de las Familias', phone: '+56 000 555 011', site: 'https://faro.example' },
  },
  PE: {
    talk: { name: 'Línea Sosiego', phone: '+51 000 555 010', site: 'https://sosiego.example' },
    family: { name: 'Casa del Faro', phone: '+51 000 555 011', site: 'https://casa-del-faro.example' },
  },
  BR: {
    talk: { name: 'Linha Água Mansa', phone: '+55 00 0555 0100', site: 'https://agua-mansa.example' },
    family: { name: 'Farol da Família', phone: '+55 00 0555 0101', site: 'https://farol.example' },
  },
  NZ: {
    talk: { name: 'Quiet Tide Line', phone: '+64 000 555 010', site: 'https://quiet-tide.example' },
    family: { name: 'Lantern Bay', phone: '+64 000 555 011', site: 'https://lantern-bay.example' },
  },
  IN: {
    talk: { name: 'Still Lake Line', phone: '+91 00000 55510', site: 'https://still-lake.example' },
    family: { name: 'Lantern House', phone: '+91 00000 55511', site: 'https://lantern-house.example' },
  },
};
