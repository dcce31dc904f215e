import type { NewStaffCombo, StaffCombo, StaffComboChange } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { Place } from '../../lib/list-pager.tsx';

const PAGE_SIZE = 50;
/** The maximum number of products that a search for parts lists. */
const MAX_OFFERS = 20;

/** Names of the list's filters, which are stored in the URL. */
export const filterNames = ['q', 'state'] as const;
export type ComboFilter = Readonly<Partial<Record<(typeof filterNames)[number], string>>>;

export const combosQuery = (filter: ComboFilter, place: Place) =>
  queryOptions({
    queryKey: ['combos', 'list', filter, place],
    queryFn: () =>
      api('GET /api/v1/staff/combos', {
        query: { ...filter, ...place, limit: PAGE_SIZE } as object,
      }),
    placeholderData: keepPreviousData,
  });

export const comboQuery = (id: number) =>
  queryOptions({
    queryKey: ['combos', 'one', id],
    queryFn: () => api('GET /api/v1/staff/combos/{id}', { params: { id } }),
    enabled: Number.isSafeInteger(id),
  });

/** Products that can be added to a combo; only of `department` if it is given. */
export const offersQuery = (q: string, department: StaffCombo['department'] | undefined) =>
  queryOptions({
    queryKey: ['products', 'list', 'parts', q, department],
    queryFn: () =>
      api('GET /api/v1/staff/stocks', {
        query: { q, limit: MAX_OFFERS, ...(department && { department }) },
      }),
    placeholderData: keepPreviousData,
  });

export type ComboSaving =
  | { id: undefined; body: NewStaffCombo }
  | { id: number; body: StaffComboChange };

/** Creates a combo, or changes one if it still has the version in `body`. */
export async function saveCombo({ id, body }: ComboSaving): Promise<StaffCombo> {
  const combo =
    id === undefined
      ? await api('POST /api/v1/staff/combos', { body })
      : await api('PATCH /api/v1/staff/combos/{id}', { params: { id }, body });
  const client = queryClient();
  client.setQueryData(comboQuery(combo.combo_id).queryKey, combo);
  await client.invalidateQueries({ queryKey: ['combos', 'list'] });
  return combo;
}

/** Loads a preview of the storefront's page with the unsaved values. */
export const previewCombo =
  ({ id, body }: ComboSaving) =>
  (language: Locale) =>
    id === undefined
      ? api('POST /api/v1/staff/combos/preview', { query: { language }, body })
      : api('POST /api/v1/staff/combos/{id}/preview', {
          params: { id },
          query: { language },
          body,
        });
