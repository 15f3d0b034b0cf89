import { pictureSet, pictureUrl } from './picture.ts';

describe('pictureUrl', () => {
  it('CNT-17 doubles width and height, asks for quality 75 and webp', () => {
    expect(pictureUrl('https://art.test/a.svg', { width: 320, height: 180 })).toBe(
      'https://art.test/a.svg?w=640&h=360&q=75&fm=webp&fit=crop',
    );
  });

  it('leaves the height to the picture when none is asked for', () => {
    expect(pictureUrl('https://art.test/a.png', { width: 100 })).toBe('https://art.test/a.png?w=200&q=75&fm=webp&fit=crop');
  });

  it('keeps a query that is already there', () => {
    expect(pictureUrl('https://art.test/a.png?rect=0,0,9,9', { width: 10 })).toContain('?rect=0,0,9,9&w=20&');
  });

  it('leaves data URLs alone', () => {
    expect(pictureUrl('data:image/webp;base64,AA', { width: 10 })).toBe('data:image/webp;base64,AA');
  });
});

describe('pictureSet', () => {
  it('CNT-17 names each candidate by its doubled width and crops all to one ratio', () => {
    expect(pictureSet('https://art.test/a.svg', [320, 640], 2)).toBe(
      'https://art.test/a.svg?w=640&h=320&q=75&fm=webp&fit=crop 640w, https://art.test/a.svg?w=1280&h=640&q=75&fm=webp&fit=crop 1280w',
    );
  });

  it('gives no candidates for a data URL', () => {
    expect(pictureSet('data:image/webp;base64,AA', [320])).toBeUndefined();
  });
});
