import { evaluate, evaluateSync, toJS } from 'groq-js';
import type { LakeDocument } from '../document.ts';
import { LakeError, queryError } from '../errors.ts';
import { dataset, projectId } from '../names.ts';
import type { LakeView } from '../views.ts';
import type { QueryParams } from './params.ts';
import { prepareQuery } from './parse.ts';
import type { Plan, Source } from './plan.ts';
import { textParams } from './text-match.ts';

export interface QueryInput {
  readonly query: string;
  readonly params: QueryParams;
  /** What `now()` answers: the virtual clock (DEC-X-1). */
  readonly now: Date;
  readonly identity: string;
}

/** Runs GROQ over a view. Throws 400 `queryParseError` for what cannot be read, lacks a parameter, or cannot be run. */
export async function runQuery(view: LakeView, input: QueryInput): Promise<unknown> {
  const plan = prepareQuery(input.query, input.params);
  for (const name of plan.parameters) {
    if (!Object.hasOwn(input.params, name)) throw queryError(input.query, `param $${name} referenced, but not provided`);
  }
  try {
    return await evaluatePlan(plan, view, input);
  } catch (error) {
    if (error instanceof LakeError) throw error;
    throw queryError(input.query, error instanceof Error ? error.message : 'the query cannot be run');
  }
}

async function evaluatePlan(plan: Plan, view: LakeView, input: QueryInput): Promise<unknown> {
  const options = {
    dataset: view.documents,
    params: {
      ...input.params,
      ...sourceParams(plan.sources, view, input.params),
      ...textParams(plan.textMatches, view, input.params),
    },
    timestamp: input.now,
    identity: input.identity,
    sanity: { projectId, dataset },
    dereference: ({ _ref }: { _ref: string }) => view.get(_ref),
  };
  try {
    return toJS(evaluateSync(plan.tree, options));
  } catch (error) {
    // The few functions without a synchronous form say so; everything else fails the same way in both.
    if (!(error instanceof Error) || !/Sync|synchronous/.test(error.message)) throw error;
  }
  const value = await evaluate(plan.tree, options);
  return toJS(await value.asStatic());
}

function sourceParams(sources: readonly Source[], view: LakeView, params: QueryParams): Record<string, unknown> {
  return Object.fromEntries(sources.map((source) => [source.parameter, documentsOf(source, view, params)]));
}

function documentsOf(source: Source, view: LakeView, params: QueryParams): readonly LakeDocument[] {
  const wanted = 'literal' in source.operand ? source.operand.literal : params[source.operand.parameter];
  const keys = (Array.isArray(wanted) ? [...new Set(wanted)] : [wanted]).filter((key) => typeof key === 'string');
  if (source.index === 'type') {
    const [only, ...more] = keys;
    const slug = source.slug === undefined ? undefined : params[source.slug];
    const market = source.market === undefined ? undefined : params[source.market];
    if (only !== undefined && typeof slug === 'string' && slug !== '') return view.ofTypeAt(only, slug);
    if (only !== undefined && typeof market === 'string') return view.ofTypeIn(only, market);
    if (only !== undefined && more.length === 0) return view.ofType(only);
    return keys.flatMap((key) => view.ofType(key));
  }
  return keys.flatMap((key) => view.get(key) ?? []);
}
