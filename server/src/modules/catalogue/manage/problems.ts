import type { staffCategoryCalls, staffComboCalls, staffProductCalls } from '@sabuja/contract';
import type { ProblemsOf } from '../../../platform/http/index.ts';
import { nameOf, text } from '../../../platform/texts/index.ts';
import { changedMeanwhile } from '../../staff/index.ts';

/** Anything with a name in each language. */
export type Named = Parameters<typeof nameOf>[0];

/** Refusals of changes to products, combos and categories. */
export const itemProblems = {
  BAD_CATEGORY: () => ({
    status: 422 as const,
    message: 'Please choose a subcategory.',
    field: 'subcategory_id',
  }),
  BAD_PRICE: ({ field }: { field: 'cost' | 'discount' | 'mrp' }) => ({
    status: 422 as const,
    message:
      'Please enter amounts with two decimals or less; the price after discount must be above ₹0.',
    field,
  }),
  CHANGED_MEANWHILE: changedMeanwhile,
};

/** Refusals of changes to products. */
export const stockProblems = {
  ...itemProblems,
  NO_STOCK: () => ({ status: 404, message: 'This product was not found.' }),
  ABOVE_MRP: ({ field }: { field: 'cost' | 'mrp' }) => ({
    status: 422,
    message: 'The price cannot be above the MRP.',
    field,
  }),
  BAD_NET_QUANTITY: () => ({
    status: 422,
    message: 'Please enter the net quantity with its unit.',
    field: 'label.net_quantity',
  }),
  SKU_TAKEN: (other: Named) => ({
    status: 409,
    message: text`${nameOf(other)} has this SKU already.`,
    field: 'sku',
  }),
  BARCODE_TAKEN: (other: Named) => ({
    status: 409,
    message: text`${nameOf(other)} has this barcode already.`,
    field: 'barcode',
  }),
  IN_COMBO: ({ combo, field }: { combo: Named; field: 'department' | 'mrp' }) => ({
    status: 409,
    message:
      field === 'mrp'
        ? text`The combo ${nameOf(combo)} has this product, and its products agree on whether prices include GST.`
        : text`The combo ${nameOf(combo)} has this product, and a combo is of one department.`,
    field,
  }),
} satisfies ProblemsOf<typeof staffProductCalls>;

/** Refusals of changes to combos. */
export const comboProblems = {
  ...itemProblems,
  NO_COMBO: () => ({ status: 404, message: 'This combo was not found.' }),
  BAD_PARTS: () => ({
    status: 422,
    message: 'Please choose products of the shop, each once.',
    field: 'parts',
  }),
  MIXED_TAXES: () => ({
    status: 422,
    message: 'Please choose products whose prices all include GST, or none.',
    field: 'parts',
  }),
  MIXED_DEPARTMENTS: () => ({
    status: 422,
    message: 'Please choose products of one department.',
    field: 'parts',
  }),
} satisfies ProblemsOf<typeof staffComboCalls>;

/** Refusals of changes to categories. */
export const categoryProblems = {
  NO_CATEGORY: () => ({ status: 404, message: 'This category was not found.' }),
  BAD_PARENT: () => ({
    status: 422,
    message: 'Please choose a category of the first level.',
    field: 'parent_id',
  }),
  NOT_EMPTY: () => ({
    status: 409,
    message: 'It has subcategories or products. Please move them first.',
    field: 'parent_id',
  }),
  CHANGED_MEANWHILE: itemProblems.CHANGED_MEANWHILE,
} satisfies ProblemsOf<typeof staffCategoryCalls>;
