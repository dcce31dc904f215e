import { type Failure, fail, isFailure } from '@sabuja/kit';
import type { nameOf } from '../../../platform/texts/index.ts';
import { text } from '../../../platform/texts/index.ts';

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
  /** `details` is what is stored now. */
  CHANGED_MEANWHILE: (current: { updated_by: string | null }) => ({
    status: 409 as const,
    message:
      current.updated_by === null
        ? 'This has been changed since you opened it.'
        : text`${current.updated_by} has changed this since you opened it.`,
    details: current,
  }),
};

/** What a change responds with: the record as it is now, which a refused one has in its details. */
export async function readChanged<Saved, Read>(saved: Saved, read: () => Promise<Read>) {
  const isRefused = isFailure(saved);
  if (isRefused && saved.code !== 'CHANGED_MEANWHILE') return saved as Extract<Saved, Failure>;
  const current = await read();
  return isRefused && !isFailure(current) ? fail('CHANGED_MEANWHILE', current) : current;
}
