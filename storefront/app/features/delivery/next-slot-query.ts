import type { Department } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { minutes } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';

/** The next open slot of a department for items with this lead time (hours). */
export const nextSlotQuery = (api: Client, department: Department, leadTimeHours: number) =>
  queryOptions({
    queryKey: ['time-slots', 'next', department, leadTimeHours],
    queryFn: ({ signal }) =>
      api('GET /api/v1/settings/time_slots/next', {
        query: { department, lead_time_hours: leadTimeHours },
        signal,
      }),
    staleTime: minutes(1),
    refetchInterval: minutes(1),
  });
