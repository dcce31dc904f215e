import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_NAME_LENGTH } from './limits.ts';
import { PINCODE_PATTERN } from './rules/patterns.ts';
import {
  CustomerUid,
  Instant,
  Language,
  Message,
  MobileNumber,
  Nullable,
  OneTimeCode,
  RequestedRupees,
  Rupees,
  Uid,
} from './schemas.ts';

export const User = Type.Object({
  id: Type.Integer(),
  uid: Uid,
  full_name: Nullable(Type.String()),
  email: Nullable(Type.String()),
  mobile_no: Type.String(),
  wallet: Type.Object({ balance: Rupees() }),
  language: Type.Optional(Nullable(Language)),
});
export type User = Static<typeof User>;

const Tokens = {
  access_token: Type.String({ description: 'JWT, 15 minutes' }),
  refresh_token: Type.String({ description: 'opaque, 30 days, changes with each use' }),
};

export const AddressType = Type.Union([
  Type.Literal('Home'),
  Type.Literal('Office'),
  Type.Literal('Other'),
]);

/** The message for a missing or invalid pincode. */
export const pincodeMessage = 'Please enter the six digits of the pincode.';
const addressProblems = { PINCODE_NEEDED: 422, PLACE_NEEDED: 422 } as const;

const optionalPincodePattern = `^(${PINCODE_PATTERN})?$`;
const AddressText = (maxLength: number) => Type.String({ maxLength, default: '' });
const OptionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const Coordinate = (limit: number) =>
  Nullable(Type.Number({ minimum: -limit, maximum: limit, default: null }));

const addressFields = {
  room_no: AddressText(60),
  landmark: OptionalText(120),
  locality: AddressText(120),
  area: AddressText(120),
  pincode: Type.String({ pattern: optionalPincodePattern, default: '' }),
  type: Type.Union([AddressType, Type.Literal('')], { default: '' }),
  full_address: AddressText(400),
  latitude: Type.Optional(Coordinate(90)),
  longitude: Type.Optional(Coordinate(180)),
  is_pinned: Type.Optional(
    Type.Boolean({
      description: 'the customer put the pin there; omitted: coordinates of the text',
    }),
  ),
  is_default: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
};

/** The fields of a new address. */
export const AddressFields = Type.Object(addressFields);

const addressChange = {
  room_no: OptionalText(60),
  landmark: OptionalText(120),
  locality: OptionalText(120),
  area: OptionalText(120),
  pincode: Type.Optional(Type.String({ pattern: optionalPincodePattern })),
  type: Type.Optional(Type.Union([AddressType, Type.Literal('')])),
  full_address: OptionalText(400),
  latitude: addressFields.latitude,
  longitude: addressFields.longitude,
  is_pinned: addressFields.is_pinned,
  is_default: addressFields.is_default,
};

const AddressUid = Type.String({ ...Uid, description: "the address's uid" });

export const Address = Type.Object({
  uid: Uid,
  room_no: Type.String(),
  locality: Type.String(),
  area: Type.String(),
  pincode: Type.String(),
  type: Type.String(),
  full_address: Type.String(),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  is_pinned: Type.Boolean({ description: 'the customer put the pin there' }),
  is_default: Type.Integer(),
  landmark: Type.String({ description: 'what helps to find it, or empty' }),
});
export type Address = Static<typeof Address>;

const DeletionRequest = Type.Object({
  notify_type: Type.Literal('email'),
  mobile_no: Type.String({ maxLength: 20, description: "empty, or that of the token's account" }),
  email: Type.String({
    maxLength: 254,
    description: 'ignored: the code goes to the e-mail of the account',
  }),
  token: Type.String({ minLength: 1, maxLength: 2000 }),
  give_up_balance: Type.Optional(
    RequestedRupees({ minimum: 0, description: 'the exact wallet balance, to forfeit it' }),
  ),
});

/** What prevents the deletion of an account, in `details` of a 409. */
export const DeletionObstacle = Type.Object({
  balance: Type.Optional(Rupees({ description: 'the wallet balance' })),
  owed: Type.Optional(
    Rupees({ description: 'of recharges that were taken back after they were spent' }),
  ),
  orders: Type.Optional(Type.Array(Type.String(), { description: 'numbers of open orders' })),
});
export type DeletionObstacle = Static<typeof DeletionObstacle>;

/** A client above its rate limit still gets a one-time code when it has solved the challenge of the 429 response. */
const ProofOfWork = Type.Object({
  'X-Proof-Of-Work': Type.Optional(
    Type.String({
      maxLength: 4000,
      description:
        'the solved `challenge` of a 429: {challenge, solution} as JSON in base64; taken once',
    }),
  ),
});

