import { el } from './dom.ts';
import { facts, say } from './facts.ts';
import { money } from './money.ts';

/** A symbol of this game's own drawing. */
export function symbolImage(symbol: string): HTMLImageElement {
  return el('img', {
    src: `/skin/${facts.slug}/${symbol}.svg`,
    alt: say(`symbol.${symbol}`),
    class: `symbol ${symbol}`,
    draggable: false,
  });
}

/** Fetches every drawing before the first spin needs it. */
export function loadSymbols(symbols: readonly string[]): Promise<unknown> {
  return Promise.all(
    symbols.map((symbol) =>
      symbolImage(symbol)
        .decode()
        .catch(() => undefined),
    ),
  );
}

/** The paytable at a stake: a row per symbol with what each count pays. */
export function payTable(pays: Readonly<Record<string, readonly number[]>>, unitMinor: number, perWay: boolean): HTMLElement {
  const rows = Object.entries(pays).map(([symbol, prizes]) =>
    el(
      'li',
      {},
      symbolImage(symbol),
      el('dl', {}, ...prizes.flatMap((units, index) => [el('dt', {}, `${index + 3} ×`), el('dd', {}, money(units * unitMinor))])),
    ),
  );
  return el('div', {}, el('p', {}, say(perWay ? 'paysPerWay' : 'paysPerLine')), el('ul', { class: 'pays' }, ...rows));
}
