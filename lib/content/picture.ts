/** The size at which a picture is shown, in CSS pixels. */
export interface PictureBox {
  readonly width: number;
  readonly height?: number;
}

/**
 * The address of a content picture for a box of CSS pixels: doubled for dense screens, quality 75, webp (CNT-17).
 * With a height the picture is cropped to the box. Data URLs come back as they are.
 */
export function pictureUrl(url: string, { width, height }: PictureBox): string {
  if (url.startsWith('data:')) return url;
  const query = new URLSearchParams({ w: String(Math.round(width * 2)) });
  if (height !== undefined) query.set('h', String(Math.round(height * 2)));
  query.set('q', '75');
  query.set('fm', 'webp');
  query.set('fit', 'crop');
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/** A `srcset` over CSS widths; `ratio` (width by height) crops every candidate alike. */
export function pictureSet(url: string, widths: readonly number[], ratio?: number): string | undefined {
  if (url.startsWith('data:')) return undefined;
  return widths
    .map((width) => `${pictureUrl(url, { width, height: ratio && width / ratio })} ${Math.round(width * 2)}w`)
    .join(', ');
}
