import type { NewStaffStock, StaffStock, StaffStockChange } from '@sabuja/contract';
import { useState } from 'react';
import { useDraftForm } from '../../lib/use-draft-form.ts';
import { describeItemField } from '../items/index.ts';
import { fieldLabels } from './field-labels.ts';
import { productDrafts } from './product-draft.ts';
import { type ProductSaving, previewProduct, saveProduct } from './product-queries.ts';

/** The form of a product; a new one has an opening quantity. */
export function useProductForm(stock: StaffStock | undefined) {
  const [quantity, setQuantity] = useState('0');
  const toSaving = (change: StaffStockChange, saved: StaffStock | undefined): ProductSaving =>
    saved
      ? { id: saved.stock_id, body: { ...change, version: saved.version } }
      : { id: undefined, body: { ...change, quantity: Number(quantity) } as NewStaffStock };
  const form = useDraftForm({
    record: stock,
    drafts: productDrafts,
    labels: fieldLabels,
    send: (change, saved) => saveProduct(toSaving(change, saved)),
    describe: describeItemField,
  });
  const preparePreview = () => previewProduct(toSaving(form.toSend(), form.saved));
  return { ...form, quantity, setQuantity, preparePreview };
}
export type ProductForm = ReturnType<typeof useProductForm>;
