import { z } from 'zod';

/** What the page tells the Studio about its project; everything in it is public, but for the sandbox's token on loopback. */
export const studioSettingsSchema = z.object({
  projectId: z.string(),
  dataset: z.string(),
  /** Origin of the project's API; the Studio puts the project's name before the host. */
  apiHost: z.url(),
  /** The sandbox's editor; a real project has its own sign-in. */
  sandboxToken: z.string().optional(),
});
export type StudioSettings = z.output<typeof studioSettingsSchema>;

/** Id of the element that carries the settings as JSON. */
export const settingsElement = 'studio-settings';

/** The origin of the project's own API: `https://{project}.api.sanity.io`. */
export function projectOrigin({ apiHost, projectId }: Pick<StudioSettings, 'apiHost' | 'projectId'>): string {
  const { protocol, host } = new URL(apiHost);
  return `${protocol}//${projectId}.${host}`;
}
