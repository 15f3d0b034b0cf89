import { toPlainText } from '@portabletext/react';
import type { Prose } from './types.ts';

/** The beginning of a text for search results: at most `longest` characters, whole words, headings left out. */
export function excerptOf(prose: Prose, longest = 155): string {
  const paragraphs = prose.filter(({ style, listItem }) => (style === undefined || style === 'normal') && !listItem);
  const text = toPlainText(paragraphs).replace(/\s+/g, ' ').trim();
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/[\s,;:.–-]*\s\S*$/, '')} …`;
}
