/** CNT-27: a link to this fragment opens a side panel over the page that it is on. */
export function sidePanelHref(slug: string): string {
  return `#panel-${slug}`;
}

/** The slug of the side panel that a fragment opens; undefined for any other fragment or link. */
export function sidePanelSlug(href: string): string | undefined {
  return /^#panel-([\w-]+)$/.exec(href)?.[1];
}
