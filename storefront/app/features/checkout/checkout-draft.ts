import type { Department } from '@sabuja/contract';
import { MAX_NAME_LENGTH, MAX_TYPED_COUPON_LENGTH } from '@sabuja/contract/limits';
import {
  MAX_LINE_NOTE_LENGTH,
  type MissingChoice,
  missingChoices,
} from '@sabuja/contract/rules/if-missing';
import { isPaymentMethod } from '@sabuja/contract/rules/shop-settings';
import { isIstDate } from '@sabuja/kit';
import { readJson, removeStored, writeJson } from '@sabuja/ui/lib/browser-storage.ts';
import { useEffect, useState } from 'react';
import { type CheckoutForm, type DeliveryChoice, emptyForm } from './checkout-form.ts';
import { dateRange } from './time-slots.ts';

type DateRange = { min: string; max: string };
type Draft = Record<string, unknown>;

/**
 * Restores the form from the value stored in this tab, unless it is another customer's; dates that
 * can no longer be booked are dropped.
 */
export function readDraft(stored: unknown, range: DateRange, customerUid: string): CheckoutForm {
  const draft = typeof stored === 'object' && stored !== null ? (stored as Partial<Draft>) : {};
  if (draft.customerUid !== customerUid) return emptyForm;
  const delivery = draft.delivery as Partial<Draft> | undefined;
  return {
    delivery: {
      KITCHEN: readDelivery(delivery?.KITCHEN, range),
      GROCERY: readDelivery(delivery?.GROCERY, range),
    },
    occasion: asText(draft.occasion),
    members: asText(draft.members) || emptyForm.members,
    customerName: asText(draft.customerName).slice(0, MAX_NAME_LENGTH),
    addressUid: asText(draft.addressUid),
    payment: isPaymentMethod(draft.payment) ? draft.payment : '',
    ifMissing: readChoice(draft.ifMissing) ?? '',
    lineChoices: readByLine(draft.lineChoices, readChoice),
    coupon: asText(draft.coupon).slice(0, MAX_TYPED_COUPON_LENGTH),
    notes: readByLine(draft.notes, readNote),
  };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const readChoice = (value: unknown): MissingChoice | undefined =>
  missingChoices.find((choice) => choice === value);

const readNote = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, MAX_LINE_NOTE_LENGTH) : undefined;

/** Parses the values stored by cart line; invalid values are dropped. */
const readByLine = <Value>(
  stored: unknown,
  read: (value: unknown) => Value | undefined,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).flatMap(
      ([line, value]) => {
        const known = read(value);
        return known === undefined ? [] : [[line, known]];
      },
    ),
  );

function readDelivery(value: unknown, range: DateRange): DeliveryChoice {
  const none = emptyForm.delivery.KITCHEN;
  if (typeof value !== 'object' || value === null) return none;
  const { date, slotId } = value as Record<string, unknown>;
  if (typeof date !== 'string' || !isIstDate(date)) return none;
  if (date < range.min || date > range.max) return none;
  return { date, slotId: typeof slotId === 'number' ? slotId : undefined };
}

const draftKey = 'checkout_draft';
const storage = () => sessionStorage;

/** State of the customer's checkout form, stored in this tab so that a reload loses nothing. */
export function useCheckoutForm(customerUid: string) {
  const [form, setForm] = useState(() => {
    const asDraft = (stored: unknown) => readDraft(stored, dateRange(new Date()), customerUid);
    return readJson(storage, draftKey, asDraft) ?? emptyForm;
  });
  useEffect(() => writeJson(storage, draftKey, { ...form, customerUid }), [form, customerUid]);
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
