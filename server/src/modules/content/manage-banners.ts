import type { NewStaffBanner, StaffBanner, StaffBannerChange } from '@sabuja/contract';
import { fail, mergeTranslations } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { createAuditRecorder } from '../staff/index.ts';
import { insertBanner, lockBanner, removeBanner, updateBanner } from './banner-store.ts';
import type { ManageContentDeps } from './change-settings.ts';

const audit = createAuditRecorder('banner');

/** Creates a banner. Fails with BAD_PERIOD, or NO_ACTION for a link without a label. */
export function createBanner(
  { db, clock }: ManageContentDeps,
  actor: StaffActor,
  banner: NewStaffBanner,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const problem = findProblem(banner);
    if (problem) return problem;
    const id = await insertBanner(tx, banner, { actor, now });
    await audit(tx, actor, { action: 'banner.create', id, after: banner }, now);
    return id;
  });
}

/** Changes a banner. Fails with NO_BANNER, CHANGED_MEANWHILE, BAD_PERIOD or NO_ACTION. */
export function changeBanner(
  { db, clock }: ManageContentDeps,
  actor: StaffActor,
  id: number,
  { version, ...change }: StaffBannerChange,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const saved = await lockBanner(tx, id, now);
    if (!saved) return fail('NO_BANNER');
    if (version !== undefined && version !== saved.version) return fail('CHANGED_MEANWHILE');
    const before = valuesOf(saved);
    const after = {
      ...before,
      ...change,
      translations: mergeTranslations(before.translations, change.translations ?? {}),
    };
    const problem = findProblem(after);
    if (problem) return problem;
    await updateBanner(tx, id, after, { actor, now });
    await audit(tx, actor, { action: 'banner.change', id, before, after }, now);
    return undefined;
  });
}

/** Removes a banner. Fails with NO_BANNER. */
export function deleteBanner({ db, clock }: ManageContentDeps, actor: StaffActor, id: number) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const saved = await lockBanner(tx, id, now);
    if (!saved) return fail('NO_BANNER');
    await removeBanner(tx, id);
    await audit(tx, actor, { action: 'banner.delete', id, before: valuesOf(saved) }, now);
    return undefined;
  });
}

function findProblem({ from, until, link, action }: NewStaffBanner) {
  if (from !== null && until !== null && new Date(until) <= new Date(from)) {
    return fail('BAD_PERIOD');
  }
  return link !== '' && action.trim() === '' ? fail('NO_ACTION') : undefined;
}

const valuesOf = ({
  banner_id: _id,
  state: _state,
  version: _version,
  updated_at: _at,
  updated_by: _by,
  ...values
}: StaffBanner): NewStaffBanner => values;
