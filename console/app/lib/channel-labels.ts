import { msg } from '@lingui/core/macro';

/** How messages reach customers. */
export const channelLabels = {
  sms: msg`SMS`,
  email: msg`E-mail`,
  push: msg`Push message`,
} as const;
