import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MissingReason } from '@sabuja/contract/rules/missing-reasons';

/** Why units are missing, as pickers choose it. */
export const reasonLabels: Record<MissingReason, MessageDescriptor> = {
  NOT_THERE: msg`Not there`,
  DAMAGED: msg`Damaged`,
  NOT_WANTED: msg`Customer does without`,
};
