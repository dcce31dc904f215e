import { staffComboCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls } from '../../../platform/http/index.ts';
import { listSheet } from '../../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import { exportSheet, readChanged } from '../../staff/index.ts';
import type { ManageItemsDeps } from './deps.ts';
import { comboProblems as problems } from './problems.ts';
import { changeCombo, createCombo } from './save-combo.ts';
import { findStaffCombo, listStaffCombos } from './staff-combos.ts';

const comboColumns = columnsOf(
  ['combo_id', 'name', 'state', 'department', 'cost', 'discount', 'max_per_order', 'parts'],
  { rupees: ['cost'] },
);

/** Mounts the calls by which staff manage combos. */
export function staffComboRoutes(context: MountContext, deps: ManageItemsDeps): void {
  const { db } = deps;
  const read = async (id: number) => (await findStaffCombo(db, id)) ?? fail('NO_COMBO');
  mountCalls(context, {
    calls: staffComboCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/combos': ({ query }) => listStaffCombos(db, query, query),
      'GET /api/v1/staff/combos/csv': async ({ actor, query: { format, ...filter }, http }) => {
        const sheet = await listSheet(
          comboColumns,
          (paging) => listStaffCombos(db, filter, paging),
          ({ parts, ...row }) => [
            ...[row.combo_id, row.name, row.state, row.department, row.cost, row.discount],
            ...[
              row.max_per_order,
              parts.map((part) => `${part.quantity} × ${part.name}`).join('; '),
            ],
          ],
        );
        const entry = { action: 'combos.export', subject: 'combo', name: 'combos', sheet };
        const request = { actor, reply: http.reply, format };
        return exportSheet(deps, request, { ...entry, filter: { ...filter, format } });
      },
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
