/** For a field that other readers of the dataset use: the site takes this from its code, so that a change in the Studio would have no effect. */
export const kept = { hidden: true, readOnly: true } as const;
