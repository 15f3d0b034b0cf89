import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { schemaTypes } from '../schema/all.ts';
import type { StudioSettings } from '../settings.ts';
import { momentBadge } from './badges.ts';
import { previewAction } from './preview-action.ts';
import { sandboxAuth } from './sandbox-auth.ts';
import { deskStructure } from './structure.ts';
import { placeTemplates } from './templates.ts';

const singletons = new Set(['siteStatus', 'liveChat', 'casinoSettings', 'liveCasinoSettings']);
/** Actions that are disabled for documents that a site has exactly one of. */
const lastOnes = new Set(['delete', 'duplicate', 'unpublish']);
const off = { enabled: false } as const;

/** The Studio's configuration; its project is known only at run time. */
export function studioConfig(settings: StudioSettings) {
  const { projectId, dataset, apiHost, sandboxToken } = settings;
  return defineConfig({
    title: 'Parlour',
    projectId,
    dataset,
    apiHost,
    basePath: '/studio',
    plugins: [structureTool({ title: 'Content', structure: deskStructure })],
    schema: { types: schemaTypes, templates: (templates) => [...templates, ...placeTemplates] },
    document: {
      badges: (badges) => [...badges, momentBadge],
      actions: (actions, { schemaType }) => {
        const kept = singletons.has(schemaType) ? actions.filter(({ action }) => !lastOnes.has(`${action}`)) : actions;
        return [...kept, previewAction];
      },
      newDocumentOptions: (options) => options.filter(({ templateId }) => !singletons.has(templateId)),
      comments: off,
    },
    // Scheduling uses the document's dates, which the site reads, so Sanity's own scheduling is off.
    scheduledPublishing: off,
    scheduledDrafts: off,
    releases: off,
    tasks: off,
    announcements: off,
    mediaLibrary: off,
    apps: { canvas: off },
    ...(sandboxToken && { auth: sandboxAuth(settings, sandboxToken) }),
  });
}
