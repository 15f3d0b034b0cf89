import { Studio } from 'sanity';
import { studioConfig } from '#lib/studio/desk/config.ts';
import type { StudioSettings } from '#lib/studio/settings.ts';

/** Sanity's Studio for the project that the settings name. */
export function Desk({ settings }: { readonly settings: StudioSettings }) {
  return <Studio config={studioConfig(settings)} />;
}
