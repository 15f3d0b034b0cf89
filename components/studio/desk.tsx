import { Studio } from 'sanity';
import { studioConfig } from '#lib/studio/desk/config.ts';
import type { StudioSettings } from '#lib/studio/settings.ts';
import { StudioInput } from './address-input.tsx';
import { copyAction } from './copy-action.tsx';

export function Desk({ settings }: { readonly settings: StudioSettings }) {
  return <Studio config={studioConfig(settings, copyAction, StudioInput)} />;
}
