import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { Instant, Language, Message, Nullable, OptionalReason, Uid } from './schemas.ts';
import {
  invalidPassphrase,
  LinkToken,
  Passphrase,
  StaffEmail,
  StaffMember,
  StaffName,
  StaffNextStep,
  StaffRole,
} from './staff.ts';

/** A member as the owner sees them. */
export const StaffMemberRow = Type.Object({
  ...StaffMember.properties,
  has_second_factor: Type.Boolean(),
  created_at: Instant,
  shut_out_at: Nullable(Instant),
  last_used_at: Nullable(Instant),
});
export type StaffMemberRow = Static<typeof StaffMemberRow>;

export const StaffInvitation = Type.Object({
  uid: Uid,
  name: Type.String(),
  email: Type.String(),
  role: StaffRole,
  expires_at: Instant,
});
export type StaffInvitation = Static<typeof StaffInvitation>;

const OneTimeLink = Type.Object({
  link: Type.String({ description: 'shown only now; it is also sent by e-mail' }),
  expires_at: Instant,
});
const memberParams = Type.Object({ uid: Uid });
const manage = { guard: 'staff', may: 'members.manage', recentFactor: true } as const;

export const staffMemberCalls = {
  'GET /api/v1/staff/members': call({
    operationId: 'listStaffMembers',
    summary: 'All members of staff, and open invitations',
    guard: 'staff',
    may: 'members.manage',
    rate: 'read',
    response: Type.Object({
      results: Type.Array(StaffMemberRow),
      invitations: Type.Array(StaffInvitation),
    }),
  }),
  'POST /api/v1/staff/invitations': call({
    operationId: 'inviteStaffMember',
    summary: 'Invite a member by a link that works once, for 48 hours',
    ...manage,
    rate: 'write',
    body: Type.Object({
      name: StaffName,
      email: StaffEmail,
      role: StaffRole,
      language: Type.Optional(Language),
    }),
    problems: { EMAIL_TAKEN: 409 },
    response: Type.Object({ uid: Uid, ...OneTimeLink.properties }),
  }),
  'DELETE /api/v1/staff/invitations/{uid}': call({
    operationId: 'withdrawStaffInvitation',
    summary: 'Withdraw an invitation',
    ...manage,
    rate: 'write',
    params: memberParams,
    problems: { NOT_FOUND: 404 },
    response: Message,
  }),
  'POST /api/v1/staff/invitations/find': call({
    operationId: 'findStaffInvitation',
    summary: 'What a one-time link is for',
    guard: 'public',
    rate: 'otp',
    body: Type.Object({ token: LinkToken }),
    problems: { LINK_OVER: 404 },
    response: Type.Object({
      kind: Type.Enum(['invitation', 'passphrase'], { type: 'string' }),
      name: Type.String(),
      email: Type.String(),
      role: StaffRole,
    }),
  }),
  'POST /api/v1/staff/invitations/accept': call({
    operationId: 'acceptStaffInvitation',
    summary: 'Choose a passphrase by a one-time link: joins the staff, or replaces the passphrase',
    guard: 'public',
    rate: 'otp',
    body: Type.Object({
      token: LinkToken,
      passphrase: Passphrase,
      name: Type.Optional(StaffName),
    }),
    invalid: invalidPassphrase,
    problems: { LINK_OVER: 404, COMMON_PASSPHRASE: 422, EMAIL_TAKEN: 409 },
    response: StaffNextStep,
  }),
  'PATCH /api/v1/staff/members/{uid}': call({
    operationId: 'changeStaffRole',
    summary: 'Change the role of a member; ends their sessions',
    ...manage,
    rate: 'write',
    params: memberParams,
    body: Type.Object({ role: StaffRole }),
    problems: { NOT_FOUND: 404, LAST_OWNER: 409 },
    response: StaffMember,
  }),
  'POST /api/v1/staff/members/{uid}/shut-out': call({
    operationId: 'shutOutStaffMember',
    summary: 'Shut a member out, at once and everywhere',
    ...manage,
    rate: 'write',
    params: memberParams,
    body: Type.Object({ reason: OptionalReason }),
    problems: { NOT_FOUND: 404, LAST_OWNER: 409 },
    response: Message,
  }),
  'POST /api/v1/staff/members/{uid}/readmit': call({
    operationId: 'readmitStaffMember',
    summary: 'Let a member in again who was shut out',
    ...manage,
    rate: 'write',
    params: memberParams,
    problems: { NOT_FOUND: 404 },
    response: Message,
  }),
  'POST /api/v1/staff/members/{uid}/reset': call({
    operationId: 'resetStaffMember',
    summary: 'Remove a lost second factor, end all sessions; answers a link to a new passphrase',
    ...manage,
    rate: 'write',
    params: memberParams,
    problems: { NOT_FOUND: 404 },
    response: OneTimeLink,
  }),
};
