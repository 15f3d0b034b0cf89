import { createClient } from '@sanity/client';
import { defer, map, NEVER, shareReplay } from 'rxjs';
import type { AuthStore, CurrentUser } from 'sanity';
import type { StudioSettings } from '../settings.ts';

/** Signs in the sandbox's only editor; the token is kept in memory. */
export function sandboxAuth({ projectId, dataset, apiHost }: StudioSettings, token: string): AuthStore {
  const client = createClient({
    projectId,
    dataset,
    apiHost,
    token,
    // Uses one origin for everything, so that only one certificate must be trusted.
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw',
    allowReconfigure: false,
    ignoreBrowserTokenWarning: true,
  });
  const state = defer(() => client.request<CurrentUser>({ url: '/users/me' })).pipe(
    map((currentUser) => ({ authenticated: true, currentUser, client })),
    shareReplay(1),
  );
  // Without a source of tokens, Sanity's SDK looks for a session at api.sanity.io; this source has none for it.
  return { state, token: NEVER };
}
