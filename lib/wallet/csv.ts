/** How a spreadsheet of the language expects its columns and figures. */
export interface CsvFormat {
  readonly delimiter: ',' | ';';
  readonly decimal: '.' | ',';
}

/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Where the comma is part of a figure, the semicolon parts the columns. `language` is a BCP 47 tag. */
export function csvFormatOf(language: string): CsvFormat {
  const decimal = new Intl.NumberFormat(language).formatToParts(1.1).find(({ type }) => type === 'decimal')?.value;
  return decimal === ',' ? { delimiter: ';', decimal: ',' } : { delimiter: ',', decimal: '.' };
}

/** A cell of figures: a number with so many decimals, and nothing else. */
export interface Figure {
  readonly value: number;
  readonly decimals: number;
}

export type CsvCell = string | Figure;

/** One line, ended as RFC 4180 says. A text that a spreadsheet would take for a formula is marked as text. */
export function writeCsvLine(cells: readonly CsvCell[], { delimiter, decimal }: CsvFormat): string {
  const written = cells.map((cell) =>
    typeof cell === 'string' ? quote(harmless(cell), delimiter) : cell.value.toFixed(cell.decimals).replace('.', decimal),
  );
  return `${written.join(delimiter)}\r\n`;
}

function harmless(text: string): string {
  return /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quote(text: string, delimiter: string): string {
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}
