type Style = 'normal' | 'h2' | 'h3';

/** One Portable Text block with a single span; `key` is unique in its field. */
function block(key: string, text: string, style: Style, listItem?: 'bullet') {
  return {
    _type: 'block',
    _key: key,
    style,
    ...(listItem ? { listItem, level: 1 } : {}),
    markDefs: [],
    children: [{ _type: 'span', _key: `${key}-1`, text, marks: [] }],
  } as const;
}

type ProseBlock = ReturnType<typeof block>;

interface Passage {
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

/** The key of a passage's heading, which is also its anchor on the page. */
export function headingKey(index: number): string {
  return `p${index + 1}-heading`;
}

/** Portable Text of headed passages: heading, paragraphs, bullet list. Keys are positions, so they are stable. */
export function writeProse(passages: readonly Passage[], headingStyle: 'h2' | 'h3' = 'h2'): readonly ProseBlock[] {
  return passages.flatMap(({ heading, paragraphs, list = [] }, index) => [
    ...(heading ? [block(headingKey(index), heading, headingStyle)] : []),
    ...paragraphs.map((text, position) => block(`p${index + 1}-text-${position + 1}`, text, 'normal')),
    ...list.map((text, position) => block(`p${index + 1}-item-${position + 1}`, text, 'normal', 'bullet')),
  ]);
}

/** Passages with their tokens replaced. */
export function fillPassages(passages: readonly Passage[], fill: (text: string) => string): readonly Passage[] {
  return passages.map(({ heading, paragraphs, list }) => ({
    ...(heading ? { heading: fill(heading) } : {}),
    paragraphs: paragraphs.map((text) => fill(text)),
    ...(list ? { list: list.map((text) => fill(text)) } : {}),
  }));
}
