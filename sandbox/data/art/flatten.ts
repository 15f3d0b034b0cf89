/** The outline of a drawing in `currentColor`: gradients go, and so does everything that only glows. */
export function flatten(drawing: string, soft: ReadonlySet<string>): string {
  return drawing
    .replace(/<(?:path|circle|ellipse|rect)[^>]*\sopacity="[^>]*\/>/g, '')
    .replace(/<(?:path|circle|ellipse|rect)[^>]*(?:fill|stroke)="(url\(#\w+\))"[^>]*\/>/g, (shape, paint: string) =>
      soft.has(paint) ? '' : shape,
    )
    .replace(/\b(fill|stroke)="(?!none)[^"]*"/g, '$1="currentColor"');
}
