import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { Instant, Message, Nullable, Uid } from './schemas.ts';
import { StaffNextStep, StaffRole, signInProblems } from './staff.ts';

export const Pin = Type.String({ pattern: '^[0-9]{6}$', description: 'six digits' });
const invalidPin = { pin: 'A PIN has six digits.', new_pin: 'A PIN has six digits.' };

/** A member who may sign in by PIN. */
export const PinPerson = Type.Object({ uid: Uid, name: Type.String(), role: StaffRole });
export type PinPerson = Static<typeof PinPerson>;

/** A picker or rider, and the state of their PIN. */
export const PinRow = Type.Object({
  ...PinPerson.properties,
  set_at: Nullable(Instant),
  expires_at: Nullable(Type.String({ ...Instant, description: 'of a start PIN' })),
});
export type PinRow = Static<typeof PinRow>;

const manage = { guard: 'staff', may: 'devices.manage', recentFactor: true } as const;
const memberParams = Type.Object({ uid: Uid });

export const staffPinCalls = {
  'GET /api/v1/staff/pin-sign-in': call({
    operationId: 'describePinSignIn',
    summary: 'The enrolled device that makes the request, and who may sign in on it by PIN',
    guard: 'public',
    rate: 'read',
    response: Type.Object({
      device: Nullable(Type.Object({ name: Type.String() })),
      people: Type.Array(PinPerson),
    }),
  }),
  'POST /api/v1/staff/pin-sign-in': call({
    operationId: 'pinSignIn',
    summary:
      'Sign in by PIN on an enrolled device; a start PIN, and no other, needs `new_pin`, which replaces it',
    guard: 'public',
    rate: 'otp',
    body: Type.Object({ member: Uid, pin: Pin, new_pin: Type.Optional(Pin) }),
    invalid: invalidPin,
    problems: {
      ...signInProblems,
      DEVICE_NOT_ENROLLED: 403,
      WRONG_PIN: 401,
      NEW_PIN_NEEDED: 409,
      NO_START_PIN: 409,
      WEAK_PIN: 422,
    },
    response: StaffNextStep,
  }),
  'PUT /api/v1/staff/pin': call({
    operationId: 'setPin',
    summary: 'Set the own PIN, as a picker or rider who signed in otherwise',
    guard: 'staff',
    may: 'own.account',
    rate: 'write',
    body: Type.Object({ pin: Pin }),
    invalid: invalidPin,
    problems: { WEAK_PIN: 422, NO_PIN_FOR_ROLE: 409 },
    response: Message,
  }),
  'GET /api/v1/staff/pins': call({
    operationId: 'listPins',
    summary: 'The pickers and riders, and who of them has a PIN',
    guard: 'staff',
    may: 'devices.manage',
    rate: 'read',
    response: Type.Object({ results: Type.Array(PinRow) }),
  }),
  'POST /api/v1/staff/pins/{uid}': call({
    operationId: 'giveStartPin',
    summary: 'Give a member a new start PIN, which must be replaced at the first sign-in by it',
    ...manage,
    rate: 'write',
    params: memberParams,
    problems: { NOT_FOUND: 404, NO_PIN_FOR_ROLE: 409 },
    response: Type.Object({
      pin: Type.String({ description: 'shown only now' }),
      expires_at: Instant,
    }),
  }),
  'DELETE /api/v1/staff/pins/{uid}': call({
    operationId: 'removePin',
    summary: 'Remove the PIN of a member, and end their sessions by PIN',
    ...manage,
    rate: 'write',
    params: memberParams,
    problems: { NOT_FOUND: 404 },
    response: Message,
  }),
};
