/** Dispatched on the window when the page's own code handles clicks. */
export const readyEvent = 'parlour:ready';
