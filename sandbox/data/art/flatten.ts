/** The outline of a drawing in `currentColor`: without gradients and glows. */
export function flatten(drawing: string, soft: ReadonlySet<string>, flattenShared: (id: string) => string): string {
  return drawing
    .replace(/<(?:path|circle|ellipse|rect)[^>]*\sopacity="[^>]*\/>/g, '')
    .replace(/<(?:path|circle|ellipse|rect)[^>]*(?:fill|stroke)="(url\(#\w+\))"[^>]*\/>/g, (shape, paint: string) =>
      soft.has(paint) ? '' : shape,
    )
    .replace(/ stroke="[^"]*" stroke-width="0\.\d" stroke-opacity="[^"]*"/g, '')
    .replace(/\b(fill|stroke)="(?!none)[^"]*"/g, '$1="currentColor"')
    .replace(/<use href="#(\w+)"\/>/g, (_use, id: string) => flattenShared(id));
}
