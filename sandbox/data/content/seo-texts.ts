import type { Place } from '#sandbox/data/content/place.ts';
import { seoPaths } from '#sandbox/data/copy/copy.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** CNT-24: one document per path; the slug of `/` is `home`. */
export function buildSeoTexts(place: Place): readonly ContentDocument[] {
  return seoPaths.map((path) => {
    const { title, description, heading } = place.copy.seo[path];
    return place.document('seoText', path === '/' ? 'home' : path, {
      path,
      title: place.fill(title),
      description: place.fill(description),
      h1: place.fill(heading),
      body: [],
      noindex: false,
    });
  });
}
