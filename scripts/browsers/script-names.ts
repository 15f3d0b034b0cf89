import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { featuresIn, findLacking } from './support.ts';

type Lacking = readonly string[];

/** Names of scripts that a supported browser does not know. */
export interface ScriptNames {
  /** `structuredClone`, `SharedWorker`. */
  readonly globals: ReadonlyMap<string, Lacking>;
  /** `URL.parse`. */
  readonly statics: ReadonlyMap<string, Lacking>;
  /** `showPopover`: every known object with a member of this name got it too late. */
  readonly members: ReadonlyMap<string, Lacking>;
}

/** Objects whose members are globals as well. */
const globalObjects = new Set(['Window', 'WorkerGlobalScope']);

function collectNames(): ScriptNames {
  const globals = new Map<string, Lacking>();
  const statics = new Map<string, Lacking>();
  const members = new Map<string, Lacking>();
  const known = new Set<string>();

  function addMember(name: string, lacking: Lacking): void {
    if (lacking.length === 0) known.add(name);
    else members.set(name, lacking);
  }

  function addObject(owner: string, node: Identifier): void {
    const ownLacking = findLacking(node.__compat);
    if (ownLacking.length > 0) globals.set(owner, ownLacking);
    for (const [name, feature] of featuresIn(node)) {
      if (!feature.__compat || name === owner || name.endsWith('_event')) continue;
      const lacking = findLacking(feature.__compat);
      const isStatic = name.endsWith('_static');
      const bare = name.replace(/_static$/, '');
      if (lacking.length > 0) statics.set(`${owner}.${bare}`, lacking);
      // A member of an object that is missing itself is found by the object's name.
      if (!isStatic && (ownLacking.length === 0 || lacking.length === 0)) addMember(bare, lacking);
      if (globalObjects.has(owner) && lacking.length > 0) globals.set(bare, lacking);
    }
  }

  for (const [name, node] of featuresIn(bcd.api)) addObject(name, node);
  for (const [name, node] of featuresIn(bcd.javascript.builtins)) {
    addObject(name, node);
    if (name === 'Intl' || name === 'Temporal') for (const [inner, feature] of featuresIn(node)) addObject(inner, feature);
  }
  for (const name of known) members.delete(name);
  return { globals, statics, members };
}

export const newNames = collectNames();
