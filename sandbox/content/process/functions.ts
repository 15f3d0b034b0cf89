import type { SandboxConfig } from '#sandbox/kit/config.ts';
import type { Fault } from '#sandbox/kit/faults.ts';
import type { PreferenceStore } from '../preferences.ts';
import type { ContentStore } from '../store.ts';

export interface StartState {
  readonly config: SandboxConfig;
  readonly clockOffsetMs: number;
  readonly faults: readonly Fault[];
}

/** What the content service's process does for the sandbox. */
export interface ContentProcess {
  /** Serves, or says which port is in use. */
  start(state: StartState): Promise<{ readonly portTaken?: { readonly service: string; readonly port: number } }>;
  moveClock(offsetMs: number): Promise<void>;
  setFaults(faults: readonly Fault[]): void;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** What it asks the sandbox for, which owns the database. */
export interface ContentOwner extends ContentStore {
  readPreferences: PreferenceStore['read'];
  writePreferences: PreferenceStore['write'];
  /** A fault was taken. */
  countDownFault(id: number): void;
}
