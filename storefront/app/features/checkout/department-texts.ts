import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Department } from '@sabuja/contract';

type DepartmentTexts = Record<
  'order' | 'details' | 'date' | 'slot' | 'selectSlot',
  MessageDescriptor
>;

/** What the checkout calls the parts of each department's order. */
export const departmentTexts: Record<Department, DepartmentTexts> = {
  KITCHEN: {
    order: msg`Kitchen Order`,
    details: msg`Kitchen Order Details`,
    date: msg`Kitchen Date`,
    slot: msg`Kitchen Time Slot`,
    selectSlot: msg`Select Kitchen Time Slot`,
  },
  GROCERY: {
    order: msg`Grocery Order`,
    details: msg`Grocery Order Details`,
    date: msg`Grocery Date`,
    slot: msg`Grocery Time Slot`,
    selectSlot: msg`Select Grocery Time Slot`,
  },
};
