import { badRequest } from './errors.ts';
import type { ViewName } from './views.ts';

/** API versions from this date default to published documents; older versions default to all. */
const publishedByDefaultFrom = '2025-02-19';

/**
 * The view for a request. `version` comes from the path, e.g. `v2021-08-31`; without a token no perspective shows drafts.
 * Throws 400 for an unknown perspective.
 */
export function viewFor(perspective: string | undefined, version: string, hasToken: boolean): ViewName {
  switch (perspective ?? defaultPerspective(version)) {
    case 'raw':
      return hasToken ? 'raw' : 'public';
    case 'published':
      return 'public';
    case 'drafts':
    case 'previewDrafts':
    case 'drafts,published':
      return hasToken ? 'drafts' : 'public';
    default:
      throw badRequest(`Unknown perspective "${perspective}": expected raw, published, drafts or previewDrafts.`);
  }
}

function defaultPerspective(version: string): string {
  return version === 'vX' || version.slice(1) >= publishedByDefaultFrom ? 'published' : 'raw';
}
