import { staffCategoryCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls } from '../../../platform/http/index.ts';
import { readChanged } from '../../staff/index.ts';
import type { ManageItemsDeps } from './deps.ts';
import { categoryProblems as problems } from './problems.ts';
import { changeCategory, createCategory } from './save-category.ts';
import { findStaffCategory, listStaffCategories } from './staff-categories.ts';

/** Mounts the calls by which staff manage categories. */
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
