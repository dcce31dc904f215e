import type {
  NewStaffComplaintReason,
  StaffComplaintReason,
  StaffComplaintReasonChange,
} from '@sabuja/contract';
import { createDrafts, type DraftField, translationFields } from '../../lib/drafts.ts';

type Field = DraftField<StaffComplaintReason, StaffComplaintReasonChange>;

/** Maps each form field to its text from a reason (`read`) and to the change that is sent (`write`). */
const fields = {
  description: {
    read: ({ description }) => description,
    write: (description) => ({ description }),
  },
  ...translationFields('description'),
  sequence: {
    read: ({ sequence }) => String(sequence),
    write: (value) => ({ sequence: Number(value) }),
  },
} satisfies Record<string, Field>;

export const reasonDrafts = createDrafts<
  StaffComplaintReason,
  StaffComplaintReasonChange,
  keyof typeof fields
>(fields, { sequence: '0' });

/** Default values of a new reason. */
export const emptyReason: NewStaffComplaintReason = {
  description: '',
  translations: {},
  sequence: 0,
  is_hidden: false,
};
