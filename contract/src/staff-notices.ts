import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_SEARCH_LENGTH } from './limits.ts';
import { sheetOf } from './media.ts';
import { CursorPage, cursorPaging, Id, Instant, Message, NonBlank, Nullable } from './schemas.ts';
import { InOtherLanguages, TranslatedText } from './staff-items.ts';

const NoticeText = NonBlank(200);
const Notice = Type.Object({
  text: NoticeText,
  translations: InOtherLanguages({ text: TranslatedText(200) }),
  from: Instant,
  until: Nullable(Type.String({ ...Instant, description: 'null: until somebody ends it' })),
});
const NewNotice = Type.Object({
  ...Notice.properties,
  from: Nullable(Type.String({ ...Instant, description: 'null: from now on' })),
});
export type NewStaffNotice = Static<typeof NewNotice>;

const State = Type.Enum(['planned', 'shown', 'over'], { type: 'string' });
const filter = {
  state: Type.Optional(State),
  q: Type.Optional(
    Type.String({ maxLength: MAX_SEARCH_LENGTH, description: 'a part of the text' }),
  ),
};

/** A notice on every page of the shop, as staff see and change it. */
export const StaffNotice = Type.Object({
  notice_id: Id,
  ...Notice.properties,
  state: State,
});
export type StaffNotice = Static<typeof StaffNotice>;

const manage = { guard: 'staff', may: 'notices.manage' } as const;
const params = Type.Object({ notice_id: Id });
const invalid = { text: 'Please write what customers should read.' };

export const staffNoticeCalls = {
  'GET /api/v1/staff/notices': call({
    operationId: 'listNotices',
    summary: 'The notices of the shop, the latest first',
    ...manage,
    rate: 'read',
    query: Type.Object({ ...filter, ...cursorPaging(100) }),
    response: CursorPage(StaffNotice),
  }),
  'GET /api/v1/staff/notices/csv': call({
    operationId: 'downloadNotices',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...manage,
    ...sheetOf(filter),
  }),
  'POST /api/v1/staff/notices': call({
    operationId: 'createNotice',
    summary: 'Show a notice on every page for a time',
    ...manage,
    rate: 'write',
    body: NewNotice,
    invalid,
    problems: { BAD_PERIOD: 422 },
    response: Type.Object({ notice_id: Id }),
  }),
  'PATCH /api/v1/staff/notices/{notice_id}': call({
    operationId: 'changeNotice',
    summary: 'Change a notice or its time',
    ...manage,
    rate: 'write',
    params,
    body: Type.Partial(NewNotice),
    invalid,
    problems: { BAD_PERIOD: 422, NO_NOTICE: 404 },
    response: Message,
  }),
  'DELETE /api/v1/staff/notices/{notice_id}': call({
    operationId: 'deleteNotice',
    summary: 'Remove a notice',
    ...manage,
    rate: 'write',
    params,
    problems: { NO_NOTICE: 404 },
    response: Message,
  }),
};
