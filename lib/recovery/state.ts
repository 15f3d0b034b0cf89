import type { Channel } from './contract.ts';

export type RecoveryState =
  | { readonly step: 'Email' }
  | {
      readonly step: 'Verification';
      readonly email: string;
      readonly channel: Channel;
      /** RST-11: three messages were sent within 24 hours. */
      readonly isBlocked: boolean;
      readonly resendInSeconds: number;
    }
  | { readonly step: 'Password'; readonly email: string }
  | { readonly step: 'Complete' };
