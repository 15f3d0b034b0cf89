import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, mix, readColourTokens } from '../../tests/fixtures/components/contrast.ts';

const [onScreen = '', onPaper = ''] = readFileSync(join(__dirname, '../../app/globals.css'), 'utf8').split('@media print');
const tokens = readColourTokens(onScreen);

function token(name: string) {
  const colour = tokens.get(name);
  if (!colour) throw new Error(`no colour token ${name}`);
  return colour;
}

const grounds = ['ink', 'ink-2', 'ink-3', 'ink-4'];
const texts = ['paper', 'paper-2', 'paper-3', 'brass', 'brass-2', 'felt-2', 'coral', 'red-2', 'blue-2'];
const controls = ['control', 'felt', 'red', 'blue'];

/** The lightness of white below the scrim, whose hue does not matter here. */
function whiteBelowScrim() {
  const [, l, alpha] = /--color-scrim: oklch\(([\d.]+) [\d.]+ [\d.]+ \/ ([\d.]+)\)/.exec(onScreen) ?? [];
  return mix({ l: Number(l), c: 0, h: 0 }, { l: 1, c: 0, h: 0 }, Number(alpha));
}

describe('contrast', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast({ l: 0, c: 0, h: 0 }, { l: 1, c: 0, h: 0 })).toBeCloseTo(21, 1);
    expect(contrast(token('brass'), token('brass'))).toBe(1);
  });
});

describe('colour tokens', () => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground])))('%s on %s reads as text (4.5:1)', (text, ground) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls.flatMap((control) => ['ink', 'ink-2', 'ink-3'].map((ground) => [control, ground])))(
    '%s on %s is seen as a control (3:1)',
    (control, ground) => {
      expect(contrast(token(control), token(ground))).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(['brass', 'brass-2'])('words on a %s button read as text (4.5:1)', (ground) => {
    expect(contrast(token('on-brass'), token(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

it.each(['paper', 'paper-2', 'brass', 'brass-2'])('%s reads as text over a white picture with a scrim (4.5:1)', (text) => {
  expect(contrast(token(text), whiteBelowScrim())).toBeGreaterThanOrEqual(4.5);
});

it('reads on paper too', () => {
  const printed = readColourTokens(onPaper);
  const grey = printed.get('paper-3');
  expect(grey && contrast(grey, { l: 1, c: 0, h: 0 })).toBeGreaterThanOrEqual(4.5);
});
