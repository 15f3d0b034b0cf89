/** Whether CSS shows an element; what is hidden, or in something hidden, cannot take the focus. */
export const isDisplayed = (element: Element) => element.getClientRects().length > 0;
