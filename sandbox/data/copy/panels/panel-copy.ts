import type { PageCopy } from '#sandbox/data/copy/pages/page-copy.ts';

/** Copy of the side panels; `button` leads to the page with the full text. */
export interface PanelCopy {
  readonly bonuses: PageCopy & { readonly button: string };
}
