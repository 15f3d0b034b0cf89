import type { Hono } from 'hono';
import type { OperatorChange } from './changes/change.ts';
import type { OpsContext } from './context.ts';

/** One subject of the console, with the dependencies that it needs. */
export interface ConsolePart<Name extends keyof OpsContext = keyof OpsContext> {
  /** What is read under `/api`. */
  readonly api: (api: Hono, context: Pick<OpsContext, Name>) => void;
  readonly changes?: (context: Pick<OpsContext, Name>) => readonly OperatorChange[];
  readonly pages: (pages: Hono, context: Pick<OpsContext, Name>) => void;
}
