import type { Input, ShopProfile, staffShopCalls } from '@sabuja/contract';
import { fail, mergeTranslations } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { recordAudit } from '../staff/index.ts';
import type { ManageContentDeps } from './change-settings.ts';
import { lockProfile } from './content-store.ts';
import { saveProfileRow } from './save-content.ts';
import type { ProfileTranslations } from './tables.ts';

type ProfileChange = Input<(typeof staffShopCalls)['PATCH /api/v1/staff/shop']>['body'];

/** Without these the shop could not be named on pages and invoices. */
const requiredFields = ['name', 'legal_name', 'office_address', 'phone', 'email'] as const;

/**
 * Changes fields of the shop profile and of its translations; an empty translation falls back to English. Fails with
 * PROFILE_INCOMPLETE and the name of the field when a required field is empty.
 */
export function changeProfile(
  { db, clock }: ManageContentDeps,
  actor: StaffActor,
  { translations, ...fields }: ProfileChange,
) {
  return inTransaction(db, async (tx) => {
    const { profile: before, translations: textsBefore } = await lockProfile(tx);
    const after: ShopProfile = { ...before, ...fields };
    const missing = requiredFields.find((field) => after[field].trim() === '');
    if (missing) return fail('PROFILE_INCOMPLETE', missing);
    const textsAfter = mergeTranslations(textsBefore, translations ?? {});
    const changed = differences(
      { ...before, ...flatten(textsBefore) },
      { ...after, ...flatten(textsAfter) },
    );
    if (changed === undefined) return undefined;
    await saveProfileRow(tx, after, textsAfter);
    const entry = { action: 'shop.change', subject: 'shop', subjectId: 'profile', ...changed };
    await recordAudit(tx, actor, entry, clock.now());
    return undefined;
  });
}

/** 'tagline.hi' for each translated field. */
const flatten = (translations: ProfileTranslations): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([locale, texts]) =>
      Object.entries(texts ?? {}).map(([field, value]) => [`${field}.${locale}`, value]),
    ),
  );

/** The fields that differ, before and after; undefined when there are none. */
function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(before[name] ?? '') !== JSON.stringify(after[name] ?? ''),
  );
  if (names.length === 0) return undefined;
  const pick = (values: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
