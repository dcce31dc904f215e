import type { NewStaffPlan, StaffPlan, StaffPlanChange } from '@sabuja/contract';
import { createDrafts, type DraftField, translationFields } from '../../lib/drafts.ts';

type Field = DraftField<StaffPlan, StaffPlanChange>;
type Numeric = 'min_amount' | 'cashback' | 'discount' | 'validity_days' | 'sequence';

const number = (name: Numeric): Field => ({
  read: (plan) => String(plan[name]),
  write: (value) => ({ [name]: Number(value) }),
});
const check = (name: 'free_shipping' | 'priority_delivery'): Field => ({
  read: (plan) => (plan[name] ? '✓' : ''),
  write: (value) => ({ [name]: value !== '' }),
});

/** How each field of the form is read from a plan, and what a change of it sends. */
const fields = {
  plan_name: { read: (plan) => plan.plan_name, write: (value) => ({ plan_name: value }) },
  ...translationFields('plan_name'),
  min_amount: number('min_amount'),
  cashback: number('cashback'),
  discount: number('discount'),
  validity_days: number('validity_days'),
  free_shipping: check('free_shipping'),
  priority_delivery: check('priority_delivery'),
  additional_perks: {
    read: (plan) => plan.additional_perks,
    write: (value) => ({ additional_perks: value }),
  },
  ...translationFields('additional_perks'),
  sequence: number('sequence'),
} satisfies Record<string, Field>;
export type PlanField = keyof typeof fields;

export const planDrafts = createDrafts<StaffPlan, StaffPlanChange, PlanField>(fields, {
  cashback: '0',
  discount: '0',
  validity_days: '30',
  sequence: '0',
});

/** Default values of a new plan. */
export const emptyPlan: NewStaffPlan = {
  plan_name: '',
  additional_perks: '',
  translations: {},
  min_amount: 0,
  cashback: 0,
  discount: 0,
  free_shipping: false,
  priority_delivery: false,
  validity_days: 0,
  sequence: 0,
  is_hidden: false,
};
