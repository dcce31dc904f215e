import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { sheetOf } from './media.ts';
import { CursorPage, cursorPaging, Instant, Nullable, optionalPeriod, Uid } from './schemas.ts';

const Values = Nullable(Type.Unsafe<object>({ type: 'object', additionalProperties: true }));

/** One row of the audit log. */
export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Instant,
  member: Nullable(Type.String({ description: 'null: the command line' })),
  role: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  subject_id: Type.String(),
  before: Values,
  after: Values,
  personal: Values,
  reason: Nullable(Type.String()),
  request_id: Nullable(Type.String()),
  address: Nullable(Type.String()),
});
export type AuditEntry = Static<typeof AuditEntry>;

const filter = {
  ...optionalPeriod,
  member: Type.Optional(Type.String({ ...Uid, description: "a member's uid" })),
  action: Type.Optional(Type.String({ maxLength: 60, description: 'order.move' })),
  subject: Type.Optional(Type.String({ maxLength: 40, description: 'order, member, slot' })),
  subject_id: Type.Optional(Type.String({ maxLength: 60 })),
};

export const staffAuditCalls = {
  'GET /api/v1/staff/audit': call({
    operationId: 'listAudit',
    summary: 'What staff changed, newest first',
    guard: 'staff',
    may: 'audit.read',
    rate: 'read',
    query: Type.Object({
      ...filter,
      until: Type.Optional(
        Type.Integer({
          minimum: 1,
          description:
            'id of the newest entry of the first page: pages stay as they are while entries arrive',
        }),
      ),
      ...cursorPaging(50),
    }),
    problems: { BAD_DATE: 422 },
    response: CursorPage(AuditEntry),
  }),
  'GET /api/v1/staff/audit/csv': call({
    operationId: 'downloadAudit',
    summary: 'The audit log as CSV or XLSX, newest first',
    guard: 'staff',
    may: 'audit.read',
    ...sheetOf(filter),
    problems: { BAD_DATE: 422 },
  }),
};
