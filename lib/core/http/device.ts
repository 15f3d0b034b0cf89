/** The visitor's device; exactly one member is true. */
export interface Device {
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isDesktop: boolean;
}

const tablet = /iPad|PlayBook|Silk(?!.*Mobile)|Kindle|\bTablet\b(?! PC)|Android(?!.*(?:Mobile|TV|BRAVIA|CrKey))/i;
const mobile = /Mobi|iPhone|iPod|Windows Phone|BlackBerry|BB10|Opera Mini|webOS/i;

/** The patterns take quadratic time. */
const maxLength = 512;

/**
 * Detects the device by the user agent; desktop if there is none. An iPad that requests desktop pages identifies as a
 * Macintosh, so it counts as desktop.
 */
export function detectDevice(userAgent: string | null | undefined): Device {
  const text = (userAgent ?? '').slice(0, maxLength);
  const isTablet = tablet.test(text);
  const isMobile = !isTablet && mobile.test(text);
  return { isMobile, isTablet, isDesktop: !isTablet && !isMobile };
}
