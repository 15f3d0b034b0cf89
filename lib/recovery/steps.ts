/** The steps of a password reset; the sign-in has the same list (LOG-22). */
export const recoverySteps = ['Email', 'Verification', 'Password', 'Complete'] as const;
export type RecoveryStep = (typeof recoverySteps)[number];

/** The current step, and the completed steps in order. */
export interface Trail {
  readonly at: RecoveryStep;
  readonly visited: readonly RecoveryStep[];
}

/** RST-02: at the first step, with no visited steps. */
export const emptyTrail: Trail = { at: 'Email', visited: [] };

function neighbour(step: RecoveryStep, by: 1 | -1): RecoveryStep {
  return recoverySteps[recoverySteps.indexOf(step) + by] ?? step;
}

/** One step forward, at most to the last; the completed step is added to `visited`. RST-01. */
export function goForward({ at, visited }: Trail): Trail {
  const next = neighbour(at, 1);
  return { at: next, visited: next === at || visited.includes(at) ? visited : [...visited, at] };
}

/** One step back, at most to the first. RST-01. */
export function goBack({ at, visited }: Trail): Trail {
  const previous = neighbour(at, -1);
  return { at: previous, visited: visited.filter((step) => step !== previous) };
}

/** The trail of a browser that continues at a step, with every earlier step as visited. */
export function trailTo(step: RecoveryStep): Trail {
  return { at: step, visited: recoverySteps.slice(0, recoverySteps.indexOf(step)) };
}
