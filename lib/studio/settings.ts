import { z } from 'zod';

/** The project that the Studio connects to. Everything is public except the sandbox's token, which exists on loopback only. */
export const studioSettingsSchema = z.object({
  projectId: z.string(),
  dataset: z.string(),
  /** Origin of the project's API; the Studio prepends the project's name to the host. */
  apiHost: z.url(),
  /** The sandbox's editor; a real project has its own sign-in. */
  sandboxToken: z.string().optional(),
});
export type StudioSettings = z.output<typeof studioSettingsSchema>;

/** Id of the element that contains the settings as JSON. */
export const settingsElement = 'studio-settings';

/** The origin of the project's own API: `https://{project}.api.sanity.io`. */
export function projectOrigin({ apiHost, projectId }: Pick<StudioSettings, 'apiHost' | 'projectId'>): string {
  const { protocol, host } = new URL(apiHost);
  return `${protocol}//${projectId}.${host}`;
}
