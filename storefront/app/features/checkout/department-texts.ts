import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Department } from '@sabuja/contract';

type DepartmentTexts = Record<'name' | 'order' | 'details' | 'selectSlot', MessageDescriptor>;

/** Labels of each department's parts of the checkout. */
export const departmentTexts: Record<Department, DepartmentTexts> = {
  KITCHEN: {
    name: msg`Kitchen`,
    order: msg`Kitchen Order`,
    details: msg`Kitchen Order Details`,
    selectSlot: msg`Select Kitchen Time Slot`,
  },
  GROCERY: {
    name: msg`Grocery`,
    order: msg`Grocery Order`,
    details: msg`Grocery Order Details`,
    selectSlot: msg`Select Grocery Time Slot`,
  },
};
