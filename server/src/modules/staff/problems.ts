import type {
  staffAuditCalls,
  staffCalls,
  staffDeviceCalls,
  staffMemberCalls,
  staffPasskeyCalls,
  staffPinCalls,
} from '@sabuja/contract';
import type { ProblemsOf } from '../../platform/http/index.ts';
import { describeWait, text } from '../../platform/texts/index.ts';

export const staffProblems = {
  LINK_OVER: () => ({
    status: 404,
    message: 'This link has been used or has expired. Please ask for a new one.',
  }),
  COMMON_PASSPHRASE: () => ({
    status: 422,
    message: 'This passphrase is one of the most common ones. Please choose another.',
    field: 'passphrase',
  }),
  WRONG_SIGN_IN: () => ({ status: 401, message: 'E-mail address or passphrase is wrong.' }),
  WRONG_CODE: () => ({
    status: 400,
    message: 'This code is wrong or was used already.',
    field: 'code',
  }),
  TOO_MANY_FAILURES: ({ wait }: { wait: number }) => ({
    status: 429,
    message: text`Too many wrong attempts. Please try again in ${describeWait(wait)}.`,
    retryAfter: wait,
  }),
  NOT_ENROLLED: () => ({ status: 409, message: 'No second factor is set up yet.' }),
  SECOND_FACTOR_NEEDED: () => ({
    status: 403,
    message: 'Please confirm with your second factor again.',
  }),
  NOT_FOUND: () => ({ status: 404, message: 'Not found.' }),
} satisfies ProblemsOf<typeof staffCalls>;

export const staffPasskeyProblems = {
  PASSKEYS_UNAVAILABLE: ({ origin }: { origin: string | undefined }) => ({
    status: 409,
    message:
      origin === undefined
        ? 'Passkeys do not work at a bare network address or without https. Please use an authenticator app.'
        : text`Passkeys work at ${origin} only. Please use an authenticator app here.`,
  }),
  WRONG_PASSKEY: () => ({
    status: 400,
    message: 'This passkey was not accepted. Please try again, or use another one.',
  }),
  TOO_MANY_FAILURES: staffProblems.TOO_MANY_FAILURES,
  SECOND_FACTOR_NEEDED: staffProblems.SECOND_FACTOR_NEEDED,
  NO_PASSKEY: () => ({ status: 409, message: 'No passkey is set up yet.' }),
  PASSKEY_TAKEN: () => ({ status: 409, message: 'This passkey is set up already.' }),
  LAST_FACTOR: () => ({
    status: 409,
    message: 'Your role needs a second factor: set up another one first.',
  }),
  NOT_FOUND: staffProblems.NOT_FOUND,
} satisfies ProblemsOf<typeof staffPasskeyCalls>;

export const staffDeviceProblems = {
  TOO_MANY_FAILURES: staffProblems.TOO_MANY_FAILURES,
  CODE_OVER: () => ({
    status: 404,
    message: 'This code is wrong, was used or has expired. Please ask for a new one.',
    field: 'code',
  }),
  ALREADY_ENROLLED: () => ({ status: 409, message: 'This device is enrolled already.' }),
  NOT_FOUND: staffProblems.NOT_FOUND,
} satisfies ProblemsOf<typeof staffDeviceCalls>;

export const staffPinProblems = {
  TOO_MANY_FAILURES: staffProblems.TOO_MANY_FAILURES,
  DEVICE_NOT_ENROLLED: () => ({
    status: 403,
    message: 'A PIN works only on a device of the shop that is enrolled.',
  }),
  WRONG_PIN: () => ({ status: 401, message: 'The PIN is wrong.' }),
  NEW_PIN_NEEDED: () => ({ status: 409, message: 'Please choose a PIN of your own.' }),
  NO_START_PIN: () => ({
    status: 409,
    message:
      'Only a start PIN is replaced here. Please set another PIN on the page of your account.',
  }),
  WEAK_PIN: () => ({
    status: 422,
    message: 'This PIN is easy to guess. Please choose one without a date, a run or a repetition.',
    field: 'pin',
  }),
  NO_PIN_FOR_ROLE: () => ({ status: 409, message: 'A PIN is for pickers and riders only.' }),
  NOT_FOUND: staffProblems.NOT_FOUND,
} satisfies ProblemsOf<typeof staffPinCalls>;

export const staffMemberProblems = {
  LINK_OVER: staffProblems.LINK_OVER,
  COMMON_PASSPHRASE: staffProblems.COMMON_PASSPHRASE,
  NOT_FOUND: staffProblems.NOT_FOUND,
  EMAIL_TAKEN: () => ({
    status: 409,
    message: 'This e-mail address has a staff account already.',
    field: 'email',
  }),
  LAST_OWNER: () => ({
    status: 409,
    message: 'The shop needs an owner: make somebody else an owner first.',
  }),
} satisfies ProblemsOf<typeof staffMemberCalls>;

export const auditProblems = {
  BAD_DATE: () => ({ status: 422, message: 'Please check the date.', field: 'from' }),
} satisfies ProblemsOf<typeof staffAuditCalls>;
