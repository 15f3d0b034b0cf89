import { z } from 'zod';
import { ownValue } from '#lib/core/own-value.ts';
import type { Screen } from '../types.ts';

/** Narrowest first. */
export const screens = ['phone', 'tablet', 'desktop', 'large'] as const satisfies readonly Screen[];

export const otherScreens = (shown: readonly Screen[]): readonly Screen[] => screens.filter((screen) => !shown.includes(screen));

const aboveThePhone = ['tablet', 'desktop', 'large'] as const;
const screensOfFormat: Readonly<Record<string, readonly Screen[]>> = {
  mobile: ['phone'],
  tablet: ['tablet'],
  web: aboveThePhone,
  desktop: ['desktop'],
  largeDesktop: ['large'],
};
const screensOfChannel: Readonly<Record<string, readonly Screen[]>> = { mobile: ['phone', 'tablet'], web: aboveThePhone };

export const screensGroq = 'displayFormats, channels';
export const screensSchema = z.object({
  displayFormats: z.array(z.string()).nullish(),
  channels: z.array(z.string()).nullish(),
});

/** CNT-16: the screens on which a document is hidden: none if its list is empty or has only unknown names. */
export function hiddenScreens({ displayFormats, channels }: z.output<typeof screensSchema>): readonly Screen[] {
  const byFormat = allowed(displayFormats, screensOfFormat);
  const byChannel = allowed(channels, screensOfChannel);
  return screens.filter((screen) => !byFormat.has(screen) || !byChannel.has(screen));
}

function allowed(names: readonly string[] | null | undefined, table: Readonly<Record<string, readonly Screen[]>>): Set<Screen> {
  const named = (names ?? []).flatMap((name) => ownValue(table, name) ?? []);
  return new Set(named.length > 0 ? named : screens);
}
