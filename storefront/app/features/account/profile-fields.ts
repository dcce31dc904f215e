import type { MessageDescriptor } from '@lingui/core';
import type { User } from '@sabuja/contract';
import { rejectionOf } from '@sabuja/ui/lib/refusal.ts';
import { failureReason, withCountryCode } from '../sign-in/index.ts';

/** The form's values as typed; `mobile` is ten digits without +91. */
export type ProfileFields = { full_name: string; email: string; mobile: string; otp: string };
/** Field names as the server uses them. */
export type FieldName = 'full_name' | 'email' | 'mobile_no' | 'otp';

export const toFields = (user: User): ProfileFields => ({
  full_name: user.full_name ?? '',
  email: user.email ?? '',
  mobile: user.mobile_no.replace(/^\+91/, ''),
  otp: '',
});

/** The request body; includes the one-time code if `withCode`. */
export const toForm = ({ full_name, email, mobile, otp }: ProfileFields, withCode: boolean) => ({
  full_name,
  email,
  mobile_no: withCountryCode(mobile),
  ...(withCode && { otp }),
});

const FIELD_NAMES: readonly string[] = [
  'full_name',
  'email',
  'mobile_no',
  'otp',
] satisfies FieldName[];

/** The server's validation message and its field; `mobile_no` if the server names no field. */
export function toFieldError(error: unknown): {
  field: FieldName;
  message: MessageDescriptor | string | undefined;
} {
  const problem = rejectionOf(error);
  if (problem === undefined) return { field: 'mobile_no', message: undefined };
  const fieldName = problem.field ?? '';
  const field = FIELD_NAMES.includes(fieldName) ? (fieldName as FieldName) : 'mobile_no';
  const message = field === 'otp' ? problem.message : failureReason(error);
  return { field, message };
}
