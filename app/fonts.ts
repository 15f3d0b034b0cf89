import localFont from 'next/font/local';

/*
 * Both fonts block the first paint, so they contain only what the site uses: the display font the one weight of headlines
 * (560, for any requested weight), the text font the weights 400 to 600 with one kerning table.
 */

const display = localFont({
  src: './fonts/fraunces-latin.woff2',
  weight: '400 700',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
  preload: true,
});

const displayExtended = localFont({
  src: './fonts/fraunces-latin-ext.woff2',
  weight: '400 700',
  variable: '--font-fraunces-ext',
  adjustFontFallback: false,
  preload: false,
});

const text = localFont({
  src: './fonts/instrument-sans-latin.woff2',
  weight: '400 700',
  variable: '--font-instrument',
  adjustFontFallback: 'Arial',
  preload: true,
});

const textExtended = localFont({
  src: './fonts/instrument-sans-latin-ext.woff2',
  weight: '400 700',
  variable: '--font-instrument-ext',
  adjustFontFallback: false,
  preload: false,
});

/** Class names for `<html>` that declare the font families of `globals.css`. */
export const fontVariables = [display, displayExtended, text, textExtended].map((font) => font.variable).join(' ');
