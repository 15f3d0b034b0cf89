import { visiblePart } from './visible-part.ts';

const view = { top: 60, height: 700 };

test.each([
  ['below the header', { top: 200, height: 2_000 }, { top: 0, height: 560 }],
  ['scrolled by', { top: -940, height: 2_000 }, { top: 1_000, height: 700 }],
  ['at its end', { top: -1_740, height: 2_000 }, { top: 1_800, height: 200 }],
  ['above the window', { top: -3_000, height: 2_000 }, { top: 2_000, height: 0 }],
  ['below the window', { top: 900, height: 2_000 }, { top: 0, height: 0 }],
  ['lower than the window', { top: 100, height: 300 }, { top: 0, height: 300 }],
])('a frame that is %s is seen in part', (_, frame, part) => {
  expect(visiblePart(frame, view)).toEqual(part);
});
