import localFont from 'next/font/local';

/*
 * Both faces are on the way to the first paint, so they carry no more than the site uses: the display face has the one weight of
 * headlines (560, whatever weight is asked for), the text face the weights 400 to 600 with one kerning for all of them.
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

/** Goes on `<html>`: declares the families that `globals.css` names. */
export const fontVariables = [display, displayExtended, text, textExtended].map((font) => font.variable).join(' ');
