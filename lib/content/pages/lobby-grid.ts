/** The grid of a lobby's games where editors set none (LOB-14). */
export const defaultColumns = { mobile: 3, tablet: 4, desktop: 6 } as const;
/** The least and the highest number that a lobby's settings may have. */
export const bounds = { cols: [1, 12], rows: [1, 60], rowSpan: [0, 3] } as const;
/** Games on the largest page of a category that the settings allow. */
export const maxPageSize = bounds.cols[1] * bounds.rows[1];
/** Games on a page of a category, on wide screens and on phones. */
export const defaultPageSizes = { casino: { wide: 60, phone: 30 }, live: { wide: 30, phone: 15 } } as const;
