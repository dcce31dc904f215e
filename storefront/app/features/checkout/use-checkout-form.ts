import type { Department } from '@sabuja/contract';
import { readJson, removeStored, writeJson } from '@sabuja/ui/lib/browser-storage.ts';
import { useEffect, useState } from 'react';
import { readDraft } from './checkout-draft.ts';
import { type CheckoutForm, type DeliveryChoice, emptyForm } from './checkout-form.ts';
import { dateRange } from './time-slots.ts';

const draftKey = 'checkout_draft';
const storage = () => sessionStorage;
const asDraft = (stored: unknown) => readDraft(stored, dateRange(new Date()));

/** State of the checkout form, stored in this tab so that a reload loses nothing. */
export function useCheckoutForm() {
  const [form, setForm] = useState(() => readJson(storage, draftKey, asDraft) ?? emptyForm);
  useEffect(() => writeJson(storage, draftKey, form), [form]);
  return {
    form,
    replace: setForm,
    update: (changes: Partial<CheckoutForm>) => setForm((current) => ({ ...current, ...changes })),
    updateDelivery: (department: Department, changes: Partial<DeliveryChoice>) =>
      setForm((current) => ({
        ...current,
        delivery: {
          ...current.delivery,
          [department]: { ...current.delivery[department], ...changes },
        },
      })),
  };
}

export const clearDraft = (): void => removeStored(storage, draftKey);
