/** Letters that fit on one line of a phone of 360 px, in the size of a page's title and one step smaller. */
const longest = { large: 12, medium: 15 };

/** A class that makes a title with a long word smaller on phones, so that no word breaks in the middle. */
export function headingFit(title: string): string {
  const letters = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  if (letters > longest.medium) return 'max-md:text-2xl';
  return letters > longest.large ? 'max-md:text-3xl' : '';
}
