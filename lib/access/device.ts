/** What the visitor holds in his hand; exactly one member is true. */
export interface Device {
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isDesktop: boolean;
}

const tablet = /iPad|PlayBook|Silk(?!.*Mobile)|Kindle|\bTablet\b(?! PC)|Android(?!.*(?:Mobile|TV|BRAVIA|CrKey))/i;
const mobile = /Mobi|iPhone|iPod|Windows Phone|BlackBerry|BB10|Opera Mini|webOS/i;

/**
 * Tells the device from the user agent; desktop when it says nothing. An iPad that asks for desktop pages calls itself
 * a Macintosh and is one here. D1 §9.
 */
export function detectDevice(userAgent: string | null | undefined): Device {
  const text = userAgent ?? '';
  const isTablet = tablet.test(text);
  const isMobile = !isTablet && mobile.test(text);
  return { isMobile, isTablet, isDesktop: !isTablet && !isMobile };
}
