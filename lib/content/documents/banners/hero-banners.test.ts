import type { Banner, Screen } from '../../types.ts';
import { placeHeroes } from './hero-banners.ts';

const picture = { url: 'https://pictures.example/a.png', width: 160, height: 90, alt: '', placeholder: null, tint: null };
const banner = (id: string, ...hiddenOn: Screen[]): Banner => ({
  id,
  title: id,
  description: null,
  greeting: null,
  action: null,
  offerNote: null,
  isClickable: true,
  target: null,
  desktop: picture,
  mobile: picture,
  hiddenOn,
});
const brief = (banners: readonly Banner[]) => banners.map(({ id, hiddenOn }) => [id, ...hiddenOn]);

test('CNT-05 the first banner is large, and the others are shown after it', () => {
  const { heroes, more } = placeHeroes([banner('a'), banner('b'), banner('c', 'phone')]);
  expect(brief(heroes)).toEqual([['a']]);
  expect(brief(more)).toEqual([['b'], ['c', 'phone']]);
});

test('CNT-16 each screen has the first banner that is meant for it as its large one', () => {
  const { heroes, more } = placeHeroes([banner('a', 'phone'), banner('b', 'desktop', 'large'), banner('c')]);
  expect(brief(heroes)).toEqual([
    ['a', 'phone'],
    ['b', 'tablet', 'desktop', 'large'],
  ]);
  expect(brief(more)).toEqual([['b', 'phone', 'desktop', 'large'], ['c']]);
});

test('CNT-16 a screen that no banner is meant for has none', () => {
  expect(placeHeroes([banner('a', 'phone')])).toMatchObject({
    heroes: [{ hiddenOn: ['phone'] }],
    more: [],
    withoutHero: ['phone'],
  });
  expect(placeHeroes([])).toEqual({ heroes: [], more: [], withoutHero: ['phone', 'tablet', 'desktop', 'large'] });
});
