import type { NewStaffStock, StaffStock } from '@sabuja/contract';
import { useState } from 'react';
import { useDraftForm } from '../../lib/use-draft-form.ts';
import { fieldLabels } from './field-labels.ts';
import { productDrafts } from './product-draft.ts';
import { saveProduct } from './product-queries.ts';

/** The form of a product; a new one has an opening quantity. */
export function useProductForm(stock: StaffStock | undefined) {
  const [quantity, setQuantity] = useState('0');
  const form = useDraftForm({
    record: stock,
    drafts: productDrafts,
    labels: fieldLabels,
    send: (change, saved) =>
      saved
        ? saveProduct({ id: saved.stock_id, body: { ...change, version: saved.version } })
        : saveProduct({
            id: undefined,
            body: { ...change, quantity: Number(quantity) } as NewStaffStock,
          }),
  });
  return { ...form, quantity, setQuantity };
}
export type ProductForm = ReturnType<typeof useProductForm>;
