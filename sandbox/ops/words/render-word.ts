import { html } from 'hono/html';
import { ownValue } from '#lib/core/own-value.ts';
import type { Markup } from '../page/markup.ts';
import words from './words.json' with { type: 'json' };

/** An enumeration of the contracts that the console shows. */
export type WordKind = keyof typeof words;

/** The word of a value; a value without one is shown as it is. */
export function wordOf(kind: WordKind, value: string): string {
  const table: Readonly<Record<string, string>> = words[kind];
  return ownValue(table, value) ?? value;
}

/** The word of a value, with the value itself as a tooltip. */
export function renderWord(kind: WordKind, value: string): Markup {
  return html`<span title="${value}">${wordOf(kind, value)}</span>`;
}

/** Options that show words and send values. */
export function renderWordOptions(kind: WordKind, values: readonly string[], chosen?: string): Markup {
  return html`${values.map(
    (value) =>
      html`<option value="${value}"${value === chosen ? html` selected` : ''} title="${value}">${wordOf(kind, value)}</option>`,
  )}`;
}
