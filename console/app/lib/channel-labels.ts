import { msg } from '@lingui/core/macro';

/** Labels of the channels by which messages reach customers. */
export const channelLabels = {
  sms: msg`SMS`,
  email: msg`E-mail`,
  push: msg`Push message`,
} as const;
