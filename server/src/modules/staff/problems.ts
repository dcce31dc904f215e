import type {
  staffAuditCalls,
  staffCalls,
  staffMemberCalls,
  staffPasskeyCalls,
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
