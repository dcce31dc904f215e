import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MissingChoice } from '@sabuja/contract/rules/if-missing';

/** What the shop does when something is missing, as customers choose it. */
export const missingChoiceLabels: Record<MissingChoice, MessageDescriptor> = {
  REPLACE: msg`Replace it with something alike`,
  CALL: msg`Call me`,
  LEAVE_OUT: msg`Leave it out`,
};
