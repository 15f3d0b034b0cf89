/** The site's name, as it stands after a page's title and on its cards. */
export const siteName = 'Parlour';
