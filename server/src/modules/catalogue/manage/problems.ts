import type { nameOf } from '../../../platform/texts/index.ts';
import { changedMeanwhile } from '../../staff/index.ts';

/** What has a name in each language. */
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
