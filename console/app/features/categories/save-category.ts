import type { NewStaffCategory, StaffCategory, StaffCategoryChange } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { api } from '../../lib/api.ts';
import { categoriesQuery } from '../../lib/categories-query.ts';

export type CategorySaving =
  | { id: undefined; body: NewStaffCategory }
  | { id: number; body: StaffCategoryChange };

/** Creates a category, or changes one if it still has the version in `body`. */
export async function saveCategory({ id, body }: CategorySaving): Promise<StaffCategory> {
  try {
    return id === undefined
      ? await api('POST /api/v1/staff/categories', { body })
      : await api('PATCH /api/v1/staff/categories/{id}', { params: { id }, body });
  } finally {
    void queryClient().invalidateQueries({ queryKey: categoriesQuery.queryKey });
  }
}

/** Loads a preview of the storefront's page with the unsaved values. */
export const previewCategory =
  ({ id, body }: CategorySaving) =>
  (language: Locale) =>
    id === undefined
      ? api('POST /api/v1/staff/categories/preview', { query: { language }, body })
      : api('POST /api/v1/staff/categories/{id}/preview', {
          params: { id },
          query: { language },
          body,
        });
