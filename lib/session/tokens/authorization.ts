/** DEC-SES-1. `unavailable`: the service does not answer, which does not end the session. */
export type Authorization = 'pending' | 'requested' | 'unavailable' | 'refused' | 'granted';

interface QueryState<Answer> {
  readonly data: Answer | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
}

/** The state of an access check (LOG-03). An answer remains valid while a newer one is pending or fails. */
export function authorizationOf<Answer>(query: QueryState<Answer>, isAllowed: (answer: Answer) => boolean): Authorization {
  if (query.data !== undefined) return isAllowed(query.data) ? 'granted' : 'refused';
  if (query.isFetching) return 'requested';
  return query.isError ? 'unavailable' : 'pending';
}
