import type { NewStaffPlan, StaffPlan, StaffPlanChange } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: () => api('GET /api/v1/staff/plans'),
});

const refresh = () => queryClient().invalidateQueries(plansQuery);

type PlanSaving = { id: undefined; body: NewStaffPlan } | { id: number; body: StaffPlanChange };

/** Creates a plan, or changes one if the version in the body, if any, is current. */
export async function savePlan({ id, body }: PlanSaving): Promise<StaffPlan> {
  try {
    return id === undefined
      ? await api('POST /api/v1/staff/plans', { body })
      : await api('PATCH /api/v1/staff/plans/{id}', { params: { id }, body });
  } finally {
    void refresh();
  }
}

/** Hides a plan or offers it again, without a version: other changes meanwhile do not matter. */
export const useSetHidden = (id: number) =>
  useMutation({ mutationFn: (is_hidden: boolean) => savePlan({ id, body: { is_hidden } }) });

export const useDeletePlan = (id: number) =>
  useMutation({
    mutationFn: () => api('DELETE /api/v1/staff/plans/{id}', { params: { id } }),
    onSettled: refresh,
  });
