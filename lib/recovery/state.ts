import type { Channel } from './contract.ts';

/** Where a browser is on the way to a new password, as the site's handlers tell it. */
export type RecoveryState =
  | { readonly step: 'Email' }
  | {
      readonly step: 'Verification';
      readonly email: string;
      readonly channel: Channel;
      /** RST-11: three messages have gone out within 24 hours. */
      readonly isBlocked: boolean;
      readonly resendInSeconds: number;
    }
  | { readonly step: 'Password'; readonly email: string }
  | { readonly step: 'Complete' };
