/** The steps of a new password; signing in has the same list (LOG-22). */
export const recoverySteps = ['Email', 'Verification', 'Password', 'Complete'] as const;
export type RecoveryStep = (typeof recoverySteps)[number];

/** Where one is, and which steps were left behind by going forward, in their order. */
export interface Trail {
  readonly at: RecoveryStep;
  readonly visited: readonly RecoveryStep[];
}

/** RST-02: nothing visited, at the first step. */
export const clearTrail: Trail = { at: 'Email', visited: [] };

function stepBeside(step: RecoveryStep, by: 1 | -1): RecoveryStep {
  return recoverySteps[recoverySteps.indexOf(step) + by] ?? step;
}

/** One step on, never beyond the last; the step that is left counts as visited. RST-01. */
export function goForward({ at, visited }: Trail): Trail {
  const next = stepBeside(at, 1);
  return { at: next, visited: next === at || visited.includes(at) ? visited : [...visited, at] };
}

/** One step back, never before the first. RST-01. */
export function goBack({ at, visited }: Trail): Trail {
  const previous = stepBeside(at, -1);
  return { at: previous, visited: visited.filter((step) => step !== previous) };
}

/** The trail of who comes back to a step: by every one before it. */
export function trailTo(step: RecoveryStep): Trail {
  return { at: step, visited: recoverySteps.slice(0, recoverySteps.indexOf(step)) };
}
