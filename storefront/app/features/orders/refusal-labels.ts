import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalReason } from '@sabuja/contract/rules/refused-units';

/** Customer-facing labels of the reasons why an item was refused at the door. */
export const refusalLabels: Record<RefusalReason, MessageDescriptor> = {
  NOT_FRESH: msg`not fresh`,
  DAMAGED: msg`damaged`,
  WRONG_ITEM: msg`not what was ordered`,
  NOT_WANTED: msg`no longer wanted`,
};
