import type { StaffCategory } from '@sabuja/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => api('GET /api/v1/staff/categories'),
});

/** Returns the categories of the first level, each with its subcategories. */
export const groupCategories = (categories: readonly StaffCategory[]) =>
  categories
    .filter(({ parent_id }) => parent_id === null)
    .map((top) => ({
      top,
      subcategories: categories.filter(({ parent_id }) => parent_id === top.category_id),
    }));
