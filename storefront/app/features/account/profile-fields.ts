import type { MessageDescriptor } from '@lingui/core';
import type { User } from '@sabuja/contract';
import { rejectionOf } from '../../lib/refusal.ts';
import { refusalReason, withCountryCode } from '../sign-in/index.ts';

/** What is typed: the number as ten digits. */
export type ProfileFields = { full_name: string; email: string; mobile: string; otp: string };
/** A field as the server names it. */
export type FieldName = 'full_name' | 'email' | 'mobile_no' | 'otp';

export const fieldsOf = (user: User): ProfileFields => ({
  full_name: user.full_name ?? '',
  email: user.email ?? '',
  mobile: user.mobile_no.replace(/^\+91/, ''),
  otp: '',
});

/** The form as it is sent; with the code once it has been asked for. */
export const formOf = ({ full_name, email, mobile, otp }: ProfileFields, withCode: boolean) => ({
  full_name,
  email,
  mobile_no: withCountryCode(mobile),
  ...(withCode && { otp }),
});

const names: readonly string[] = ['full_name', 'email', 'mobile_no', 'otp'] satisfies FieldName[];

/** What the server found wrong and in which field; what concerns no field concerns the number and its code. */
export function troubleOf(error: unknown): {
  field: FieldName;
  words: MessageDescriptor | string | undefined;
} {
  const problem = rejectionOf(error);
  if (problem === undefined) return { field: 'mobile_no', words: undefined };
  const named = problem.field ?? '';
  const field = names.includes(named) ? (named as FieldName) : 'mobile_no';
  const words = field === 'otp' ? problem.message : refusalReason(error);
  return { field, words };
}
