import type { NewStaffCoupon, StaffCoupon, StaffCouponChange } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Place } from '../../lib/list-pager.tsx';

export const couponStates = ['planned', 'running', 'paused', 'used_up', 'ended'] as const;
type Filter = { state?: (typeof couponStates)[number]; q?: string };

export const couponsQuery = (filter: Filter, place: Place) =>
  queryOptions({
    queryKey: ['coupons', filter, place],
    queryFn: () => api('GET /api/v1/staff/coupons', { query: { ...filter, ...place, limit: 30 } }),
    placeholderData: keepPreviousData,
  });

type CouponSaving =
  | { id: undefined; body: NewStaffCoupon }
  | { id: number; body: StaffCouponChange };

/** Creates a coupon, or changes one if it still has the version in `body`. */
export async function saveCoupon({ id, body }: CouponSaving): Promise<StaffCoupon> {
  try {
    return id === undefined
      ? await api('POST /api/v1/staff/coupons', { body })
      : await api('PATCH /api/v1/staff/coupons/{id}', { params: { id }, body });
  } finally {
    void queryClient().invalidateQueries({ queryKey: ['coupons'] });
  }
}

/** Pauses or resumes a coupon, without a version check. */
export const useSetPaused = (id: number) =>
  useMutation({ mutationFn: (is_paused: boolean) => saveCoupon({ id, body: { is_paused } }) });
