import type { LanguageTag } from '#lib/core/market/markets.ts';

/** Separators that spreadsheets of a language expect. */
export interface CsvFormat {
  readonly delimiter: ',' | ';';
  readonly decimal: '.' | ',';
}

/** Marks the text as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

/** The semicolon separates columns where the comma is the decimal separator. `tag` is BCP 47. */
export function resolveCsvFormat(tag: LanguageTag): CsvFormat {
  const decimal = new Intl.NumberFormat(tag).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value;
  return decimal === ',' ? { delimiter: ';', decimal: ',' } : { delimiter: ',', decimal: '.' };
}

/** A numeric cell. */
export interface Figure {
  readonly value: number;
  readonly decimals: number;
}

export type CsvCell = string | Figure;

/** One line of RFC 4180. Text that a spreadsheet would evaluate as a formula is escaped. */
export function writeCsvLine(cells: readonly CsvCell[], { delimiter, decimal }: CsvFormat): string {
  const texts = cells.map((cell) =>
    typeof cell === 'string' ? quote(escapeFormula(cell), delimiter) : cell.value.toFixed(cell.decimals).replace('.', decimal),
  );
  return `${texts.join(delimiter)}\r\n`;
}

function escapeFormula(text: string): string {
  return /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quote(text: string, delimiter: string): string {
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}
