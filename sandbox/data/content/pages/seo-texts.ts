import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** CNT-24: one document per path; the slug of `/` is `home`. */
export function buildSeoTexts(context: LocaleContext): readonly ContentDocument[] {
  return Object.entries(context.copy.seo).map(([path, { title, description, heading }]) =>
    context.document('seoText', path === '/' ? 'home' : path, {
      path,
      title: context.fill(title),
      description: context.fill(description),
      h1: context.fill(heading),
      body: [],
      noindex: false,
    }),
  );
}
