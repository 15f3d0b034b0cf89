export const siteName = 'Parlour';

/** Background of every page (`--color-ink`) for the browser's toolbar (`theme-color`), which reads no stylesheet. */
export const themeColor = '#110a13';
