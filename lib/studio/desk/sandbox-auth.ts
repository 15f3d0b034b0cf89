import { createClient } from '@sanity/client';
import { defer, map, shareReplay } from 'rxjs';
import type { AuthStore, CurrentUser } from 'sanity';
import type { StudioSettings } from '../settings.ts';

/** Signs the sandbox's one editor in; the token stays in memory. */
export function sandboxAuth({ projectId, dataset, apiHost }: StudioSettings, token: string): AuthStore {
  const client = createClient({
    projectId,
    dataset,
    apiHost,
    token,
    // One address for everything: a person has to trust one certificate, once.
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
  return { state };
}
