import type { NewStaffCategory, StaffCategory } from '@sabuja/contract';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';

type Values = Readonly<Record<string, string>>;

/** Creates a category from the fields of its form, or changes the given one at the version that the form shows. */
export function useSaveCategory(category: StaffCategory | undefined) {
  const [version, setVersion] = useState(category?.version);
  return useMutation({
    mutationFn: (values: Values) => {
      const body = toCategory(values);
      return category
        ? api('PATCH /api/v1/staff/categories/{id}', {
            params: { id: category.category_id },
            body: { ...body, ...(version !== undefined && { version }) },
          })
        : api('POST /api/v1/staff/categories', { body });
    },
    // Whoever has read that somebody else changed it may save on top of that.
    onError: (error) => {
      const problem = problemOf(error);
      if (problem?.code === 'CHANGED_MEANWHILE')
        setVersion((problem.details as StaffCategory).version);
    },
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['categories'] }),
  });
}

const toCategory = (values: Values): NewStaffCategory => ({
  name: values.name ?? '',
  description: values.description?.trim() || null,
  translations: { hi: { name: values.name_hi ?? '' }, or: { name: values.name_or ?? '' } },
  parent_id: values.parent_id ? Number(values.parent_id) : null,
  sequence: Number(values.sequence),
  lead_time_hours: values.lead_time_hours ? Number(values.lead_time_hours) : null,
  inactive: values.inactive !== undefined,
});
