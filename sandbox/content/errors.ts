import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal in one of Sanity's own shapes; the routes send `body` as it is. */
export class LakeError extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: ContentfulStatusCode, body: Readonly<Record<string, unknown>>) {
    super(JSON.stringify(body));
    this.name = 'LakeError';
    this.status = status;
    this.body = body;
  }
}

/** `{statusCode, error, message}`: requests that never reached the data. */
export function requestError(status: ContentfulStatusCode, error: string, message: string): LakeError {
  return new LakeError(status, { statusCode: status, error, message });
}

export function badRequest(message: string): LakeError {
  return requestError(400, 'Bad Request', message);
}

/** 400 for a query that cannot be read or run; `start` and `end` are offsets into the query. */
export function queryError(query: string, description: string, start = 0, end = query.length): LakeError {
  return new LakeError(400, { error: { type: 'queryParseError', description, query, start, end } });
}

/** 409 for a mutation that does not fit the data; `index` is its place in the transaction. */
export function conflict(
  index: number,
  type: string,
  description: string,
  details: Readonly<Record<string, unknown>>,
): LakeError {
  return new LakeError(409, {
    error: {
      type: 'mutationError',
      description: `The mutation(s) failed: ${description}`,
      items: [{ index, error: { type, description, ...details } }],
    },
  });
}

/** 400 for a mutation that makes no sense by itself. */
export function invalidMutation(index: number, description: string): LakeError {
  return new LakeError(400, {
    error: {
      type: 'mutationError',
      description: `The mutation(s) failed: ${description}`,
      items: [{ index, error: { type: 'validationError', description } }],
    },
  });
}
