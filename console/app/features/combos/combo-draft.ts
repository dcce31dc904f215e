import type { StaffCombo, StaffComboChange } from '@sabuja/contract';
import { createDrafts, type DraftField } from '../../lib/drafts.ts';
import { itemFields, newItem } from '../items/index.ts';
import { readParts, writeParts } from './combo-parts.ts';

/** Maps each form field to its text from a combo (`read`) and to the change that is sent (`write`). */
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

/** Drafts of the combo form: convert between a combo, its form fields and the change that is sent. */
export const comboDrafts = createDrafts<StaffCombo, StaffComboChange, ComboField>(fields, newItem);
