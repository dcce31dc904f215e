import type { NewStaffZone, StaffZone, StaffZoneChange } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const zonesQuery = queryOptions({
  queryKey: ['zones'],
  queryFn: () => api('GET /api/v1/staff/zones'),
});

/** The shop's map; its `style_url` is null without a map. */
export const mapQuery = queryOptions({
  queryKey: ['map'],
  queryFn: () => api('GET /api/v1/geo/map'),
});

type ZoneSaving = { id: undefined; body: NewStaffZone } | { id: number; body: StaffZoneChange };

/** Creates a zone, or changes the one with this id. */
export async function saveZone({ id, body }: ZoneSaving): Promise<StaffZone> {
  try {
    return id === undefined
      ? await api('POST /api/v1/staff/zones', { body })
      : await api('PATCH /api/v1/staff/zones/{zone_id}', { params: { zone_id: id }, body });
  } finally {
    void queryClient().invalidateQueries({ queryKey: zonesQuery.queryKey });
  }
}

/** Closes a zone, or opens it again, without a version: other changes meanwhile do not matter. */
export const useSetClosed = (id: number) =>
  useMutation({ mutationFn: (is_closed: boolean) => saveZone({ id, body: { is_closed } }) });
