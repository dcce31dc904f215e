import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_PASSPHRASE_LENGTH, MIN_PASSPHRASE_LENGTH } from './limits.ts';
import { type StaffPermission, staffPermissions, staffRoles } from './rules/staff-roles.ts';
import { Instant, Language, Message, NonBlank, Nullable, Uid } from './schemas.ts';

export const StaffRole = Type.Enum([...staffRoles], { type: 'string' });
export type StaffRole = Static<typeof StaffRole>;

const Permission = Type.Enum(Object.keys(staffPermissions) as StaffPermission[], {
  type: 'string',
});

export const StaffName = NonBlank(80);
export const StaffEmail = Type.String({ format: 'email', maxLength: 254 });
export const Passphrase = Type.String({
  minLength: MIN_PASSPHRASE_LENGTH,
  maxLength: MAX_PASSPHRASE_LENGTH,
});
export const LinkToken = Type.String({ minLength: 1, maxLength: 100 });
const TotpCode = Type.String({
  pattern: '^\\s*[0-9]{3}\\s?[0-9]{3}\\s*$',
  maxLength: 20,
  description: 'six digits of the authenticator app',
});

/**
 * The next step of a sign-in. `totp`: enter a code of the authenticator app. `passkey`: use a passkey. `enrol`: set up
 * the first second factor. `done`: signed in.
 */
export const StaffNext = Type.Enum(['totp', 'passkey', 'enrol', 'done'], { type: 'string' });
export type StaffNext = Static<typeof StaffNext>;
export const StaffNextStep = Type.Object({ next: StaffNext });

export const StaffMember = Type.Object({
  uid: Uid,
  name: Type.String(),
  email: Type.String(),
  role: StaffRole,
});
export type StaffMember = Static<typeof StaffMember>;

export const StaffSession = Type.Object({
  next: StaffNext,
  member: StaffMember,
  permissions: Type.Array(Permission, {
    description: 'of the role; none before the sign-in is done',
  }),
  second_factor_at: Nullable(Instant),
  second_factors: Type.Array(Type.Union([Type.Literal('totp'), Type.Literal('passkey')]), {
    description: 'those that the member has set up',
  }),
  language: Nullable(Language),
  by_pin: Type.Boolean({
    description:
      'it began by PIN on a shared device: the account and its second factors are closed',
  }),
  expires_at: Instant,
});
export type StaffSession = Static<typeof StaffSession>;

export const StaffDeviceSession = Type.Object({
  id: Uid,
  is_current: Type.Boolean(),
  created_at: Instant,
  last_used_at: Instant,
  address: Type.String({ description: 'network address at the sign-in' }),
  user_agent: Type.String(),
});
export type StaffDeviceSession = Static<typeof StaffDeviceSession>;

const RecoveryCodes = Type.Object({
  recovery_codes: Type.Array(Type.String(), {
    description: 'ten; each works once, shown only now',
  }),
});

export const invalidPassphrase = {
  passphrase: `Please choose a passphrase of ${MIN_PASSPHRASE_LENGTH} characters or more.`,
};
export const signInProblems = { TOO_MANY_FAILURES: 429 } as const;

export const staffCalls = {
  'POST /api/v1/staff/setup': call({
    operationId: 'staffSetUp',
    summary: 'Create the first owner with the one-time link that the start prints; signs in',
    guard: 'public',
    rate: 'otp',
    body: Type.Object({
      token: LinkToken,
      name: StaffName,
      email: StaffEmail,
      passphrase: Passphrase,
    }),
    invalid: invalidPassphrase,
    problems: { LINK_OVER: 404, COMMON_PASSPHRASE: 422 },
    response: StaffNextStep,
  }),
  'POST /api/v1/staff/session': call({
    operationId: 'staffSignIn',
    summary: 'Sign in by e-mail and passphrase; returns the next step',
    guard: 'public',
    rate: 'otp',
    body: Type.Object({
      email: Type.String({ maxLength: 254 }),
      passphrase: Type.String({ maxLength: MAX_PASSPHRASE_LENGTH }),
    }),
    problems: { ...signInProblems, WRONG_SIGN_IN: 401 },
    response: StaffNextStep,
  }),
  'GET /api/v1/staff/session': call({
    operationId: 'getStaffSession',
    summary: 'Who is signed in, and what they may do',
    guard: 'staff-session',
    byPin: true,
    rate: 'read',
    response: StaffSession,
  }),
  'DELETE /api/v1/staff/session': call({
    operationId: 'staffSignOut',
    summary: 'Sign out',
    guard: 'staff-session',
    byPin: true,
    rate: 'write',
    response: Message,
  }),
  'POST /api/v1/staff/session/totp': call({
    operationId: 'staffSecondFactor',
    summary: 'Enter a code of the app, or a recovery code: at the sign-in, and again for some acts',
    guard: 'staff-session',
    rate: 'otp',
    body: Type.Object({ code: Type.String({ minLength: 6, maxLength: 20 }) }),
    problems: { ...signInProblems, WRONG_CODE: 400, NOT_ENROLLED: 409 },
    response: StaffNextStep,
  }),
  'POST /api/v1/staff/totp': call({
    operationId: 'beginTotp',
    summary: 'Begin to set up an authenticator app',
    guard: 'staff-session',
    rate: 'otp',
    problems: { SECOND_FACTOR_NEEDED: 403 },
    response: Type.Object({
      secret: Type.String(),
      uri: Type.String({ description: 'for a QR code' }),
    }),
  }),
  'POST /api/v1/staff/totp/confirm': call({
    operationId: 'confirmTotp',
    summary:
      'Confirm the app by a code of it; answers new recovery codes and completes the sign-in',
    guard: 'staff-session',
    rate: 'otp',
    body: Type.Object({ code: TotpCode }),
    problems: { ...signInProblems, SECOND_FACTOR_NEEDED: 403, WRONG_CODE: 400, NOT_ENROLLED: 409 },
    response: RecoveryCodes,
  }),
  'POST /api/v1/staff/recovery-codes': call({
    operationId: 'renewRecoveryCodes',
    summary: 'Replace the recovery codes by ten new ones',
    guard: 'staff',
    may: 'own.account',
    recentFactor: true,
    rate: 'write',
    problems: { NOT_ENROLLED: 409 },
    response: RecoveryCodes,
  }),
  'PUT /api/v1/staff/language': call({
    operationId: 'saveStaffLanguage',
    summary: 'The language of the member: of the console on every device, and of e-mails to them',
    guard: 'staff',
    may: 'own.account',
    byPin: true,
    rate: 'write',
    body: Type.Object({ language: Language }),
    response: Type.Object({ language: Language }),
  }),
  'GET /api/v1/staff/sessions': call({
    operationId: 'listStaffSessions',
    summary: 'Own sessions, newest first',
    guard: 'staff',
    may: 'own.account',
    rate: 'read',
    response: Type.Object({ results: Type.Array(StaffDeviceSession) }),
  }),
  'DELETE /api/v1/staff/sessions/{id}': call({
    operationId: 'endStaffSession',
    summary: 'End one of the own sessions',
    guard: 'staff',
    may: 'own.account',
    rate: 'write',
    params: Type.Object({ id: Uid }),
    problems: { NOT_FOUND: 404 },
    response: Message,
  }),
};
