import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_ONLINE_AMOUNT, MAX_PLAN_DAYS, MIN_ONLINE_AMOUNT } from './limits.ts';
import { Id, Message, NonBlank } from './schemas.ts';
import {
  conflict,
  InOtherLanguages,
  madeFrom,
  revisionFields,
  TranslatedText,
} from './staff-items.ts';

const Plan = Type.Object({
  plan_name: NonBlank(60),
  additional_perks: Type.String({ maxLength: 300 }),
  translations: InOtherLanguages({
    plan_name: TranslatedText(60),
    additional_perks: TranslatedText(300),
  }),
  min_amount: Type.Number({
    minimum: MIN_ONLINE_AMOUNT / 100,
    maximum: MAX_ONLINE_AMOUNT / 100,
    multipleOf: 0.01,
    description: 'rupees of the least recharge that buys it',
  }),
  cashback: Type.Number({
    minimum: 0,
    maximum: MAX_ONLINE_AMOUNT / 100,
    multipleOf: 0.01,
    description: 'rupees, at most the least recharge',
  }),
  discount: Type.Number({
    minimum: 0,
    maximum: 99,
    multipleOf: 0.01,
    description: 'percent of every order',
  }),
  free_shipping: Type.Boolean(),
  priority_delivery: Type.Boolean(),
  validity_days: Type.Integer({ minimum: 0, maximum: MAX_PLAN_DAYS, description: '0 is lifetime' }),
  sequence: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description: 'smaller ones come first',
  }),
  is_hidden: Type.Boolean({ description: 'not offered' }),
});

/** A wallet plan as staff see and change it. */
export const StaffPlan = Type.Object({
  plan_id: Id,
  ...Plan.properties,
  bought: Type.Integer({ description: 'how often; each on the terms of its time' }),
  ...revisionFields,
});
export type StaffPlan = Static<typeof StaffPlan>;

/** A plan to create. */
export type NewStaffPlan = Static<typeof Plan>;
const PlanChange = Type.Object({ ...Type.Partial(Plan).properties, ...madeFrom });
/** A change of a plan: omitted fields stay as they are. */
export type StaffPlanChange = Static<typeof PlanChange>;

const manage = { guard: 'staff', may: 'settings.manage' } as const;
const params = Type.Object({ id: Id });
const problems = { NO_PLAN: 404, PLAN_EXISTS: 409, BAD_CASHBACK: 422 } as const;
const invalid = { plan_name: 'Please enter the name of the plan.' };

export const staffPlanCalls = {
  'GET /api/v1/staff/plans': call({
    operationId: 'listStaffPlans',
    summary: 'The plans in the order of their list, hidden ones too',
    ...manage,
    rate: 'read',
    response: Type.Object({ results: Type.Array(StaffPlan) }),
  }),
  'POST /api/v1/staff/plans': call({
    operationId: 'createPlan',
    summary: 'Create a plan',
    ...manage,
    rate: 'write',
    body: Plan,
    invalid,
    problems,
    response: StaffPlan,
  }),
  'PATCH /api/v1/staff/plans/{id}': call({
    operationId: 'changePlan',
    summary:
      'Change a plan, for who buys it from now on. CHANGED_MEANWHILE has it as it is now in its details',
    ...manage,
    rate: 'write',
    params,
    body: PlanChange,
    invalid,
    problems: { ...problems, ...conflict },
    response: Type.Object({ ...StaffPlan.properties, ...Message.properties }),
  }),
  'DELETE /api/v1/staff/plans/{id}': call({
    operationId: 'deletePlan',
    summary: 'Remove a plan; who has bought it keeps it',
    ...manage,
    rate: 'write',
    params,
    problems: { NO_PLAN: 404 },
    response: Message,
  }),
};
