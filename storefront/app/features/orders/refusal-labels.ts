import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalReason } from '@sabuja/contract/rules/refused-units';

/** Why something was refused at the door, as its customer reads it. */
export const refusalLabels: Record<RefusalReason, MessageDescriptor> = {
  NOT_FRESH: msg`not fresh`,
  DAMAGED: msg`damaged`,
  WRONG_ITEM: msg`not what was ordered`,
  NOT_WANTED: msg`no longer wanted`,
};
