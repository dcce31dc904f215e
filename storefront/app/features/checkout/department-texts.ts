import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Department } from '@sabuja/contract';

type DepartmentTexts = Record<'order' | 'details' | 'selectSlot', MessageDescriptor>;

/** What the checkout calls the parts of each department's order. */
export const departmentTexts: Record<Department, DepartmentTexts> = {
  KITCHEN: {
    order: msg`Kitchen Order`,
    details: msg`Kitchen Order Details`,
    selectSlot: msg`Select Kitchen Time Slot`,
  },
  GROCERY: {
    order: msg`Grocery Order`,
    details: msg`Grocery Order Details`,
    selectSlot: msg`Select Grocery Time Slot`,
  },
};
