/** @jest-environment jsdom */
import { partOf } from './use-visible-part.ts';

const margins = 'scroll-margin-top: 60px; scroll-margin-bottom: 80px; scroll-padding-bottom: 20px;';

function placeAt(top: number): Element {
  const element = document.createElement('div');
  element.style.cssText = margins;
  document.body.append(element);
  element.getBoundingClientRect = () => ({ top, height: 3_000 }) as DOMRect;
  return element;
}

beforeEach(() => Object.assign(window, { innerHeight: 800, visualViewport: undefined }));

test('between the bars of the site, the visible part of the frame ends at them', () => {
  expect(partOf(placeAt(-1_000), false)).toEqual({ top: 1_060, height: 660 });
});

test.each([
  ['has the window without the edge of the device', undefined, { top: 1_000, height: 780 }],
  ['ends above the keyboard', { offsetTop: 100, height: 400, scale: 1 }, { top: 1_100, height: 380 }],
  ['keeps its size on an enlarged page', { offsetTop: 100, height: 400, scale: 2 }, { top: 1_000, height: 780 }],
])('SPB-11 an open betslip %s', (_, visualViewport, part) => {
  Object.assign(window, { visualViewport });
  expect(partOf(placeAt(-1_000), true)).toEqual(part);
});
