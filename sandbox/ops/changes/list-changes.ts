import { consoleParts } from '../console-parts.ts';
import type { OpsContext } from '../context.ts';
import { controlChanges } from '../controls.ts';
import type { OperatorChange } from './change.ts';

/** Everything that an operator can change. A route that changes something is declared here, never as a route of its own. */
export function listChanges(context: OpsContext): readonly OperatorChange[] {
  return [...controlChanges(context), ...consoleParts.flatMap(({ changes }) => changes?.(context) ?? [])];
}
