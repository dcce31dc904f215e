import type { Department, Input, StaffSlot, staffSlotCalls } from '@sabuja/contract';
import type { IstDate } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Mutation that changes slots; reloads the queries that show them. */
function useSlotMutation<I, O>(mutationFn: (input: I) => Promise<O>) {
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        queryClient().invalidateQueries({ queryKey: ['slots'] }),
        queryClient().invalidateQueries({ queryKey: ['board', 'summary'] }),
      ]),
  });
}

/** The reason, in all languages, why customers cannot order; null reopens what was closed. */
export type Closure = Partial<Pick<StaffSlot, 'translations'>> & Pick<StaffSlot, 'closed_reason'>;
type SlotDay = { slot_id: number } & ({ capacity: number | null } | Closure);

/** Sets a slot's capacity on a day (null: the usual one), or closes it with a reason or opens it (null). */
export const useSetSlotDay = (date: IstDate) =>
  useSlotMutation(({ slot_id, ...body }: SlotDay) =>
    api('PUT /api/v1/staff/slots/{slot_id}/days/{date}', { params: { slot_id, date }, body }),
  );

type Day = Closure & { department?: Department };

/** Closes a whole day, or one department on that day, with a reason, or opens it (null). */
export const useSetDay = (date: IstDate) =>
  useSlotMutation((body: Day) => api('PUT /api/v1/staff/days/{date}', { params: { date }, body }));

type NewSlot = Input<(typeof staffSlotCalls)['POST /api/v1/staff/slots']>['body'];

/** Creates a slot of a department for every day. */
export const useCreateSlot = () =>
  useSlotMutation((body: NewSlot) => api('POST /api/v1/staff/slots', { body }));

type SlotSettings = { slot_id: number; capacity: number; closes_minutes_before: number };

/** Changes the capacity and cut-off of a slot for every day. */
export const useChangeSlot = () =>
  useSlotMutation(({ slot_id, ...body }: SlotSettings) =>
    api('PATCH /api/v1/staff/slots/{slot_id}', { params: { slot_id }, body }),
  );
