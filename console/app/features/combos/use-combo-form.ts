import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { NewStaffCombo, StaffCombo, StaffComboChange } from '@sabuja/contract';
import { useState } from 'react';
import { useDraftForm } from '../../lib/use-draft-form.ts';
import { describeItemField, itemLabels } from '../items/index.ts';
import { comboDrafts } from './combo-draft.ts';
import { type PartProduct, productsOf, readParts, writeParts } from './combo-parts.ts';
import { type ComboSaving, previewCombo, saveCombo } from './combo-queries.ts';

const labels = { ...itemLabels, parts: msg`Products` };

const toSaving = (change: StaffComboChange, saved: StaffCombo | undefined): ComboSaving =>
  saved
    ? { id: saved.combo_id, body: { ...change, version: saved.version } }
    : { id: undefined, body: change as NewStaffCombo };

/** State of the combo form, with its parts and the loaded data of their products. */
export function useComboForm(combo: StaffCombo | undefined) {
  const { t } = useLingui();
  const [added, setAdded] = useState<readonly PartProduct[]>([]);
  const nameOf = (id: number): string => known.get(id)?.name ?? t`Product ${id}`;
  const form = useDraftForm({
    record: combo,
    drafts: comboDrafts,
    labels,
    send: (change, saved) => saveCombo(toSaving(change, saved)),
    describe: (field, value) =>
      field === 'parts'
        ? readParts(value)
            .map(({ stock_id, quantity }) => `${quantity} × ${nameOf(stock_id)}`)
            .join(', ')
        : describeItemField(field, value),
  });
  const known = new Map(
    [
      ...(combo ? productsOf(combo) : []),
      ...added,
      ...(form.saved ? productsOf(form.saved) : []),
    ].map((product) => [product.stock_id, product]),
  );
  const parts = readParts(form.draft.parts);
  const setParts = (next: typeof parts) => form.set('parts', writeParts(next));
  return {
    ...form,
    nameOf,
    preparePreview: () => previewCombo(toSaving(form.toSend(), form.saved)),
    parts: parts.map((part) => ({ ...part, product: known.get(part.stock_id) })),
    setQuantity: (stockId: number, quantity: string) =>
      setParts(parts.map((part) => (part.stock_id === stockId ? { ...part, quantity } : part))),
    add: (product: PartProduct) => {
      setAdded((before) => [...before, product]);
      setParts([...parts, { stock_id: product.stock_id, quantity: '1' }]);
    },
    remove: (stockId: number) => setParts(parts.filter(({ stock_id }) => stock_id !== stockId)),
  };
}
export type ComboForm = ReturnType<typeof useComboForm>;
