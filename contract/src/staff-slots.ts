import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_CUT_OFF_MINUTES, MAX_SLOT_CAPACITY } from './limits.ts';
import { DateText, Department, Id, Instant, Message, NonBlank, Nullable } from './schemas.ts';
import { InOtherLanguages } from './staff-items.ts';

const Capacity = Type.Integer({ minimum: 0, maximum: MAX_SLOT_CAPACITY });
const CutOff = Type.Integer({ minimum: 0, maximum: MAX_CUT_OFF_MINUTES });
/** Hours and minutes in India, '18:30'. */
const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });
const Text = NonBlank(200);

/** Where a translation is empty, the English text is shown. */
const ClosureTranslations = InOtherLanguages({
  closed_reason: Type.Optional(Type.String({ maxLength: 200 })),
});

/** The reason shown to customers for a closed slot; null when the slot is open. */
const closure = {
  closed_reason: Nullable(Text),
  translations: Type.Optional(ClosureTranslations),
};

/** A slot on a day, as staff see it. */
export const StaffSlot = Type.Object({
  slot_id: Id,
  name: Type.String(),
  department: Department,
  state: Type.Enum(['open', 'full', 'closed'], { type: 'string' }),
  capacity: Type.Integer({ description: 'on this day' }),
  usual_capacity: Type.Integer(),
  booked: Type.Integer(),
  closed_reason: Nullable(Type.String({ description: 'when staff closed it on this day' })),
  translations: ClosureTranslations,
  closes_minutes_before: Type.Integer({ description: 'the cut-off, minutes before it starts' }),
});
export type StaffSlot = Static<typeof StaffSlot>;

const SlotsOfDay = Type.Object({ date: DateText, results: Type.Array(StaffSlot) });

/** Where a translation is empty, the English text is shown. */
const PauseTranslations = InOtherLanguages({
  message: Type.Optional(Type.String({ maxLength: 200 })),
});

export const OrderingPause = Type.Object({
  scope: Type.String({ description: 'shop, KITCHEN, GROCERY, or zone: and its name' }),
  message: Type.String({ description: 'the text that customers read' }),
  translations: PauseTranslations,
  since: Instant,
});
export type OrderingPause = Static<typeof OrderingPause>;

const Pauses = Type.Object({
  results: Type.Array(OrderingPause),
  zones: Type.Array(Type.String(), { description: 'names of the zones that can be paused' }),
});
const manage = { guard: 'staff', may: 'slots.manage' } as const;

export const staffSlotCalls = {
  'GET /api/v1/staff/slots': call({
    operationId: 'listStaffSlots',
    summary: 'The slots of a day with capacity, bookings and closures',
    guard: 'staff',
    may: 'slots.read',
    rate: 'read',
    query: Type.Object({ date: DateText }),
    problems: { BAD_DATE: 422 },
    response: SlotsOfDay,
  }),
  'POST /api/v1/staff/slots': call({
    operationId: 'createSlot',
    summary: 'Create a slot of a department for every day, or offer again one of these times',
    ...manage,
    rate: 'write',
    body: Type.Object({
      department: Department,
      starts: TimeOfDay,
      ends: TimeOfDay,
      capacity: Capacity,
      closes_minutes_before: CutOff,
    }),
    invalid: { starts: 'Please enter a time.', ends: 'Please enter a time.' },
    problems: { BAD_TIMES: 422, SLOT_EXISTS: 409 },
    response: Message,
  }),
  'PUT /api/v1/staff/slots/{slot_id}/days/{date}': call({
    operationId: 'setSlotDay',
    summary:
      'Set the capacity of a slot on one day, or close it; what is not named and booked orders stay',
    ...manage,
    rate: 'write',
    params: Type.Object({ slot_id: Id, date: DateText }),
    body: Type.Object({
      capacity: Type.Optional(Nullable(Capacity)),
      closed_reason: Type.Optional(closure.closed_reason),
      translations: closure.translations,
    }),
    problems: { BAD_DATE: 422, NO_SLOT: 404 },
    response: SlotsOfDay,
  }),
  'PUT /api/v1/staff/days/{date}': call({
    operationId: 'setDay',
    summary: 'Close all slots of a day, or of one department, with a reason; null opens them',
    ...manage,
    rate: 'write',
    params: Type.Object({ date: DateText }),
    body: Type.Object({ department: Type.Optional(Department), ...closure }),
    problems: { BAD_DATE: 422 },
    response: SlotsOfDay,
  }),
  'PATCH /api/v1/staff/slots/{slot_id}': call({
    operationId: 'changeSlot',
    summary: 'Change a slot for every day: capacity, cut-off, whether it is offered',
    ...manage,
    rate: 'write',
    params: Type.Object({ slot_id: Id }),
    body: Type.Object({
      capacity: Type.Optional(Capacity),
      closes_minutes_before: Type.Optional(CutOff),
      inactive: Type.Optional(Type.Boolean()),
    }),
    problems: { NO_SLOT: 404 },
    response: Message,
  }),
  'GET /api/v1/staff/ordering': call({
    operationId: 'listOrderingPauses',
    summary: 'For what ordering is paused',
    guard: 'staff',
    may: 'slots.read',
    rate: 'read',
    response: Pauses,
  }),
  'PUT /api/v1/staff/ordering': call({
    operationId: 'setOrderingPause',
    summary: 'Pause ordering for the shop, a department or a zone, or resume it',
    ...manage,
    rate: 'write',
    body: Type.Object({
      scope: Type.String({ pattern: '^(shop|KITCHEN|GROCERY|zone:.+)$', maxLength: 100 }),
      message: Nullable(Text),
      translations: Type.Optional(PauseTranslations),
    }),
    response: Pauses,
  }),
};
