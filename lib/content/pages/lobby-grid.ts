/** The grid of a lobby's games where editors set none (LOB-14). */
export const defaultColumns = { mobile: 3, tablet: 4, desktop: 6 } as const;
/** Games on a page of a category, on wide screens and on phones. */
export const defaultPageSizes = { casino: { wide: 60, phone: 30 }, live: { wide: 30, phone: 15 } } as const;
