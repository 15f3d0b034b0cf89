/** One sent SMS or e-mail, kept for a person or a test to read. OPS-04. */
export interface Message {
  readonly to: string;
  readonly channel: 'SMS' | 'EMAIL';
  readonly text: string;
  readonly code?: string;
  readonly link?: string;
  readonly at: string;
}

export interface Outbox {
  send(message: Omit<Message, 'at'>): Promise<void>;
  /** Newest first; all of them when `to` is left out. */
  list(to?: string): Promise<readonly Message[]>;
  clear(): Promise<void>;
}
