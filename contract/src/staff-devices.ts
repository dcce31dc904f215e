import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_DEVICE_NAME_LENGTH } from './limits.ts';
import { Instant, Message, NonBlank, Nullable, Uid } from './schemas.ts';
import { signInProblems } from './staff.ts';

export const SharedDeviceName = NonBlank(MAX_DEVICE_NAME_LENGTH);

/** A device of the shop, such as a tablet, on which pickers and riders sign in by PIN. */
export const SharedDevice = Type.Object({
  uid: Uid,
  name: Type.String(),
  is_current: Type.Boolean({ description: 'it makes this request' }),
  enrolled_at: Nullable(Instant),
  code_expires_at: Nullable(Instant),
  last_used_at: Nullable(Instant),
  last_used_by: Nullable(Type.String()),
});
export type SharedDevice = Static<typeof SharedDevice>;

const manage = { guard: 'staff', may: 'devices.manage', recentFactor: true } as const;

export const staffDeviceCalls = {
  'GET /api/v1/staff/devices': call({
    operationId: 'listSharedDevices',
    summary: 'The enrolled devices, and those whose one-time code can still be used',
    guard: 'staff',
    may: 'devices.manage',
    rate: 'read',
    response: Type.Object({ results: Type.Array(SharedDevice) }),
  }),
  'POST /api/v1/staff/devices': call({
    operationId: 'enrolSharedDevice',
    summary: 'Enrol the device that makes the request, and sign out there',
    ...manage,
    rate: 'write',
    body: Type.Object({ name: SharedDeviceName }),
    problems: { ALREADY_ENROLLED: 409 },
    response: Message,
  }),
  'POST /api/v1/staff/devices/codes': call({
    operationId: 'createDeviceCode',
    summary: 'Create a code that enrols one device, once, within ten minutes',
    ...manage,
    rate: 'write',
    body: Type.Object({ name: SharedDeviceName }),
    response: Type.Object({
      uid: Uid,
      code: Type.String({ description: 'shown only now' }),
      expires_at: Instant,
    }),
  }),
  'POST /api/v1/staff/devices/redeem': call({
    operationId: 'redeemDeviceCode',
    summary: 'Enrol the device that makes the request by a one-time code',
    guard: 'public',
    rate: 'otp',
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
    problems: { ...signInProblems, CODE_OVER: 404, ALREADY_ENROLLED: 409 },
    response: Message,
  }),
  'DELETE /api/v1/staff/devices/{uid}': call({
    operationId: 'revokeSharedDevice',
    summary: 'Revoke a device, or withdraw its code; ends every session that began on it',
    ...manage,
    rate: 'write',
    params: Type.Object({ uid: Uid }),
    problems: { NOT_FOUND: 404 },
    response: Message,
  }),
};
