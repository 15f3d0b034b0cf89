/** Values of a query's parameters, by name without the dollar sign. */
export type QueryParams = Readonly<Record<string, unknown>>;
