import type { NewStaffCategory, StaffCategory, StaffCategoryChange } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { api } from '../../lib/api.ts';
import { categoriesQuery } from '../../lib/categories-query.ts';

type CategorySaving =
  | { id: undefined; body: NewStaffCategory }
  | { id: number; body: StaffCategoryChange };

/** Creates a category, or changes one that is at this version. */
export async function saveCategory({ id, body }: CategorySaving): Promise<StaffCategory> {
  try {
    return id === undefined
      ? await api('POST /api/v1/staff/categories', { body })
      : await api('PATCH /api/v1/staff/categories/{id}', { params: { id }, body });
  } finally {
    void queryClient().invalidateQueries({ queryKey: categoriesQuery.queryKey });
  }
}
