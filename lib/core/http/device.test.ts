import { detectDevice } from './device.ts';

const agents = {
  mobile: [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/190.0; U; en) Presto/2.8.119 Version/11.10',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
  ],
  tablet: [
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Android 13; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0',
    'Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.0 like Chrome/120.0 Safari/537.36',
  ],
  desktop: [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Tablet PC 2.0)',
    'Mozilla/5.0 (Linux; Android 9; BRAVIA 4K UR2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    '',
  ],
} as const;

const expected = {
  mobile: { isMobile: true, isTablet: false, isDesktop: false },
  tablet: { isMobile: false, isTablet: true, isDesktop: false },
  desktop: { isMobile: false, isTablet: false, isDesktop: true },
} as const;

for (const kind of ['mobile', 'tablet', 'desktop'] as const) {
  test.each(agents[kind])(`RTE-49 takes "%s" for a ${kind}`, (agent) => {
    expect(detectDevice(agent)).toEqual(expected[kind]);
  });
}

test('RTE-49 takes a visitor without a user agent for a desktop', () => {
  expect(detectDevice(null)).toEqual(expected.desktop);
  expect(detectDevice(undefined)).toEqual(expected.desktop);
});

// What reads it takes quadratic time.
test('SEC-15 only the start of a long user agent is read', () => {
  expect(detectDevice('a '.repeat(300).concat('iPhone Mobile'))).toEqual(expected.desktop);
});
