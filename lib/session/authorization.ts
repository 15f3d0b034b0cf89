/** Decisions §2.5: nothing asked yet, asked, answered; and a service that does not answer, which signs nobody out. */
export type Authorization = 'pending' | 'requested' | 'unavailable' | 'refused' | 'granted';

/** A query of React Query, as far as it matters here. */
interface Asked<Answer> {
  readonly data: Answer | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
}

/** What a query says about an entrance (LOG-03). An answer once given holds while a newer one fails or is awaited. */
export function authorizationOf<Answer>(asked: Asked<Answer>, mayPass: (answer: Answer) => boolean): Authorization {
  if (asked.data !== undefined) return mayPass(asked.data) ? 'granted' : 'refused';
  if (asked.isFetching) return 'requested';
  return asked.isError ? 'unavailable' : 'pending';
}
