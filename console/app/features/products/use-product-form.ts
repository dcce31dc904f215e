import { useLingui } from '@lingui/react/macro';
import type { NewStaffStock, StaffStock } from '@sabuja/contract';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';
import type { ChangeEvent } from 'react';
import { useState } from 'react';
import { fieldLabels } from './field-labels.ts';
import {
  type DraftField,
  emptyDraft,
  findChanged,
  type ProductDraft,
  rebaseDraft,
  toChange,
  toDraft,
  toDraftField,
  toNewProduct,
} from './product-draft.ts';
import { useSaveProduct } from './product-queries.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** What somebody else saved while the form was open. */
export type Conflict = {
  by: string | null;
  theirs: DraftField[];
  conflicts: DraftField[];
  current: ProductDraft;
};

/** The form of a product: what was typed, what of it is not saved, and what others saved meanwhile. */
export function useProductForm(stock: StaffStock | undefined) {
  const { i18n } = useLingui();
  const [saved, setSaved] = useState(stock);
  const base = saved ? toDraft(saved) : emptyDraft;
  const [draft, setDraft] = useState(base);
  const [quantity, setQuantity] = useState('0');
  const [conflict, setConflict] = useState<Conflict>();
  const saving = useSaveProduct();
  const changed = findChanged(draft, base);
  const problem = problemOf(saving.error);
  const set = (field: DraftField, value: string) =>
    setDraft((current) => ({ ...current, [field]: value }));

  const onRefused = (error: unknown) => {
    const refusal = problemOf(error);
    if (refusal?.code !== 'CHANGED_MEANWHILE') return;
    const current = refusal.details as StaffStock;
    const rebased = rebaseDraft(draft, base, toDraft(current));
    setSaved(current);
    setDraft(rebased.draft);
    setConflict({ ...rebased, by: current.updated_by, current: toDraft(current) });
  };
  const save = (onSaved: (stock: StaffStock) => void) => {
    const input = saved
      ? { id: saved.stock_id, body: { ...toChange(draft, changed), version: saved.version } }
      : {
          id: undefined,
          body: { ...toNewProduct(draft), quantity: Number(quantity) } as NewStaffStock,
        };
    saving.mutate(input, {
      onError: onRefused,
      onSuccess: (result) => {
        setSaved(result);
        setDraft(toDraft(result));
        setConflict(undefined);
        onSaved(result);
      },
    });
  };
  return {
    saved,
    draft,
    set,
    quantity,
    setQuantity,
    isDirty: changed.length > 0,
    discard: () => {
      setDraft(base);
      setConflict(undefined);
      saving.reset();
    },
    save,
    isSaving: saving.isPending,
    /** Why it was not saved, unless that stands beside a field or is a conflict. */
    error:
      toDraftField(problem?.field) || problem?.code === 'CHANGED_MEANWHILE' ? null : saving.error,
    conflict,
    /** Label, value and error of a field. */
    bind: (field: DraftField) => ({
      label: i18n._(fieldLabels[field]),
      name: field,
      value: draft[field],
      onChange: ({ target }: ChangeEvent<Control>) => set(field, target.value),
      error: toDraftField(problem?.field) === field ? problem?.message : undefined,
    }),
  };
}
export type ProductForm = ReturnType<typeof useProductForm>;
