import { type ExprNode, GroqSyntaxError, parse } from 'groq-js';
import { LRUCache } from 'lru-cache';
import { queryError } from '../errors.ts';
import type { QueryParams } from './params.ts';
import { type Plan, planQuery } from './plan.ts';
import { encodeTextQueries } from './text-match.ts';

const plans = new LRUCache<string, Plan>({ max: 500 });

/** The plan for a query, cached by its text. Throws 400 `queryParseError`. */
export function prepareQuery(query: string, params: QueryParams): Plan {
  const isParameterized = needsConstants(query);
  const key = isParameterized ? `${query}\0${JSON.stringify(params)}` : query;
  const cached = plans.get(key);
  if (cached) return cached;
  const plan = planQuery(parseOrThrow(query, isParameterized ? params : undefined));
  plans.set(key, plan);
  return plan;
}

/** groq-js needs slice bounds and the name in `title[$lang]` at parse time, so such a plan holds for one set of parameters. */
function needsConstants(query: string): boolean {
  return /\$\w+\s*\.\.|\.\.\.?\s*\$|\[\s*\$\w+\s*\]/.test(query);
}

function parseOrThrow(query: string, params?: QueryParams): ExprNode {
  try {
    return parse(encodeTextQueries(query), params ? { params: { ...params } } : {});
  } catch (error) {
    const at = error instanceof GroqSyntaxError ? error.position : undefined;
    const reason = error instanceof Error ? error.message : 'the query cannot be parsed';
    throw queryError(query, reason, at ?? 0, at === undefined ? query.length : Math.min(at + 1, query.length));
  }
}
