/** Who asks: an editor sees drafts and writes, a reader is the site's server. */
export interface Caller {
  readonly role: 'editor' | 'reader' | 'stranger';
  /** Of the connection; empty where there is none. */
  readonly address: string;
}
