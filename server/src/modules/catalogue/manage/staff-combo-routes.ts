import { staffComboCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls } from '../../../platform/http/index.ts';
import { readChanged } from '../../staff/index.ts';
import type { ManageItemsDeps } from './deps.ts';
import { comboProblems as problems } from './problems.ts';
import { changeCombo, createCombo } from './save-combo.ts';
import { findStaffCombo, listStaffCombos } from './staff-combos.ts';

/** Mounts what staff do with combos. */
export function staffComboRoutes(context: MountContext, deps: ManageItemsDeps): void {
  const { db } = deps;
  const read = async (id: number) => (await findStaffCombo(db, id)) ?? fail('NO_COMBO');
  mountCalls(context, {
    calls: staffComboCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/combos': ({ query }) => listStaffCombos(db, query, query),
      'GET /api/v1/staff/combos/{id}': ({ params }) => read(params.id),
      'POST /api/v1/staff/combos': async ({ actor, body }) => {
        const saved = await createCombo(deps, actor, body);
        return isFailure(saved) ? saved : read(saved.id);
      },
      'PATCH /api/v1/staff/combos/{id}': async ({ actor, params, body }) =>
        readChanged(await changeCombo(deps, actor, params.id, body), () => read(params.id)),
    },
  });
}
