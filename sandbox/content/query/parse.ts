import { type ExprNode, GroqSyntaxError, parse } from 'groq-js';
import { queryError } from '../errors.ts';
import type { QueryParams } from './params.ts';
import { type Plan, planQuery } from './plan.ts';
import { hideTextQueries } from './text-match.ts';

const capacity = 500;
const plans = new Map<string, Plan>();

/** The plan for a query, from the cache where it was seen before. Throws 400 `queryParseError`. */
export function prepareQuery(query: string, params: QueryParams): Plan {
  const known = recall(query);
  if (known) return known;
  if (needsConstants(query)) {
    const key = `${query}\0${JSON.stringify(params)}`;
    return recall(key) ?? remember(key, planQuery(parseOrThrow(query, params)));
  }
  return remember(query, planQuery(parseOrThrow(query)));
}

/**
 * groq-js wants the bounds of a slice and the name in `title[$lang]` while it parses: such a query is cached together with
 * its parameters.
 */
function needsConstants(query: string): boolean {
  return /\$\w+\s*\.\.|\.\.\.?\s*\$|\[\s*\$\w+\s*\]/.test(query);
}

function parseOrThrow(query: string, params?: QueryParams): ExprNode {
  try {
    return parse(hideTextQueries(query), params ? { params: { ...params } } : {});
  } catch (error) {
    const at = error instanceof GroqSyntaxError ? error.position : undefined;
    const reason = error instanceof Error ? error.message : 'the query cannot be read';
    throw queryError(query, reason, at ?? 0, at === undefined ? query.length : Math.min(at + 1, query.length));
  }
}

function recall(key: string): Plan | undefined {
  const plan = plans.get(key);
  if (plan) {
    // Taken out and put back, it becomes the youngest entry of the map.
    plans.delete(key);
    plans.set(key, plan);
  }
  return plan;
}

function remember(key: string, plan: Plan): Plan {
  plans.set(key, plan);
  const oldest = plans.keys().next();
  if (plans.size > capacity && !oldest.done) plans.delete(oldest.value);
  return plan;
}
