/** Why an upload did not come about; each has a text of its own. */
export type FlowFailure = 'cancelled' | 'uploadFailed' | 'unavailable' | 'notRequested' | 'notReceived';
