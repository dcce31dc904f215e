import { staffSlotCalls } from '@sabuja/contract';
import { fail, isFailure, isIstDate } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { text } from '../../platform/texts/index.ts';
import { createSlot } from './create-slot.ts';
import { changeSlot, type ManageDeliveryDeps, setDay, setSlotDay } from './manage-slots.ts';
import { readOrdering, setPause } from './pauses.ts';
import { listSlotsOfDay } from './slots-of-day.ts';

const problems = {
  BAD_DATE: () => ({ status: 422, message: 'Please check the date.', field: 'date' }),
  BAD_TIMES: () => ({
    status: 422,
    message: 'Please enter an end that is after the start.',
    field: 'ends',
  }),
  SLOT_EXISTS: () => ({ status: 409, message: 'There is a slot of these times already.' }),
  NO_SLOT: () => ({ status: 404, message: 'This slot was not found.' }),
} satisfies ProblemsOf<typeof staffSlotCalls>;

export function staffSlotRoutes(context: MountContext, deps: ManageDeliveryDeps): void {
  const { db, clock } = deps;
  const readDay = async (date: string) => ({
    date,
    results: await listSlotsOfDay(db, date, clock.now()),
  });
  mountCalls(context, {
    calls: staffSlotCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/slots': async ({ query }) =>
        isIstDate(query.date) ? readDay(query.date) : fail('BAD_DATE'),
      'POST /api/v1/staff/slots': async ({ actor, body }) => {
        const failure = await createSlot(deps, actor, body);
        return isFailure(failure) ? failure : { message: text`The slot is created.` };
      },
      'PUT /api/v1/staff/slots/{slot_id}/days/{date}': async ({ actor, params, body }) => {
        const { slot_id: slotId, date } = params;
        if (!isIstDate(date)) return fail('BAD_DATE');
        const failure = await setSlotDay(deps, actor, { slotId, date }, body);
        return isFailure(failure) ? failure : readDay(date);
      },
      'PUT /api/v1/staff/days/{date}': async ({ actor, params, body }) => {
        if (!isIstDate(params.date)) return fail('BAD_DATE');
        await setDay(deps, actor, params.date, body);
        return readDay(params.date);
      },
      'PATCH /api/v1/staff/slots/{slot_id}': async ({ actor, params, body }) => {
        const failure = await changeSlot(deps, actor, params.slot_id, body);
        return isFailure(failure) ? failure : { message: text`The slot is changed.` };
      },
      'GET /api/v1/staff/ordering': () => readOrdering(db),
      'PUT /api/v1/staff/ordering': ({ actor, body }) => setPause(deps, actor, body),
    },
  });
}
