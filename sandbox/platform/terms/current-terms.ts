/** The version of the terms when the sandbox is seeded. */
export const currentTerms = '2.10';
