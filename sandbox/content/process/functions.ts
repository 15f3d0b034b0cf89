import type { ServiceOwner } from '#sandbox/kit/isolation/service-process.ts';
import type { PreferenceStore } from '../preferences.ts';
import type { ContentStore } from '../store.ts';

/** What the content service's process asks the sandbox for, which owns the database. */
export interface ContentOwner extends ContentStore, ServiceOwner {
  readPreferences: PreferenceStore['read'];
  writePreferences: PreferenceStore['write'];
}
