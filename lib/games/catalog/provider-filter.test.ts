import { isOffered } from './provider-filter.ts';

const offered = (lobby: 'casino' | 'live', ...ids: string[]) => ids.filter((providerId) => isOffered(lobby, { providerId }));

test('LOB-11 three providers are left out of the live filter', () => {
  expect(offered('live', 'evolution', 'pariplay', 'softswiss', 'creedroomz', 'pragmaticplay')).toEqual([
    'evolution',
    'pragmaticplay',
  ]);
});

test('LOB-12 one provider and every aggregator are left out of the casino filter', () => {
  expect(offered('casino', 'relax', 'playngo', 'novomatic')).toEqual(['playngo', 'novomatic']);
  expect(isOffered('casino', { providerId: 'pariplay', isAggregator: true })).toBe(false);
  expect(isOffered('casino', { providerId: 'softswiss', isAggregator: false })).toBe(true);
  expect(isOffered('live', { providerId: 'evolution', isAggregator: true })).toBe(true);
});

test('LOB-09 editors can hide any other provider', () => {
  expect(isOffered('casino', { providerId: 'playngo', hiddenInFilter: true })).toBe(false);
});
