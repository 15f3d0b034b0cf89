import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { type Child, startChild } from '#sandbox/kit/isolation/child.ts';
import { PortTakenError } from '#sandbox/kit/serve.ts';
import type { ServiceControl } from '#sandbox/kit/service.ts';
import { createPreferenceStore } from '../preferences.ts';
import { createContentStore } from '../store.ts';
import type { ContentOwner, ContentProcess } from './functions.ts';

type ContentChild = Child<ContentProcess>;

const maxHeapMb = 512;
const maxResidentMb = 1_536;
/** Before a process that has ended is replaced; longer after each that did not live long. */
const restartMs = { first: 200, max: 10_000, longLife: 60_000 };

type OwnerContext = Pick<SandboxContext, 'config' | 'clock' | 'faults' | 'database'>;

export interface SupervisedService extends ServiceControl {
  /** Resolves when the service listens for the first time, and rejects when it cannot. */
  readonly ready: Promise<void>;
  /** Of the process that runs at the moment. */
  readonly pid: () => number | undefined;
  readonly close: () => Promise<void>;
}

/** Runs the content service in a process of its own and starts it again whenever it ends after its first start. */
export function superviseContent({ config, clock, faults, database }: OwnerContext): SupervisedService {
  const preferences = createPreferenceStore(database);
  const owner: ContentOwner = {
    ...createContentStore(database),
    readPreferences: preferences.read,
    writePreferences: preferences.write,
    countDownFault: (id) => faults.countDown(id),
  };
  const listFaults = () => faults.list().filter(({ service }) => service === 'content');
  let isClosed = false;
  let child = fork();
  let ready = start(child);

  function fork(): ContentChild {
    const module = new URL('./main.ts', import.meta.url);
    return startChild<ContentProcess, ContentOwner>({ name: 'content', module, functions: owner, maxHeapMb, maxResidentMb });
  }

  async function start({ calls }: ContentChild): Promise<void> {
    const { portTaken } = await calls.start({ config, clockOffsetMs: clock.offsetMs, faults: listFaults() });
    if (portTaken) throw new PortTakenError(portTaken.service, portTaken.port);
  }

  async function keepRunning(): Promise<void> {
    for (let pauseMs = restartMs.first; ; pauseMs = Math.min(2 * pauseMs, restartMs.max)) {
      const startedAt = performance.now();
      const reason = await child.ended;
      if (isClosed) return;
      if (performance.now() - startedAt > restartMs.longLife) pauseMs = restartMs.first;
      console.error(`content: the process has ended (${reason}) and starts again.`);
      await wait(pauseMs);
      if (isClosed) return;
      child = fork();
      ready = start(child);
      // Its end is awaited above.
      ready.catch(() => child.kill());
    }
  }

  const firstReady = ready;
  firstReady.then(keepRunning, () => undefined);
  // A process that starts meanwhile gets both with its start.
  clock.onMove(() => child.calls.moveClock(clock.offsetMs).catch(() => undefined));
  faults.onChange(() => child.calls.setFaults(listFaults()).catch(() => undefined));

  return {
    name: 'content',
    ready: firstReady,
    pid: () => child.pid,
    async reset() {
      await ready;
      await child.calls.reset();
    },
    async close() {
      isClosed = true;
      await child.calls.close().catch(() => undefined);
      child.kill();
      await child.ended;
    },
  };
}
