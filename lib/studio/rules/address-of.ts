import { fold } from '#lib/core/fold.ts';

const maxLength = 80;

/** The last part of a page's address for a title: `Ferryman’s Öl & Co` is `ferrymans-ol-co`. Empty without Latin letters and digits. */
export function addressOf(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}
