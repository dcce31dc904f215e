import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MovementReason, WasteReason } from '@sabuja/contract/rules/stock-ledger';

/** Why a quantity changed. */
export const movementLabels: Record<MovementReason, MessageDescriptor> = {
  OPENING: msg`Opening stock`,
  RECEIVED: msg`Received`,
  SOLD: msg`Sold`,
  RETURNED: msg`Returned`,
  NOT_THERE: msg`Was not there`,
  DAMAGED: msg`Damaged`,
  WASTE: msg`Waste`,
  COUNTED: msg`Counted`,
  CHANGED: msg`Changed`,
  RECALLED: msg`Recalled`,
};

/** Why units cannot be sold. */
export const wasteLabels: Record<WasteReason, MessageDescriptor> = {
  EXPIRED: msg`Expired`,
  SPOILT: msg`Spoilt`,
  BROKEN: msg`Broken`,
  OWN_USE: msg`Used by the shop`,
  OTHER: msg`Other reason`,
};
