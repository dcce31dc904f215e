import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The settings of the shop with their range and default. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => api('GET /api/v1/staff/settings'),
});

/** The shop's categories, from which settings choose. */
export const topCategoriesQuery = queryOptions({
  queryKey: ['settings', 'categories'],
  queryFn: () => api('GET /api/v1/categories/', { query: { custom_sequence: true } }),
  select: (categories) =>
    categories.filter(({ parent_category_id }) => parent_category_id === null),
});

/** Mutation that changes settings by their keys; all or none. */
export const useChangeSettings = () =>
  useMutation({
    mutationFn: (body: Readonly<Record<string, string>>) =>
      api('PATCH /api/v1/staff/settings', { body }),
    onSuccess: (settings) => queryClient().setQueryData(settingsQuery.queryKey, settings),
  });
