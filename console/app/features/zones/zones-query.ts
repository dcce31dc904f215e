import type { StaffZone } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const zonesQuery = queryOptions({
  queryKey: ['zones'],
  queryFn: () => api('GET /api/v1/staff/zones'),
});

export type ZoneValues = Omit<StaffZone, 'zone_id' | 'is_closed'>;

const refresh = () => queryClient().invalidateQueries({ queryKey: ['zones'] });

/** Creates a zone, or changes the one of the id. */
export const useSaveZone = (zone_id: number | undefined) =>
  useMutation<unknown, Error, Partial<ZoneValues> & { is_closed?: boolean }>({
    mutationFn: (body) =>
      zone_id === undefined
        ? api('POST /api/v1/staff/zones', { body: body as ZoneValues })
        : api('PATCH /api/v1/staff/zones/{zone_id}', { params: { zone_id }, body }),
    onSettled: refresh,
  });
