import { answerParent } from '#sandbox/kit/isolation/parent.ts';
import type { Inspection } from './file.ts';
import { inspectFile } from './inspect.ts';

export interface InspectionProcess {
  isReady(): true;
  inspect(bytes: Uint8Array): Promise<Inspection>;
}

/** Looks at files in a process of their own: what a file does to a library, it does to this process only. */
answerParent<object, InspectionProcess>({
  isReady: () => true,
  inspect: (bytes) =>
    inspectFile(Buffer.from(bytes)).catch((error: unknown) => {
      // A library that has failed by itself is not used again.
      console.error('docs: a file ended its inspection:', error instanceof Error ? error.name : 'unknown');
      process.exit(1);
    }),
});
