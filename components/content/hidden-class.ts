import type { Screen } from '#lib/content/types.ts';

const classes: Readonly<Record<Screen, string>> = {
  phone: 'max-md:hidden',
  tablet: 'md:max-lg:hidden',
  desktop: 'lg:max-xl:hidden',
  large: 'xl:hidden',
};

/** CNT-16: classes that hide content on screens by width, because one cached page serves every screen. */
export function hiddenClass(hidden: readonly Screen[]): string {
  return hidden.map((screen) => classes[screen]).join(' ');
}