export const identityCalls = {
  'GET /api/v1/auth/whoami': call({
    operationId: 'getCurrentUser',
    summary: 'The signed-in customer',
    guard: 'customer',
    rate: 'read',
    problems: { SESSION_OVER: 401 },
    response: User,
  }),
  'POST /api/v1/auth/otp': call({
    operationId: 'requestOtp',
    summary: 'Send a one-time code by SMS; also sends it again',
    guard: 'public',
    rate: 'otp',
    headers: ProofOfWork,
    body: Type.Object({ mobile_number: MobileNumber }),
    problems: { TOO_MANY_CODES: 429, NUMBER_LOCKED: 429 },
    response: Type.Object({ message: Type.String(), expires_in: Type.Integer() }),
  }),
  'POST /api/v1/auth/otp/validate': call({
    operationId: 'signIn',
    summary: 'Sign in with the code; the first valid code creates the account',
    guard: 'public',
    rate: 'otp',
    body: Type.Object({ mobile_number: MobileNumber, otp: OneTimeCode }),
    problems: { INVALID_OTP: 400, NUMBER_LOCKED: 429 },
    response: Type.Object({ user: User, ...Tokens }),
  }),
  'POST /api/v1/auth/refresh': call({
    operationId: 'refreshSession',
    summary: 'A new pair of tokens; a refresh token used again after a minute ends the session',
    guard: 'public',
    rate: 'write',
    body: Type.Object({
      refresh_token: Type.Optional(
        Type.String({
          minLength: 20,
          maxLength: 200,
          description: 'without it, that of the refresh cookie',
        }),
      ),
    }),
    problems: { SESSION_OVER: 401 },
    response: Type.Object(Tokens),
  }),
  'GET /api/v1/auth/logout': call({
    operationId: 'signOut',
    summary: 'End this session',
    guard: 'customer',
    rate: 'write',
    response: Message,
  }),
  'PUT /api/v1/users/{uid}/language': call({
    operationId: 'saveLanguage',
    summary: 'The language of the customer, on every device and in messages',
    guard: 'customer',
    rate: 'write',
    params: Type.Object({ uid: CustomerUid }),
    body: Type.Object({ language: Language }),
    problems: { NOT_YOURS: 404, SESSION_OVER: 401 },
    response: User,
  }),
  'POST /api/v1/auth/step-up': call({
    operationId: 'requestStepUp',
    summary: "Send a code that confirms this session to the account's present number",
    guard: 'customer',
    rate: 'otp',
    headers: ProofOfWork,
    body: Type.Object({}),
    problems: { SESSION_OVER: 401, TOO_MANY_CODES: 429, NUMBER_LOCKED: 429 },
    response: Type.Object({
      message: Type.String(),
      expires_in: Type.Integer({ description: 'seconds' }),
      sent_to: Type.String({ description: 'the number, masked' }),
    }),
  }),
  'POST /api/v1/auth/step-up/validate': call({
    operationId: 'validateStepUp',
    summary: 'Confirm this session with the code, for 10 minutes',
    guard: 'customer',
    rate: 'otp',
    body: Type.Object({ otp: OneTimeCode }),
    problems: { SESSION_OVER: 401, INVALID_OTP: 400, NUMBER_LOCKED: 429 },
    response: Type.Object({ expires_in: Type.Integer({ description: 'seconds' }) }),
  }),
  'GET /api/v1/auth/lost-number': call({
    operationId: 'getNumberChange',
    summary: 'The number that is going to replace a lost one, if any',
    guard: 'customer',
    rate: 'read',
    response: Type.Object({
      mobile_number: Nullable(Type.String()),
      effective_at: Nullable(Instant),
    }),
  }),
  'POST /api/v1/auth/lost-number': call({
    operationId: 'replaceLostNumber',
    summary:
      'Replace a lost number after 72 hours: first without otp, then with the code sent to the new one',
    guard: 'customer',
    rate: 'otp',
    headers: ProofOfWork,
    body: Type.Object({ mobile_number: MobileNumber, otp: Type.Optional(OneTimeCode) }),
    problems: {
      SESSION_OVER: 401,
      NUMBER_TAKEN: 409,
      TOO_MANY_CODES: 429,
      INVALID_OTP: 400,
      NUMBER_LOCKED: 429,
    },
    response: Type.Object({
      effective_at: Nullable(
        Type.String({
          format: 'date-time',
          description: 'null: a code was sent to the new number',
        }),
      ),
    }),
  }),
  'POST /api/v1/auth/lost-number/undo': call({
    operationId: 'undoNumberChange',
    summary: 'Undo the replacement with the token of its link; ends all sessions of the account',
    guard: 'public',
    rate: 'otp',
    body: Type.Object({ token: Type.String({ minLength: 20, maxLength: 200 }) }),
    problems: { NO_NUMBER_CHANGE: 404 },
    response: Message,
  }),
  'PUT /api/v1/users/{uid}': call({
    operationId: 'updateProfile',
    summary: 'Change name, e-mail or mobile number (the number after a code to the new one)',
    guard: 'customer',
    rate: 'write',
    headers: ProofOfWork,
    params: Type.Object({ uid: CustomerUid }),
    form: Type.Object({
      full_name: Type.Optional(Type.String({ maxLength: MAX_NAME_LENGTH })),
      email: Type.Optional(Type.String({ maxLength: 254 })),
      mobile_no: Type.Optional(MobileNumber),
      otp: Type.Optional(OneTimeCode),
    }),
    problems: {
      NOT_YOURS: 404,
      BAD_EMAIL: 422,
      STEP_UP_NEEDED: 403,
      SESSION_OVER: 401,
      NUMBER_TAKEN: 409,
      TOO_MANY_CODES: 429,
      INVALID_OTP: 400,
      NUMBER_LOCKED: 429,
    },
    response: Type.Object({
      user: User,
      mobile_no_to_confirm: Nullable(
        Type.String({
          description: 'a code was sent to it; it takes effect once that code is sent as otp',
        }),
      ),
    }),
  }),
  'GET /api/v1/users/{uid}/export': call({
    operationId: 'exportCustomerData',
    summary: 'All data that the shop stores of the customer, by room',
    guard: 'customer',
    rate: 'write',
    params: Type.Object({ uid: CustomerUid }),
    problems: { NOT_YOURS: 404, STEP_UP_NEEDED: 403, SESSION_OVER: 401 },
    response: Type.Record(Type.String(), Type.Unknown()),
  }),
  'GET /api/v1/address/user/{uid}': call({
    operationId: 'listAddresses',
    summary: "The customer's saved addresses",
    guard: 'customer',
    rate: 'read',
    params: Type.Object({ uid: CustomerUid }),
    problems: { NOT_YOURS: 404 },
    response: Type.Array(Address),
  }),
  'POST /api/v1/address/{userUid}': call({
    operationId: 'createAddress',
    summary: 'Save a new address',
    guard: 'customer',
    rate: 'write',
    params: Type.Object({ userUid: CustomerUid }),
    body: AddressFields,
    invalid: { pincode: pincodeMessage },
    problems: { NOT_YOURS: 404, ...addressProblems, TOO_MANY_ADDRESSES: 409 },
    response: Address,
  }),
  'PATCH /api/v1/address/{userUid}': call({
    operationId: 'updateAddress',
    summary: 'Change a saved address, named by uid in the body',
    guard: 'customer',
    rate: 'write',
    params: Type.Object({ userUid: CustomerUid }),
    body: Type.Object({ uid: Uid, ...addressChange }),
    invalid: { pincode: pincodeMessage },
    problems: { NOT_YOURS: 404, ...addressProblems },
    response: Address,
  }),
  'DELETE /api/v1/address/{uid}': call({
    operationId: 'deleteAddress',
    summary: 'Delete a saved address',
    guard: 'customer',
    rate: 'write',
    params: Type.Object({ uid: AddressUid }),
    problems: { NOT_YOURS: 404 },
    response: Message,
  }),
  'POST /api/v1/users/delete-confirm/otp/': call({
    operationId: 'requestAccountDeletion',
    summary: 'Send the deletion code to the registered e-mail, else to the registered number',
    guard: 'link',
    rate: 'otp',
    headers: ProofOfWork,
    body: DeletionRequest,
    problems: {
      SESSION_OVER: 401,
      OTHER_LINK: 404,
      ORDERS_TO_COME: 409,
      WALLET_OWES: 409,
      WALLET_NOT_EMPTY: 409,
      TOO_MANY_CODES: 429,
      NUMBER_LOCKED: 429,
    },
    response: Type.Object({
      message: Type.String(),
      channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
      sent_to: Type.String({ description: 'where the code was sent, masked' }),
    }),
  }),
  'POST /api/v1/users/delete-verify/otp/': call({
    operationId: 'deleteAccount',
    summary: 'Delete the account with the code',
    guard: 'link',
    rate: 'otp',
    query: Type.Object({
      otp: Type.String({ ...OneTimeCode, description: 'the code that deletes the account' }),
    }),
    body: DeletionRequest,
    problems: {
      SESSION_OVER: 401,
      OTHER_LINK: 404,
      ORDERS_TO_COME: 409,
      WALLET_OWES: 409,
      WALLET_NOT_EMPTY: 409,
      INVALID_OTP: 400,
      NUMBER_LOCKED: 429,
    },
    response: Message,
  }),
};
