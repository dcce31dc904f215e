import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MissingChoice } from '@sabuja/contract/rules/if-missing';

/** Customer-facing labels of what the shop does if an item is missing. */
export const missingChoiceLabels: Record<MissingChoice, MessageDescriptor> = {
  REPLACE: msg`Replace it with something alike`,
  CALL: msg`Call me`,
  LEAVE_OUT: msg`Leave it out`,
};
