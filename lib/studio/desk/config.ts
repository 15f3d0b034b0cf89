import type { ComponentType } from 'react';
import { type DocumentActionComponent, defineConfig, type InputProps } from 'sanity';
import { structureTool } from 'sanity/structure';
import { placedTypes, schemaTypes } from '../schema/all.ts';
import type { StudioSettings } from '../settings.ts';
import { momentBadge } from './badges.ts';
import { previewAction } from './preview-action.ts';
import { sandboxAuth } from './sandbox-auth.ts';
import { deskStructure } from './structure.ts';
import { placeTemplates } from './templates.ts';
import { unpublishAction } from './unpublish-action.ts';

const singletons = new Set(['siteStatus', 'liveChat', 'casinoSettings', 'liveCasinoSettings']);
/** Actions that are disabled for documents that a site has exactly one of. */
const lastOnes = new Set(['delete', 'duplicate', 'unpublish']);
const off = { enabled: false } as const;

/** The Studio's configuration; its project is known only at run time. */
export function studioConfig(settings: StudioSettings, copyAction: DocumentActionComponent, input: ComponentType<InputProps>) {
  const { projectId, dataset, apiHost, sandboxToken } = settings;
  return defineConfig({
    title: 'Parlour',
    projectId,
    dataset,
    apiHost,
    basePath: '/studio',
    plugins: [structureTool({ title: 'Content', structure: deskStructure })],
    schema: { types: schemaTypes, templates: (templates) => [...templates, ...placeTemplates] },
    form: { components: { input } },
    document: {
      badges: (badges) => [...badges, momentBadge],
      actions: (actions, { schemaType }) => {
        if (singletons.has(schemaType)) return [...actions.filter(({ action }) => !lastOnes.has(`${action}`)), previewAction];
        const copies = placedTypes.some(({ name }) => name === schemaType) ? [copyAction] : [];
        return [...actions.filter(({ action }) => action !== 'unpublish'), unpublishAction, ...copies, previewAction];
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
