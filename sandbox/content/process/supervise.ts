import type { Database } from '#sandbox/database/database.ts';
import { type SupervisedServices, type SupervisorContext, superviseServices } from '#sandbox/kit/isolation/supervise-services.ts';
import { createPreferenceStore } from '../preferences.ts';
import { createContentStore } from '../store.ts';
import type { ContentOwner } from './functions.ts';

const maxHeapMb = 512;
const maxResidentMb = 1_536;

/** Runs the content service in a process of its own. */
export function superviseContent(context: SupervisorContext & { readonly database: Database }): SupervisedServices {
  const preferences = createPreferenceStore(context.database);
  const functions = {
    ...createContentStore(context.database),
    readPreferences: preferences.read,
    writePreferences: preferences.write,
  };
  return superviseServices<ContentOwner>(context, {
    name: 'content',
    services: ['content'],
    module: new URL('./main.ts', import.meta.url),
    maxHeapMb,
    maxResidentMb,
    openOwner: () => ({ functions }),
  });
}
