interface Node {
  readonly children: Map<string, Node>;
  any?: Node;
  pattern?: string;
  /** The pattern for this and all longer paths. */
  rest?: string;
}

/** Finds the pattern of a path; undefined where none matches. */
export type FindPattern = (segments: readonly string[]) => string | undefined;

/** Patterns as Next writes them: `[name]` is one segment, `[...name]` one or more, `[[...name]]` any number. Exact segments win. */
export function createPatternTree(patterns: readonly string[]): FindPattern {
  const root: Node = { children: new Map() };
  for (const pattern of patterns) add(root, pattern);
  return (segments) => find(root, segments, 0);
}

/** The segments of a path: `/a/b` → `a`, `b`; none for `/`. */
export function segmentsOf(path: string): readonly string[] {
  return path === '/' ? [] : path.slice(1).split('/');
}

function add(root: Node, pattern: string): void {
  let node = root;
  for (const segment of segmentsOf(pattern)) {
    if (segment.startsWith('[[...')) node.pattern = pattern;
    if (/^\[\[?\.\.\./.test(segment)) {
      node.rest = pattern;
      return;
    }
    node = segment.startsWith('[') ? anyOf(node) : childOf(node, segment);
  }
  node.pattern = pattern;
}

function anyOf(node: Node): Node {
  node.any ??= { children: new Map() };
  return node.any;
}

function childOf(node: Node, segment: string): Node {
  const child = node.children.get(segment) ?? { children: new Map() };
  node.children.set(segment, child);
  return child;
}

function find(node: Node, segments: readonly string[], at: number): string | undefined {
  if (at === segments.length) return node.pattern;
  const segment = segments[at] ?? '';
  const exact = node.children.get(segment);
  if (segment === '') return exact && find(exact, segments, at + 1);
  return (exact && find(exact, segments, at + 1)) ?? (node.any && find(node.any, segments, at + 1)) ?? node.rest;
}
