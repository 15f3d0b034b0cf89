import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error in one of Sanity's response shapes; the routes send `body` unchanged. */
export class ContentError extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: ContentfulStatusCode, body: Readonly<Record<string, unknown>>) {
    super(JSON.stringify(body));
    this.name = 'ContentError';
    this.status = status;
    this.body = body;
  }
}

/** `{statusCode, error, message}`: the shape of errors outside queries and mutations. */
export function requestError(status: ContentfulStatusCode, error: string, message: string): ContentError {
  return new ContentError(status, { statusCode: status, error, message });
}

export function badRequest(message: string): ContentError {
  return requestError(400, 'Bad Request', message);
}

/** 400 for a query that cannot be parsed or run; `start` and `end` are offsets into the query. */
export function queryError(query: string, description: string, start = 0, end = query.length): ContentError {
  return new ContentError(400, { error: { type: 'queryParseError', description, query, start, end } });
}

/** 409 for a mutation that conflicts with the data; `index` is its position in the transaction. */
export function conflict(
  index: number,
  type: string,
  description: string,
  details: Readonly<Record<string, unknown>>,
): ContentError {
  return new ContentError(409, {
    error: {
      type: 'mutationError',
      description: `The mutation(s) failed: ${description}`,
      items: [{ index, error: { type, description, ...details } }],
    },
  });
}

/** 400 for a mutation that is invalid whatever the data. */
export function invalidMutation(index: number, description: string): ContentError {
  return new ContentError(400, {
    error: {
      type: 'mutationError',
      description: `The mutation(s) failed: ${description}`,
      items: [{ index, error: { type: 'validationError', description } }],
    },
  });
}
