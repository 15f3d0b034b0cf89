import { toPlainText } from '@portabletext/react';
import type { Prose } from './types.ts';

/** The beginning of a text for search results: at most `maxLength` characters, whole words, without headings. */
export function excerptOf(prose: Prose, maxLength = 155): string {
  const paragraphs = prose.filter(({ style, listItem }) => (style === undefined || style === 'normal') && !listItem);
  const text = toPlainText(paragraphs).replace(/\s+/g, ' ').trim();
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/[\s,;:.–-]*\s\S*$/, '')} …`;
}
