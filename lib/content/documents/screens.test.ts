import { hiddenScreens } from './screens.ts';

describe('CNT-16 a document names the screens and channels that it is for', () => {
  it('is shown everywhere when it names none, all, or none that is known', () => {
    expect(hiddenScreens({})).toEqual([]);
    expect(hiddenScreens({ displayFormats: [], channels: null })).toEqual([]);
    expect(hiddenScreens({ displayFormats: ['mobile', 'web'], channels: ['web', 'mobile'] })).toEqual([]);
    expect(hiddenScreens({ displayFormats: ['watch'] })).toEqual([]);
  });

  it('is kept to the formats it names', () => {
    expect(hiddenScreens({ displayFormats: ['mobile'] })).toEqual(['tablet', 'desktop', 'large']);
    expect(hiddenScreens({ displayFormats: ['web'] })).toEqual(['phone']);
    expect(hiddenScreens({ displayFormats: ['tablet', 'largeDesktop'] })).toEqual(['phone', 'desktop']);
  });

  it('is kept to its channels too', () => {
    expect(hiddenScreens({ channels: ['mobile'] })).toEqual(['desktop', 'large']);
    expect(hiddenScreens({ channels: ['web'] })).toEqual(['phone']);
    expect(hiddenScreens({ displayFormats: ['mobile'], channels: ['web'] })).toEqual(['phone', 'tablet', 'desktop', 'large']);
  });
});
