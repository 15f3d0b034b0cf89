import { el } from '../shared/dom.ts';
import { facts, getMessage } from '../shared/facts.ts';
import { money } from '../shared/money.ts';

/** The image of a symbol in this game's artwork. */
export function symbolImage(symbol: string): HTMLImageElement {
  return el('img', {
    src: `/skin/${facts.slug}/${symbol}.svg`,
    alt: getMessage(`symbol.${symbol}`),
    class: `symbol ${symbol}`,
    draggable: false,
  });
}

/** Preloads the symbol images. */
export function loadSymbols(symbols: readonly string[]): Promise<unknown> {
  return Promise.all(
    symbols.map((symbol) =>
      symbolImage(symbol)
        .decode()
        .catch(() => undefined),
    ),
  );
}

/** The paytable: a row per symbol with the prize of each count; `unitMinor` is the value of one prize unit. */
export function payTable(pays: Readonly<Record<string, readonly number[]>>, unitMinor: number, perWay: boolean): HTMLElement {
  const rows = Object.entries(pays).map(([symbol, prizes]) =>
    el(
      'li',
      {},
      symbolImage(symbol),
      el('dl', {}, ...prizes.flatMap((units, index) => [el('dt', {}, `${index + 3} ×`), el('dd', {}, money(units * unitMinor))])),
    ),
  );
  return el('div', {}, el('p', {}, getMessage(perWay ? 'paysPerWay' : 'paysPerLine')), el('ul', { class: 'pays' }, ...rows));
}
