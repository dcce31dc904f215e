import type { StaffCombo, StaffComboChange } from '@sabuja/contract';
import { createDrafts, type DraftField } from '../../lib/drafts.ts';
import { itemFields, newItem } from '../items/index.ts';
import { readParts, writeParts } from './combo-parts.ts';

/** How each field of the form is read from a combo, and what a change of it sends. */
const fields = {
  ...itemFields,
  parts: {
    read: ({ parts }) => writeParts(parts),
    write: (value) => ({
      parts: readParts(value).map(({ stock_id, quantity }) => ({
        stock_id,
        quantity: Number(quantity),
      })),
    }),
  },
} satisfies Record<string, DraftField<StaffCombo, StaffComboChange>>;
export type ComboField = keyof typeof fields;

/** What the form of a combo shows, and what it sends. */
export const comboDrafts = createDrafts<StaffCombo, StaffComboChange, ComboField>(fields, newItem);
