import type { NewStaffNotice } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { createAuditRecorder } from '../staff/index.ts';
import type { ManageContentDeps } from './change-settings.ts';
import {
  insertNotice,
  lockNotice,
  type NoticeValues,
  removeNotice,
  updateNotice,
} from './notice-store.ts';

const audit = createAuditRecorder('notice');

const isPeriod = ({ from, until }: NoticeValues): boolean =>
  until === null || new Date(until) > new Date(from);

/** Shows a notice on every page for a time; `from` null: from now on. Fails with BAD_PERIOD. */
export function createNotice(
  { db, clock }: ManageContentDeps,
  actor: StaffActor,
  { from, ...values }: NewStaffNotice,
) {
  const now = clock.now();
  const notice = { ...values, from: from ?? now.toISOString() };
  return inTransaction(db, async (tx) => {
    if (!isPeriod(notice)) return fail('BAD_PERIOD');
    const id = await insertNotice(tx, notice, now);
    await audit(tx, actor, { action: 'notice.create', id, after: notice }, now);
    return id;
  });
}

/** Changes a notice or its time; `from` null: from now on. Fails with NO_NOTICE or BAD_PERIOD. */
export function changeNotice(
  { db, clock }: ManageContentDeps,
  actor: StaffActor,
  id: number,
  change: Partial<NewStaffNotice>,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const before = await lockNotice(tx, id);
    if (!before) return fail('NO_NOTICE');
    const merged = { ...before, ...change };
    const after = { ...merged, from: merged.from ?? now.toISOString() };
    if (!isPeriod(after)) return fail('BAD_PERIOD');
    await updateNotice(tx, id, after, now);
    await audit(tx, actor, { action: 'notice.change', id, before, after }, now);
    return undefined;
  });
}

/** Removes a notice. Fails with NO_NOTICE. */
export function deleteNotice({ db, clock }: ManageContentDeps, actor: StaffActor, id: number) {
  return inTransaction(db, async (tx) => {
    const before = await lockNotice(tx, id);
    if (!before) return fail('NO_NOTICE');
    await removeNotice(tx, id);
    await audit(tx, actor, { action: 'notice.delete', id, before }, clock.now());
    return undefined;
  });
}
