import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_COMPLAINT_REASON_LENGTH } from './limits.ts';
import { Id, Message, NonBlank } from './schemas.ts';
import {
  conflict,
  InOtherLanguages,
  madeFrom,
  revisionFields,
  TranslatedText,
} from './staff-items.ts';

const Reason = Type.Object({
  description: NonBlank(MAX_COMPLAINT_REASON_LENGTH),
  translations: InOtherLanguages({ description: TranslatedText(MAX_COMPLAINT_REASON_LENGTH) }),
  sequence: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description: 'smaller ones come first',
  }),
  is_hidden: Type.Boolean({ description: 'not offered' }),
});

/** A reason that customers choose for a complaint, as staff change it. */
export const StaffComplaintReason = Type.Object({
  reason_id: Id,
  ...Reason.properties,
  ...revisionFields,
});
export type StaffComplaintReason = Static<typeof StaffComplaintReason>;

/** A reason to create. */
export type NewStaffComplaintReason = Static<typeof Reason>;
const ReasonChange = Type.Object({ ...Type.Partial(Reason).properties, ...madeFrom });
/** A change of a reason: omitted fields stay as they are. */
export type StaffComplaintReasonChange = Static<typeof ReasonChange>;

const manage = { guard: 'staff', may: 'settings.manage' } as const;
const problems = { NO_REASON: 404, REASON_EXISTS: 409, LAST_REASON: 409 } as const;
const invalid = { description: 'Please enter the reason, in 200 characters or less.' };

export const staffComplaintReasonCalls = {
  'GET /api/v1/staff/complaint-reasons': call({
    operationId: 'listStaffComplaintReasons',
    summary: 'The reasons for a complaint in the order of their list, hidden ones too',
    ...manage,
    rate: 'read',
    response: Type.Object({ results: Type.Array(StaffComplaintReason) }),
  }),
  'POST /api/v1/staff/complaint-reasons': call({
    operationId: 'createComplaintReason',
    summary: 'Create a reason for a complaint',
    ...manage,
    rate: 'write',
    body: Reason,
    invalid,
    problems,
    response: StaffComplaintReason,
  }),
  'PATCH /api/v1/staff/complaint-reasons/{id}': call({
    operationId: 'changeComplaintReason',
    summary:
      'Change a reason; complaints keep the words of their time. CHANGED_MEANWHILE has it as it is now in its details',
    ...manage,
    rate: 'write',
    params: Type.Object({ id: Id }),
    body: ReasonChange,
    invalid,
    problems: { ...problems, ...conflict },
    response: Type.Object({ ...StaffComplaintReason.properties, ...Message.properties }),
  }),
};
