import { evaluate, evaluateSync, toJS } from 'groq-js';
import { ownValue } from '#lib/core/own-value.ts';
import type { StoredDocument } from '../document.ts';
import { ContentError, queryError } from '../errors.ts';
import { dataset, projectId } from '../names.ts';
import type { ContentView } from '../views.ts';
import { constantParams } from './constants.ts';
import type { QueryParams } from './params.ts';
import { prepareQuery } from './parse.ts';
import type { Plan } from './plan.ts';
import type { Source } from './source.ts';
import { textParams } from './text-match.ts';

export interface QueryInput {
  readonly query: string;
  readonly params: QueryParams;
  /** The value of `now()`: virtual time (DEC-X-1). */
  readonly now: Date;
  readonly identity: string;
}

/** Runs GROQ on a view. Throws 400 `queryParseError` for an invalid query or a missing parameter. */
export async function runQuery(view: ContentView, input: QueryInput): Promise<unknown> {
  const plan = prepareQuery(input.query, input.params);
  for (const name of plan.parameters) {
    if (!Object.hasOwn(input.params, name)) throw queryError(input.query, `param $${name} referenced, but not provided`);
  }
  try {
    return await evaluatePlan(plan, view, input);
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw queryError(input.query, error instanceof Error ? error.message : 'the query cannot be run');
  }
}

async function evaluatePlan(plan: Plan, view: ContentView, input: QueryInput): Promise<unknown> {
  const { tree, all } = plan.constants;
  const options = {
    dataset: view.documents,
    params: {
      ...input.params,
      ...sourceParams(plan.sources, view, input.params),
      ...constantParams(all, view),
      ...textParams(plan.textMatches, view, input.params),
    },
    timestamp: input.now,
    identity: input.identity,
    sanity: { projectId, dataset },
    dereference: ({ _ref }: { _ref: string }) => view.get(_ref),
  };
  try {
    return toJS(evaluateSync(tree, options));
  } catch (error) {
    // Functions that are only asynchronous are evaluated below; other errors would occur there again.
    if (!(error instanceof Error) || !/Sync|synchronous/.test(error.message)) throw error;
  }
  const value = await evaluate(tree, options);
  return toJS(await value.asStatic());
}

function sourceParams(sources: readonly Source[], view: ContentView, params: QueryParams): Record<string, unknown> {
  return Object.fromEntries(sources.map((source) => [source.parameter, documentsOf(source, view, params)]));
}

function documentsOf(source: Source, view: ContentView, params: QueryParams): readonly StoredDocument[] {
  const operand = 'literal' in source.operand ? source.operand.literal : ownValue(params, source.operand.parameter);
  const keys = (Array.isArray(operand) ? [...new Set(operand)] : [operand]).filter((key) => typeof key === 'string');
  if (source.index === 'type') {
    const [only, ...more] = keys;
    const slug = source.slug === undefined ? undefined : ownValue(params, source.slug);
    const market = source.market === undefined ? undefined : ownValue(params, source.market);
    if (only !== undefined && typeof slug === 'string' && slug !== '') return view.ofTypeWithSlug(only, slug);
    if (only !== undefined && typeof market === 'string') return view.ofTypeInMarket(only, market);
    if (only !== undefined && more.length === 0) return view.ofType(only);
    return keys.flatMap((key) => view.ofType(key));
  }
  return keys.flatMap((key) => view.get(key) ?? []);
}
