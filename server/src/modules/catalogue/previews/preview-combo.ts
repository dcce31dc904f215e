import type { NewStaffCombo, StaffComboChange } from '@sabuja/contract';
import { type Failure, isFailure, type Locale } from '@sabuja/kit';
import { inDiscardedTransaction } from '../../../platform/db/index.ts';
import type { AuditActor } from '../../staff/index.ts';
import { findCombo } from '../combos-store.ts';
import { toShownCombo } from '../labels-store.ts';
import type { ManageItemsDeps } from '../manage/deps.ts';
import { insertCombo, updateCombo } from '../manage/save-combo.ts';
import { readItemPage } from './preview-page.ts';
import { putOnSale } from './put-on-sale.ts';
import { withoutVersion } from './without-version.ts';

type ComboSave = { combo: NewStaffCombo } | { id: number; change: StaffComboChange };

/** Like `previewStock`, for a combo. Fails like `insertCombo` and `updateCombo`. */
export const previewCombo = (
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  save: ComboSave,
  locale: Locale,
) =>
  inDiscardedTransaction(db, async (tx) => {
    const saving = { actor, now: clock.now() };
    const saved =
      'combo' in save
        ? await insertCombo(tx, save.combo, saving)
        : await updateCombo(tx, save.id, withoutVersion(save.change), saving);
    if (isFailure(saved)) return saved as Exclude<typeof saved, Failure<'CHANGED_MEANWHILE'>>;
    const { id } = saved;
    await putOnSale(tx, 'catalogue.combos', id);
    const found = await findCombo(tx, id);
    if (!found) throw new Error(`combo ${id} is not in the shop`);
    const item = [await toShownCombo(tx, found, locale)];
    const shown = { id, category_id: found.category_id, item };
    return readItemPage(tx, { ...shown, request: `/api/v1/combos/?combo_id=${id}` }, locale);
  });
