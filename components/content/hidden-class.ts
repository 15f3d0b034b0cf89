import type { Screen } from '#lib/content/screens.ts';

const classes: Readonly<Record<Screen, string>> = {
  phone: 'max-md:hidden',
  tablet: 'md:max-lg:hidden',
  desktop: 'lg:max-xl:hidden',
  large: 'xl:hidden',
};

/** CNT-16: one page serves every screen, so what is not for a screen is hidden on it by its width. */
export function hiddenClass(hidden: readonly Screen[]): string {
  return hidden.map((screen) => classes[screen]).join(' ');
}
