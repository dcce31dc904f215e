import { staffCategoryCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { readChanged } from '../../staff/index.ts';
import type { ManageItemsDeps } from './deps.ts';
import { itemProblems } from './problems.ts';
import { changeCategory, createCategory } from './save-category.ts';
import { findStaffCategory, listStaffCategories } from './staff-categories.ts';

const problems = {
  NO_CATEGORY: () => ({ status: 404, message: 'This category was not found.' }),
  BAD_PARENT: () => ({
    status: 422,
    message: 'Please choose a category of the first level.',
    field: 'parent_id',
  }),
  NOT_EMPTY: () => ({
    status: 409,
    message: 'It has subcategories or products. Please move them first.',
    field: 'parent_id',
  }),
  CHANGED_MEANWHILE: itemProblems.CHANGED_MEANWHILE,
} satisfies ProblemsOf<typeof staffCategoryCalls>;

/** Mounts what staff do with categories. */
export function staffCategoryRoutes(context: MountContext, deps: ManageItemsDeps): void {
  const { db } = deps;
  const read = async (id: number) => (await findStaffCategory(db, id)) ?? fail('NO_CATEGORY');
  mountCalls(context, {
    calls: staffCategoryCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/categories': () => listStaffCategories(db),
      'POST /api/v1/staff/categories': async ({ actor, body }) => {
        const saved = await createCategory(deps, actor, body);
        return isFailure(saved) ? saved : read(saved.id);
      },
      'PATCH /api/v1/staff/categories/{id}': async ({ actor, params, body }) =>
        readChanged(await changeCategory(deps, actor, params.id, body), () => read(params.id)),
    },
  });
}
