/** The hours of support and the live chat in every market, on the market's clock; texts quote them. */
export const supportHours = { start: '08:00', end: '24:00' } as const;
