import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { seoPaths } from '#sandbox/data/copy/copy.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** CNT-24: one document per path; the slug of `/` is `home`. */
export function buildSeoTexts(context: LocaleContext): readonly ContentDocument[] {
  return seoPaths.map((path) => {
    const { title, description, heading } = context.copy.seo[path];
    return context.document('seoText', path === '/' ? 'home' : path, {
      path,
      title: context.fill(title),
      description: context.fill(description),
      h1: context.fill(heading),
      body: [],
      noindex: false,
    });
  });
}
