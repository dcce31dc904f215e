import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_PASSKEY_NAME_LENGTH } from './limits.ts';
import { Instant, Message, NonBlank, Nullable, Uid } from './schemas.ts';
import { StaffNextStep, signInProblems } from './staff.ts';

/** Characters of an encoded value; enough for a credential with a few KB of certificates. */
const MAX_ENCODED_LENGTH = 20_000;
const Encoded = Type.String({
  minLength: 1,
  maxLength: MAX_ENCODED_LENGTH,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'base64url',
});
const CredentialId = Type.String({ ...Encoded, maxLength: 1400 });
const PublicKey = Type.Literal('public-key');
const CredentialDescriptor = Type.Object({
  id: Type.String(),
  type: PublicKey,
  transports: Type.Optional(Type.Array(Type.String())),
});

export const PasskeyName = NonBlank(MAX_PASSKEY_NAME_LENGTH);

export const Passkey = Type.Object({
  id: Uid,
  name: Type.String(),
  is_backed_up: Type.Boolean({ description: 'it is synchronized to other devices of its owner' }),
  created_at: Instant,
  last_used_at: Nullable(Instant),
});
export type Passkey = Static<typeof Passkey>;

/** The options by which a browser creates a passkey (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
const CreationOptions = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: PublicKey })),
  timeout: Type.Integer({ description: 'milliseconds' }),
  excludeCredentials: Type.Array(CredentialDescriptor),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('preferred'),
    requireResidentKey: Type.Boolean(),
    userVerification: Type.Literal('required'),
  }),
  attestation: Type.Literal('none'),
});

/** The options by which a browser signs with a passkey (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`). */
const RequestOptions = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer({ description: 'milliseconds' }),
  allowCredentials: Type.Array(CredentialDescriptor),
  userVerification: Type.Literal('required'),
});

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKey,
  clientExtensionResults: Type.Object({}),
};

/** The response of a browser that has created a passkey (`RegistrationResponseJSON`). */
export const PasskeyRegistration = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  }),
});
export type PasskeyRegistration = Static<typeof PasskeyRegistration>;

/** The response of a browser that has signed with a passkey (`AuthenticationResponseJSON`). */
export const PasskeyAssertion = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Type.Optional(Type.String({ maxLength: 100 })),
  }),
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

const passkeyParams = Type.Object({ id: Uid });
const assertion = Type.Object({ response: PasskeyAssertion });
const wrongPasskey = { ...signInProblems, WRONG_PASSKEY: 400 } as const;
const unavailable = { PASSKEYS_UNAVAILABLE: 409 } as const;

export const staffPasskeyCalls = {
  'POST /api/v1/staff/passkey-sign-in/options': call({
    operationId: 'beginPasskeySignIn',
    summary: 'Begin a sign-in by passkey alone: without e-mail address or passphrase',
    guard: 'public',
    rate: 'otp',
    problems: unavailable,
    response: RequestOptions,
  }),
  'POST /api/v1/staff/passkey-sign-in': call({
    operationId: 'passkeySignIn',
    summary: 'Sign in by passkey alone',
    guard: 'public',
    rate: 'otp',
    body: assertion,
    problems: { ...wrongPasskey, ...unavailable },
    response: StaffNextStep,
  }),
  'POST /api/v1/staff/session/passkey/options': call({
    operationId: 'beginPasskeySecondFactor',
    summary: 'Begin to enter the second factor by passkey',
    guard: 'staff-session',
    rate: 'otp',
    problems: { ...unavailable, NO_PASSKEY: 409 },
    response: RequestOptions,
  }),
  'POST /api/v1/staff/session/passkey': call({
    operationId: 'passkeySecondFactor',
    summary: 'Enter the second factor by passkey: at the sign-in, and again for some acts',
    guard: 'staff-session',
    rate: 'otp',
    body: assertion,
    problems: { ...wrongPasskey, ...unavailable },
    response: StaffNextStep,
  }),
  'POST /api/v1/staff/passkeys/options': call({
    operationId: 'beginPasskey',
    summary: 'Begin to set up a passkey',
    guard: 'staff-session',
    rate: 'otp',
    problems: { ...unavailable, SECOND_FACTOR_NEEDED: 403 },
    response: CreationOptions,
  }),
  'POST /api/v1/staff/passkeys': call({
    operationId: 'addPasskey',
    summary: 'Set up a passkey; the first second factor completes the sign-in',
    guard: 'staff-session',
    rate: 'otp',
    body: Type.Object({ name: PasskeyName, response: PasskeyRegistration }),
    problems: {
      ...wrongPasskey,
      ...unavailable,
      SECOND_FACTOR_NEEDED: 403,
      PASSKEY_TAKEN: 409,
    },
    response: Type.Object({
      recovery_codes: Nullable(
        Type.Array(Type.String(), {
          description: 'with the first second factor: ten, each works once, shown only now',
        }),
      ),
    }),
  }),
  'GET /api/v1/staff/passkeys': call({
    operationId: 'listPasskeys',
    summary: 'Own passkeys, oldest first',
    guard: 'staff',
    may: 'own.account',
    rate: 'read',
    response: Type.Object({ results: Type.Array(Passkey) }),
  }),
  'PATCH /api/v1/staff/passkeys/{id}': call({
    operationId: 'renamePasskey',
    summary: 'Rename one of the own passkeys',
    guard: 'staff',
    may: 'own.account',
    rate: 'write',
    params: passkeyParams,
    body: Type.Object({ name: PasskeyName }),
    problems: { NOT_FOUND: 404 },
    response: Passkey,
  }),
  'DELETE /api/v1/staff/passkeys/{id}': call({
    operationId: 'removePasskey',
    summary: 'Remove one of the own passkeys, unless the role needs it as its last second factor',
    guard: 'staff',
    may: 'own.account',
    recentFactor: true,
    rate: 'write',
    params: passkeyParams,
    problems: { NOT_FOUND: 404, LAST_FACTOR: 409 },
    response: Message,
  }),
};
