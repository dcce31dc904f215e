import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalReason } from '@sabuja/contract/rules/refused-units';

/** Why a customer refuses something, as riders choose it. */
export const refusalLabels: Record<RefusalReason, MessageDescriptor> = {
  NOT_FRESH: msg`Not fresh`,
  DAMAGED: msg`Damaged`,
  WRONG_ITEM: msg`Not what was ordered`,
  NOT_WANTED: msg`No longer wanted`,
};
