import { readTokens } from './source-tokens.ts';

export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

const featureId = /(?<![\w-])[A-Z]{3}-\d{2}(?![\w-])/g;
const ruleId = /(?<![\w-])DEC-[A-Z]+(?:-\d+)?(?![\w-])/g;
/** Standards whose names look like the id of a feature. */
const standards = new Set(['UTF-16', 'UTF-32']);
/** References to documents that are not part of the project, such as a section sign. */
const foreign = /§|(?<![\w/-])(?:content|journeys|decisions|decisions-2|architecture)\.md\b/g;

const lineOf = (source: string, position: number) => source.slice(0, position).split('\n').length;

/** Every id in comments, and the rule ids in strings. */
export function findCitations(source: string, file: string): Citation[] {
  if (!/[A-Z]{3}-\d{2}|DEC-[A-Z]/.test(source)) return [];
  return readTokens(source).flatMap(({ kind, text, start }) => {
    if (kind === 'identifier') return [];
    const found = [...text.matchAll(ruleId), ...(kind === 'comment' ? text.matchAll(featureId) : [])];
    return found
      .filter(([id]) => !standards.has(id))
      .map((match) => ({ id: match[0], file, line: lineOf(source, start + match.index) }));
  });
}

/** References in comments and strings to documents outside the project, as sentences. */
export function findForeignReferences(source: string, file: string): string[] {
  if (source.search(foreign) < 0) return [];
  return readTokens(source).flatMap(({ kind, text, start }) =>
    kind === 'identifier'
      ? []
      : [...text.matchAll(foreign)].map((match) => {
          const line = lineOf(source, start + match.index);
          return `${file}:${line} refers to "${text
            .slice(Math.max(0, match.index - 12), match.index + match[0].length + 6)
            .replace(/\s+/g, ' ')
            .trim()}", a document outside the project; cite an id instead.`;
        }),
  );
}

const pathInText = /(?<![\w/.@-])(?:app|components|lib|sandbox|scripts|tests|messages|docs)\/[\w./[\]*{},<>-]*/g;

/** The project paths that a document mentions, as glob patterns; `<name>` stands for any name. */
export function findPaths(markdown: string): { readonly path: string; readonly line: number }[] {
  return [...markdown.matchAll(pathInText)].map((match) => ({
    path: match[0].replace(/<[^>]*>/g, '*').replace(/[.,]+$/, ''),
    line: lineOf(markdown, match.index),
  }));
}

/** A relative link of a document; `fragment` is the heading that it leads to, and `link` is empty within the document itself. */
export interface DocumentLink {
  readonly link: string;
  readonly fragment: string;
  readonly line: number;
}

/** The relative links of a document. */
export function findLinks(markdown: string): DocumentLink[] {
  return [...markdown.matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].map((match) => ({
    link: match[1] ?? '',
    fragment: match[2] ?? '',
    line: lineOf(markdown, match.index),
  }));
}

/** The fragments of a document's headings: `## The server` → `the-server`. */
export function findHeadings(markdown: string): ReadonlySet<string> {
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) => text);
  return new Set(
    headings.map((text) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
