import type { Department } from '@sabuja/contract';
import { useEffect, useState } from 'react';
import { readDraft } from './checkout-draft.ts';
import type { CheckoutForm, DeliveryChoice } from './checkout-form.ts';
import { dateRange } from './time-slots.ts';

const draftKey = 'checkout_draft';

/** What the customer chooses, kept in this tab so that a reload loses nothing. */
export function useCheckoutForm() {
  const [form, setForm] = useState(() =>
    readDraft(sessionStorage.getItem(draftKey), dateRange(new Date())),
  );
  useEffect(() => sessionStorage.setItem(draftKey, JSON.stringify(form)), [form]);
  return {
    form,
    change: (part: Partial<CheckoutForm>) => setForm((before) => ({ ...before, ...part })),
    changeDelivery: (department: Department, part: Partial<DeliveryChoice>) =>
      setForm((before) => ({
        ...before,
        delivery: {
          ...before.delivery,
          [department]: { ...before.delivery[department], ...part },
        },
      })),
  };
}

export const forgetDraft = (): void => sessionStorage.removeItem(draftKey);
